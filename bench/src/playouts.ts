import { Dice, type Game, type Kind, step } from '@orrery/kernel';
import type { Room } from '@orrery/words/room';
import { perCpuSecond } from './measure.ts';
import { ticTacToe } from './tic-tac-toe.ts';

/** Random playouts of a game, as it is begun without asking, per CPU-second, by its number of seats: set up, then legal moves by lot to the end. */
export async function playouts(room: Room): Promise<Record<string, number>> {
  const { game } = await room.rules();
  const rates: Record<string, number> = {};
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    rates[seats] = playoutRate(game, seats, room.first);
  return rates;
}

function playoutRate<K extends Kind>(game: Game<K>, seats: number, first: Room['first']): number {
  const options = game.readOptions(first, seats);
  if (!options.ok) throw new Error(`${game.id} refuses its own defaults: ${options.problem}`);
  const dice = new Dice(`playouts ${seats}`);
  // One deal serves many playouts, as in a search; another deal now and then, so that no position is special.
  return perCpuSecond(() => {
    const dealt = game.setup(options.value, seats, dice, null);
    for (let i = 0; i < batch; i++) playOut(game, game.copy(dealt), dice);
    return batch;
  }, 1);
}
const batch = 50;

export function playOut<K extends Kind>(game: Game<K>, s: K['state'], dice: Dice): void {
  for (;;) {
    const by = game.awaited(s)[0];
    if (by === undefined) return;
    game.apply(s, by, game.pick(s, by, dice), dice, null);
  }
}

/** Moves of tic-tac-toe per CPU-second through `step`: read, refused or taken, on a state that stays as it was, draws and events kept. */
export function ticTacToeMoves(): number {
  const dice = new Dice('tic-tac-toe');
  return perCpuSecond(() => {
    let moves = 0;
    for (let i = 0; i < batch; i++) moves += playByStep(dice);
    return moves;
  }, 1);
}

function playByStep(dice: Dice): number {
  let state = ticTacToe.setup({}, 2, dice, null);
  for (let moves = 0; ; moves++) {
    const by = ticTacToe.awaited(state)[0];
    if (by === undefined) return moves;
    const taken = step(ticTacToe, state, by, ticTacToe.pick(state, by, dice), dice);
    if (!taken.ok) throw new Error(`tic-tac-toe refused ${taken.refusal}`);
    state = taken.state;
  }
}
