import { Dice, type Seat } from '@orrery/kernel';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { samples } from '../samples.ts';

export interface Position {
  readonly s: State;
  readonly by: Seat;
}

/** Decisions of random games under every sample of options, one of every `every`, by seats the game waits for. */
export function positions(seats: number, every: number): Position[] {
  return samples.flatMap((raw) => {
    const read = game.readOptions(raw, seats);
    if (!read.ok) throw new Error(read.problem);
    const found: Position[] = [];
    const dice = new Dice(`positions ${seats} ${JSON.stringify(raw)}`);
    const s = game.setup(read.value, seats, dice, null);
    for (let k = 0; ; k++) {
      const [by] = game.awaited(s);
      if (by === undefined) return found;
      if (k % every === 0) found.push({ s: game.copy(s), by });
      game.apply(s, by, game.pick(s, by, dice), dice, null);
    }
  });
}
