import { commonLevels, Dice, type Kind, type Level, type Mind, type Seat, type Thinking } from '@orrery/kernel';
import { game } from '../../src/rules/index.ts';
import type { Options } from '../../src/rules/kind.ts';
import type { State } from '../../src/rules/state.ts';
import { samples } from '../samples.ts';

export interface Position {
  readonly s: State;
  readonly by: Seat;
}

/** Every sample of options that so many seats can play. */
export function optionsFor(seats: number): Options[] {
  return samples.flatMap((raw) => {
    const read = game.readOptions(raw, seats);
    return read.ok ? [read.value] : [];
  });
}

/** Decisions of a random game, one of every `every`, by seats the game waits for; at least the last one. */
export function positions(options: Options, every: number): Position[] {
  const found: Position[] = [];
  const dice = new Dice(`positions ${JSON.stringify(options)}`);
  const s = game.setup(options, options.factions.length, dice, null);
  let last: Position | null = null;
  for (let k = 0; ; k++) {
    const [by] = game.awaited(s);
    if (by === undefined) break;
    last = { s: game.copy(s), by };
    if (k % every === 0) found.push(last);
    game.apply(s, by, game.pick(s, by, dice), dice, null);
  }
  return last === null ? found : [...found, last];
}

/** The same programs with less patience: what they look at does not change with it. */
export function brief<K extends Kind>(mind: Mind<K>): Mind<K> {
  const hasty = commonLevels.map((level): [Level, Thinking<K>] => {
    const how = mind.levels[level];
    return [level, how.t === 'greedy' ? { ...how, samples: 2 } : { ...how, playouts: 60, positions: 200 }];
  });
  return { ...mind, levels: Object.fromEntries(hasty) as Mind<K>['levels'] };
}
