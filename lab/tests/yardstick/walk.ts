import { Dice, type Game, type Kind, type Seat, step } from '@orrery/kernel';
import { Floor } from '../../src/floor.ts';

type Ask<K extends Kind> = (bot: string, view: K['view'], me: Seat, seed: string) => K['move'] | null;

/** What each level does at one decision in so many of a game that `normal@1` plays against itself, as texts. */
export function decisionsOf<K extends Kind>(
  game: Game<K>,
  raw: object | undefined,
  { seats, every, most }: { seats: number; every: number; most: number },
  ask: Ask<K>,
): string[] {
  const options = game.readOptions(raw, seats);
  if (!options.ok) throw new Error(`${options.problem} at ${options.where}`);
  const chance = new Dice('yardstick');
  const floor = new Floor('yardstick order');
  const found: string[] = [];
  let state = game.setup(options.value, seats, chance, null);
  for (let d = 0; d < most && game.result(state) === null; d++) {
    const next = floor.next(
      game.actors(state),
      (by) => `${d}|${by}`,
      (by) => ask('normal@1', game.view(state, by), by, `${d}|${by}`),
    );
    if (next === null) throw new Error(`nobody has anything to say after ${d} decisions`);
    const view = game.view(state, next.by);
    if (d % every === 0)
      for (const bot of ['easy@1', 'normal@1', 'hard@1'])
        found.push(`${d} ${bot} ${JSON.stringify(ask(bot, view, next.by, `golden ${d}`))}`);
    const taken = step(game, state, next.by, next.move, chance);
    if (!taken.ok) throw new Error(`refused: ${taken.refusal}`);
    state = taken.state;
  }
  return found;
}
