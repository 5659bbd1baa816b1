import type { Rules } from '@orrery/bots';
import { Dice, type Kind, type Learned, type Lesson, type Level, step } from '@orrery/kernel';
import type { Players } from '../bots/player.ts';
import { Floor } from '../floor.ts';

/** Who plays to be learned from. Plain JSON. */
export interface Schooling {
  readonly game: string;
  /** Who is to know it. */
  readonly level: Level;
  /** Is it how they judge their futures? */
  readonly judge?: true | undefined;
  readonly players: readonly string[];
  readonly games: number;
  readonly seed: string;
}

export interface Lessons {
  readonly g: number;
  /** Each with its kind: who hid it, or at which table it was. */
  readonly found: readonly (Lesson & { readonly kind: string })[];
}

/** Numbers are kept so short that a file of many games stays small. */
export const short = (value: number) => Math.round(value * 1e4) / 1e4;

/** Plays game `g`: every seat drawn from the players, every second game at a fuller table. Notes what each hid. */
export function lessonsOf<K extends Kind>(
  { game }: Rules<K>,
  learned: Learned<K>,
  players: Players<K>,
  work: Schooling,
  g: number,
): Lessons {
  const dice = new Dice(`${work.seed}|school|${g}`);
  const seats = g % 2 === 0 ? game.seats.min : game.seats.min + dice.int(game.seats.max - game.seats.min + 1);
  const options = game.readOptions(undefined, seats);
  if (!options.ok) throw new Error(options.problem);
  const names = Array.from({ length: seats }, () => work.players[dice.int(work.players.length)]!);
  const floor = new Floor(`${work.seed}|floor|${g}`);
  const found: (Lesson & { kind: string })[] = [];
  let state = game.setup(options.value, seats, dice, null);
  for (let d = 0; game.result(state) === null; d++) {
    const next = floor.next(
      game.actors(state),
      () => `${d}`,
      (by) => players.get(names[by]!)!(game.view(state, by), by, `${work.seed}|${g}|${d}|${by}`, null),
    );
    if (next === null) throw new Error(`nobody has anything to say after ${d} decisions`);
    const taken = step(game, state, next.by, next.move, dice);
    if (!taken.ok) throw new Error(`${names[next.by]} was refused: ${taken.refusal}`);
    state = taken.state;
    const lesson = learned.lesson(state, next.by);
    if (lesson !== null) found.push({ ...lesson, rows: lesson.rows.map(short), kind: names[next.by]! });
  }
  return { g, found };
}
