import { type Chance, type Seat, shuffle } from '@orrery/kernel';
import { type Cards, UNIT } from './cards.ts';
import { DISCARDS, FULL, HAND, NONE, type State } from './state.ts';

export function holds(s: State, seat: Seat, card: number | undefined): card is number {
  return card !== undefined && s.place[card] === HAND + seat;
}

/** A hand in the order of drawing. */
export function handOf(s: State, seat: Seat): number[] {
  return s.hands.slice(FULL * seat, FULL * seat + s.sizes[seat]!);
}

/** A unit of the seat's own faction (PX-P7). */
export function isOwn(cards: Cards, seat: Seat, card: number): boolean {
  return cards.home[card] === seat;
}

/** A unit of another faction: it cannot be deployed, only held or discarded (PX-A1). */
export function isForeign(cards: Cards, seat: Seat, card: number): boolean {
  return cards.kind[card] === UNIT && cards.home[card] !== seat;
}

/** Takes a card out of a hand; where it goes is the caller's to say. */
export function takeFromHand(s: State, seat: Seat, card: number): void {
  const start = FULL * seat;
  const size = s.sizes[seat]! - 1;
  let at = start;
  while (s.hands[at] !== card) at++;
  for (; at < start + size; at++) s.hands[at] = s.hands[at + 1]!;
  s.hands[at] = NONE;
  s.sizes[seat] = size;
  if (s.shared.length > 0) forget(s, card);
}

function forget(s: State, card: number): void {
  const at = s.shared.indexOf(card);
  if (at >= 0) s.shared.splice(at, 1);
}

export function putInHand(s: State, seat: Seat, card: number): void {
  s.hands[FULL * seat + s.sizes[seat]!] = card;
  s.sizes[seat]!++;
  s.place[card] = HAND + seat;
}

export function putOnDiscards(s: State, card: number): void {
  s.place[card] = DISCARDS;
  s.discards.push(card);
}

/** PX-P9. */
export function discardFromHand(s: State, seat: Seat, card: number): void {
  takeFromHand(s, seat, card);
  putOnDiscards(s, card);
}

export function pileSize(s: State): number {
  return s.deck.length - s.drawn;
}

/** Takes the top card of the pile, which is not empty. */
export function drawOne(s: State, seat: Seat): void {
  putInHand(s, seat, s.deck[s.drawn]!);
  s.drawn++;
}

/** The order of the pile, which nobody knows before the end. */
export function redraw(s: State, chance: Chance): void {
  if (s.phase === 'over') return;
  s.deck = [...s.deck.slice(0, s.drawn), ...shuffle(s.deck.slice(s.drawn), chance, 'draw pile')];
}
