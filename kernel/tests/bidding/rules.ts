import type { Chance, Emit, Result, Seat } from '../../src/index.ts';
import { deck, type Event, handSize, inOrder, type Move, type Refusal, type State } from './state.ts';

export function setup(options: { rounds: number }, seats: number, chance: Chance, emit: Emit<Event>): State {
  const state: State = { rounds: options.rounds, round: 1, prize: 0, pile: [...deck], discard: [], bidders: [] };
  for (let seat = 0; seat < seats; seat++) state.bidders.push({ hand: [], laid: null, sealed: false, points: 0 });
  for (let seat = 0; seat < seats; seat++) for (let i = 0; i < handSize; i++) draw(state, seat, chance, emit);
  offerPrize(state, chance, emit);
  return state;
}

function isOver(s: State): boolean {
  return s.round > s.rounds;
}

export function actors(s: State): Seat[] {
  return isOver(s) ? [] : [...s.bidders.keys()];
}

export function awaited(s: State): Seat[] {
  return actors(s).filter((seat) => !s.bidders[seat]!.sealed);
}

export function gate(s: State, by: Seat, t: string): Refusal | null {
  if (isOver(s)) return 'OVER';
  const bidder = s.bidders[by];
  if (bidder === undefined) return 'NOT_SEATED';
  if (t === 'open') return bidder.sealed ? null : 'NOT_SEALED';
  return bidder.sealed ? 'SEALED' : null;
}

export function refuse(s: State, by: Seat, m: Move): Refusal | null {
  const { hand, laid } = s.bidders[by]!;
  if (m.t === 'seal' && laid === null) return 'NOTHING_LAID';
  if (m.t === 'lay' && !hand.includes(m.card)) return 'NOT_IN_HAND';
  if (m.t === 'lay' && laid === m.card) return 'LAID';
  return null;
}

export function apply(s: State, by: Seat, m: Move, chance: Chance, emit: Emit<Event>): void {
  const bidder = s.bidders[by]!;
  if (m.t === 'lay') {
    bidder.laid = m.card;
    emit?.({ t: 'laid', by, card: m.card });
  } else if (m.t === 'open') {
    bidder.sealed = false;
    emit?.({ t: 'opened', by });
  } else {
    bidder.sealed = true;
    emit?.({ t: 'sealed', by });
    if (s.bidders.every(({ sealed }) => sealed)) show(s, chance, emit);
  }
}

function show(s: State, chance: Chance, emit: Emit<Event>): void {
  const bids = s.bidders.map(({ laid }) => laid!);
  const single = bids.filter((bid) => bids.indexOf(bid) === bids.lastIndexOf(bid));
  const winner = single.length === 0 ? null : bids.indexOf(Math.max(...single));
  emit?.({ t: 'shown', bids, winner });
  if (winner !== null) s.bidders[winner]!.points += s.prize;
  for (const bidder of s.bidders) {
    bidder.hand.splice(bidder.hand.indexOf(bidder.laid!), 1);
    s.discard.push(bidder.laid!);
    bidder.laid = null;
    bidder.sealed = false;
  }
  s.round++;
  if (isOver(s)) return;
  for (const seat of s.bidders.keys()) draw(s, seat, chance, emit);
  offerPrize(s, chance, emit);
}

function draw(s: State, seat: Seat, chance: Chance, emit: Emit<Event>): void {
  if (s.pile.length === 0) return;
  const [card] = s.pile.splice(chance.int(s.pile.length, 'card'), 1);
  s.bidders[seat]!.hand.push(card!);
  s.bidders[seat]!.hand.sort(inOrder);
  emit?.({ t: 'drew', by: seat, card: card! });
}

function offerPrize(s: State, chance: Chance, emit: Emit<Event>): void {
  s.prize = 1 + chance.int(6, 'prize');
  emit?.({ t: 'prize', value: s.prize });
}

export function result(s: State): Result | null {
  if (!isOver(s)) return null;
  const scores = s.bidders.map(({ points }) => points);
  return { places: scores.map((score) => 1 + scores.filter((other) => other > score).length), scores };
}

export function copy(s: State): State {
  return {
    rounds: s.rounds,
    round: s.round,
    prize: s.prize,
    pile: s.pile.slice(),
    discard: s.discard.slice(),
    bidders: s.bidders.map(({ hand, laid, sealed, points }) => ({ hand: hand.slice(), laid, sealed, points })),
  };
}

export function list(s: State, by: Seat): Move[] {
  const bidder = s.bidders[by]!;
  if (isOver(s)) return [];
  if (bidder.sealed) return [{ t: 'open' }];
  const moves: Move[] = [...new Set(bidder.hand)]
    .filter((card) => card !== bidder.laid)
    .map((card) => ({ t: 'lay', card }));
  if (bidder.laid !== null) moves.push({ t: 'seal' });
  return moves;
}

/** Seals as soon as a card lies there, half of the time. */
export function pick(s: State, by: Seat, chance: Chance): Move {
  const { laid, sealed } = s.bidders[by]!;
  if (!sealed && laid !== null && chance.int(2, 'pick') === 0) return { t: 'seal' };
  const moves = list(s, by);
  return moves[chance.int(moves.length, 'pick')]!;
}

/** Lays the lowest card and seals it. */
export function fallback(s: State, by: Seat): Move {
  const { hand, laid } = s.bidders[by]!;
  return laid === null ? { t: 'lay', card: Math.min(...hand) } : { t: 'seal' };
}
