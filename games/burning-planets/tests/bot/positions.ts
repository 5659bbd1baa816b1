import { Dice, type Seat } from '@orrery/kernel';
import { guess, speech } from '../../src/bot/guess.ts';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { optionsOf } from '../fixtures/sky.ts';

export interface Position {
  readonly s: State;
  readonly by: Seat;
}

/** Decisions of a game that bots play, one of every `every`: with colonies, sieges, kits and contracts. */
export function positions(seats: number, every: number, given: object = {}): Position[] {
  const found: Position[] = [];
  const dice = new Dice(`positions ${seats}`);
  const s = game.setup(optionsOf(seats, { preset: 'quick', ...given }), seats, dice, null);
  for (let k = 0; ; k++) {
    const [by] = game.awaited(s);
    if (by === undefined) return found;
    if (k % every === 0) found.push({ s: game.copy(s), by });
    game.apply(s, by, speech(s, by) ?? guess(s, by, dice), dice, null);
  }
}
