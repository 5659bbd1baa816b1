import { Dice, type Seat } from '@orrery/kernel';
import { game } from '../../src/rules/index.ts';
import type { Options } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';

export interface Position {
  readonly s: State;
  readonly by: Seat;
}

export function optionsOf(raw: object, seats: number): Options {
  const options = game.readOptions(raw, seats);
  if (!options.ok) throw new Error(`${options.problem} at ${options.where}`);
  return options.value;
}

/** Decisions of random games, one of every `every`. */
export function positions(raw: object, seats: number, games: number, every: number): Position[] {
  const found: Position[] = [];
  const dice = new Dice(`positions ${seats} ${JSON.stringify(raw)}`);
  for (let g = 0; g < games; g++) {
    const s = game.setup(optionsOf(raw, seats), seats, dice, null);
    for (let k = 0; s.toAct >= 0; k++) {
      if (k % every === g % every) found.push({ s: game.copy(s), by: s.toAct });
      game.apply(s, s.toAct, game.pick(s, s.toAct, dice), dice, null);
    }
  }
  return found;
}
