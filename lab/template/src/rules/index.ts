import type { Chance, Emit, Game, Pacing, Read, Result, Seat } from '@orrery/kernel';
import { follow, imagine, tell, view } from '../sight/index.ts';
import { choices, type Event, type Move, type Options, type Refusal, type SealedBids, type State } from './kind.ts';

/** Options that people bring: whatever it is, it is read or refused. */
function readOptions(raw: unknown): Read<Options> {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw)))
    return { ok: false, problem: 'NOT_A_RECORD', where: '' };
  const given: Readonly<Record<string, unknown>> = { ...raw };
  const unknown = Object.keys(given).find((key) => key !== 'moons');
  if (unknown !== undefined) return { ok: false, problem: 'UNKNOWN_OPTION', where: unknown };
  const moons = choices.moons.find((each) => each === (given.moons ?? choices.moons[0]));
  return moons === undefined ? { ok: false, problem: 'BAD_MOONS', where: 'moons' } : { ok: true, value: { moons } };
}

function readMove(raw: unknown): Move | null {
  if (typeof raw !== 'object' || raw === null || !Object.hasOwn(raw, 't') || !Object.hasOwn(raw, 'card')) return null;
  const { t, card } = raw as { t: unknown; card: unknown };
  return t === 'bid' && Number.isSafeInteger(card) ? { t, card: (card as number) + 0 } : null;
}

/** SB-1: everybody has a card of each value, and the first moon is offered. */
function setup({ moons }: Options, seats: number, chance: Chance, emit: Emit<Event>): State {
  const values = Array.from({ length: moons }, (_, i) => i + 1);
  const s: State = {
    moons,
    round: 0,
    moon: 0,
    coming: values,
    hands: Array.from({ length: seats }, () => [...values]),
    bids: Array.from({ length: seats }, () => null),
    points: Array.from({ length: seats }, () => 0),
  };
  offer(s, chance, emit);
  return s;
}

function offer(s: State, chance: Chance, emit: Emit<Event>): void {
  s.round++;
  s.moon = s.coming.splice(chance.int(s.coming.length, 'moon'), 1)[0]!;
  emit?.({ t: 'offered', round: s.round, moon: s.moon });
}

const isOver = (s: State) => s.round > s.moons;

/** SB-2: all who have not sealed a bid, at once. */
function awaited(s: State): Seat[] {
  return isOver(s) ? [] : [...s.bids.keys()].filter((seat) => s.bids[seat] === null);
}

function gate(s: State, by: Seat): Refusal | null {
  if (isOver(s)) return 'OVER';
  if (s.bids[by] === undefined) return 'NOT_SEATED';
  return s.bids[by] === null ? null : 'SEALED';
}

const refuse = (s: State, by: Seat, { card }: Move): Refusal | null => (s.hands[by]!.includes(card) ? null : 'SPENT');

function apply(s: State, by: Seat, { card }: Move, chance: Chance, emit: Emit<Event>): void {
  s.bids[by] = card;
  emit?.({ t: 'sealed', by, card });
  if (!s.bids.includes(null)) show(s, s.bids as number[], chance, emit);
}

/** SB-3: the highest bid that nobody else made takes the moon; all cards that were bid are spent. */
function show(s: State, bids: readonly number[], chance: Chance, emit: Emit<Event>): void {
  const single = bids.filter((bid) => bids.indexOf(bid) === bids.lastIndexOf(bid));
  const winner = single.length === 0 ? null : bids.indexOf(Math.max(...single));
  if (winner !== null) s.points[winner]! += s.moon;
  emit?.({ t: 'shown', bids: [...bids], winner, moon: s.moon });
  s.hands = s.hands.map((hand, seat) => hand.filter((card) => card !== bids[seat]));
  s.bids = bids.map(() => null);
  if (s.coming.length > 0) {
    offer(s, chance, emit);
    return;
  }
  s.round++;
  const best = Math.max(...s.points);
  emit?.({ t: 'ended', winners: [...s.points.keys()].filter((seat) => s.points[seat] === best) });
}

/** SB-4: most points win; who has as many shares the place. */
function result(s: State): Result | null {
  if (!isOver(s)) return null;
  return { places: s.points.map((own) => 1 + s.points.filter((other) => other > own).length), scores: [...s.points] };
}

function list(s: State, by: Seat): Move[] {
  return awaited(s).includes(by) ? s.hands[by]!.map((card) => ({ t: 'bid', card })) : [];
}

/** Who has not sealed after half a minute, by correspondence after thirty hours, plays the fallback. */
const pacing: Pacing<SealedBids> = {
  longest: () => 30_000,
  timing({ round, moons }, tempo) {
    const limit = 30_000 * (tempo === 'days' ? 3600 : 1);
    return tempo === 'off' || round > moons ? null : { question: String(round), limit, waits: [], least: 0 };
  },
};

/** All of Sealed Bids that a log is folded by. */
export const game: Game<SealedBids> = {
  id: 'sealed-bids',
  rules: 1,
  seats: { min: 2, max: 4 },
  longest: 25,
  malformed: 'MALFORMED',
  readOptions,
  optionKinds: { moons: 'common' },
  readMove,
  setup,
  actors: awaited,
  awaited,
  gate,
  refuse,
  apply,
  result,
  copy: (s) => ({
    ...s,
    coming: [...s.coming],
    hands: s.hands.map((hand) => [...hand]),
    bids: [...s.bids],
    points: [...s.points],
  }),
  list,
  pick: (s, by, chance) => ({ t: 'bid', card: s.hands[by]![chance.int(s.hands[by]!.length, 'pick')]! }),
  fallback: (s, by) => ({ t: 'bid', card: s.hands[by]![0]! }),
  pacing,
  // The bids of others do not change what I am asked.
  asks: (s) => String(s.round),
  view,
  tell,
  follow,
  imagine,
};
