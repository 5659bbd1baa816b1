import { Dice, type Game, type Kind, step } from '@orrery/kernel';
import type { Room } from '@orrery/words/room';
import { perCpuSecond } from './measure.ts';

export interface StepCost {
  /** Microseconds of CPU to copy a state in the middle of a game. */
  readonly copyUs: number;
  /** Milliseconds of CPU for one step as a server takes it: read, refuse, copy, apply, and the view of one seat. */
  readonly stepMs: number;
}

/** What a step costs in the middle of a game with as many seats as it takes. */
export async function stepCost(room: Room): Promise<StepCost> {
  const { game } = await room.rules();
  const dice = new Dice('steps');
  const middle = middleOf(game, room, dice);
  const copies = perCpuSecond(() => {
    for (let i = 0; i < 100; i++) game.copy(middle);
    return 100;
  }, 0.5);
  const by = game.awaited(middle)[0]!;
  const moves = Array.from({ length: 50 }, () => game.pick(middle, by, dice));
  const steps = perCpuSecond(() => {
    for (const move of moves) {
      const taken = step(game, middle, by, move, dice);
      if (!taken.ok) throw new Error(`${game.id} refused what it picked: ${taken.refusal}`);
      game.view(taken.state, by);
    }
    return moves.length;
  }, 0.5);
  return { copyUs: round(1e6 / copies), stepMs: round(1e3 / steps) };
}

function middleOf<K extends Kind>(game: Game<K>, room: Room, dice: Dice): K['state'] {
  const { max } = game.seats;
  const options = game.readOptions(room.first, max);
  if (!options.ok) throw new Error(`${game.id} refuses its own defaults: ${options.problem}`);
  const play = (s: K['state'], moves: number): number => {
    for (let played = 0; ; played++) {
      const by = game.awaited(s)[0];
      if (by === undefined || played === moves) return played;
      game.apply(s, by, game.pick(s, by, dice), dice, null);
    }
  };
  const dealt = game.setup(options.value, max, dice, null);
  const length = play(game.copy(dealt), Number.POSITIVE_INFINITY);
  play(dealt, Math.floor(length / 2));
  // Another course may be shorter than the first.
  return game.result(dealt) === null ? dealt : middleOf(game, room, dice);
}

const round = (figure: number): number => Number(figure.toPrecision(3));
