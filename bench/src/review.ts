import {
  Dice,
  type Entry,
  type Game,
  type Kind,
  type MatchHead,
  MatchReader,
  RecordingChance,
  type Seat,
  step,
} from '@orrery/kernel';
import type { Room } from '@orrery/words/room';
import { Missing } from './missing.ts';

/** What ends a match that would go on. */
interface Last {
  readonly by: Seat;
  readonly move: unknown;
}

export interface ReviewCost {
  readonly entries: number;
  /** Milliseconds to open it at its end, through the eyes of a seat. */
  readonly openMs: number;
  /** Of one step forward, and of a jump anywhere: the view and what was told, 99 of 100 in no more milliseconds. */
  readonly stepMs: number;
  readonly jumpMs: number;
}

/** What it costs to read a long match at any moment: without what a page draws of it. */
export async function reviewCost(room: Room, entries: number): Promise<ReviewCost> {
  const { game } = await room.rules();
  const match = longMatch(game, entries);
  const began = performance.now();
  const reader = new MatchReader(game, match);
  reader.viewAt(entries - 1, 0);
  const openMs = performance.now() - began;
  const dice = new Dice('jumps');
  const look = (moment: number) => {
    const at = performance.now();
    reader.viewAt(moment, 0);
    reader.toldAt(moment, 0);
    return performance.now() - at;
  };
  const steps = reader.moments.map((_, moment) => look(moment));
  const jumps = Array.from({ length: 2000 }, () => look(dice.int(entries)));
  return { entries, openMs: round(openMs), stepMs: round(most(steps)), jumpMs: round(most(jumps)) };
}

/** The beginning of a match with as many seats as it takes, by legal moves at random; those given as `last` end it. */
export function longMatch<K extends Kind>(game: Game<K>, length: number, last: readonly Last[] = []) {
  const seats = game.seats.max;
  const options = game.readOptions(undefined, seats);
  if (!options.ok) throw new Error(`${game.id} refuses its own defaults: ${options.problem}`);
  const dice = new Dice('a long match');
  const dealt = new RecordingChance(dice);
  let state = game.setup(options.value, seats, dealt, null);
  const entries: Entry[] = [{ seq: 0, at: 0, t: 'setup', draws: dealt.draws }];
  for (let seq = 1; seq < length; seq++) {
    const ending = last[seq - length + last.length];
    const by = ending?.by ?? game.awaited(state)[0];
    if (by === undefined) throw new Missing(`the match is over after ${seq} entries`);
    const taken = step(game, state, by, ending?.move ?? game.pick(state, by, dice), dice);
    if (!taken.ok) throw new Error(`${game.id} refused what it picked: ${taken.refusal}`);
    state = taken.state;
    entries.push({ seq, at: seq, t: 'move', by, id: String(seq), move: taken.move, draws: taken.draws });
  }
  const head: MatchHead = { id: 'long', game: game.id, rules: game.rules, seats, options: options.value };
  return { head, entries };
}

const most = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
const round = (figure: number): number => Number(figure.toPrecision(3));
