import { Dice, type Kind } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';
import { useMemo } from 'react';
import { type GameKit, useKit } from './kit.ts';
import { looksOf } from './names.ts';

/** Which identity each seat wears at a table with these options, where its game has colours of its own; null: it has none. */
export function gameLooks(
  kit: GameKit<Kind> | null,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): readonly number[] | null {
  if (kit?.table.looks === undefined) return null;
  const read = kit.game.readOptions(options, seats);
  if (!read.ok) return null;
  // Who wears what is settled before a card is dealt: any deal will do.
  return kit.table.looks(kit.game.view(kit.game.setup(read.value, seats, new Dice('looks'), null), 'table'));
}

/** What each seat wears around a table of the server: before a match what people have chosen, then what it wears at the table. */
export function useLooks({ game, rules, status, options, seats }: TableInfo): readonly number[] {
  const kit = useKit(game, rules);
  // A table is told of anew with every move, its options are the same.
  const terms = JSON.stringify(options);
  const n = seats.length;
  const worn = useMemo(
    () => (status === 'waiting' ? null : gameLooks(kit, JSON.parse(terms), n)),
    [kit, status, terms, n],
  );
  return worn ?? looksOf(seats);
}
