import { Dice, type Kind } from '@orrery/kernel';
import type { GameKit } from '../play/kit.ts';

/** Which identity each seat will wear at a table with these options, where its game has a say in it. */
export function looksOf(
  kit: GameKit<Kind> | null,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): readonly number[] {
  const usual = Array.from({ length: seats }, (_, seat) => seat % 6);
  const read = kit?.game.readOptions(options, seats);
  if (kit?.table.looks === undefined || !read?.ok) return usual;
  // Who wears what is settled before a card is dealt: any deal will do.
  return kit.table.looks(kit.game.view(kit.game.setup(read.value, seats, new Dice('looks'), null), 'table'));
}
