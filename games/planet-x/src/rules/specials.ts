import type { Chance, Emit, Seat } from '@orrery/kernel';
import { type Cards, cardsOf, ELIMINATE, MODIFIER, PIRATES, RECOVER, TRUCE, UNIT, UNITS } from './cards.ts';
import type { Both, Event } from './events.ts';
import { discardFromHand, holds, putOnDiscards, takeFromHand } from './hands.ts';
import type { PlaySpecial, Refusal } from './kind.ts';
import { everyone, opposed } from './seats.ts';
import { attach, discardUnit, forceOf, layUnit, lossOf } from './stacks.ts';
import { DISCARDS, FULL, NONE, SLOTS, type State, TABLE } from './state.ts';
import { makeTruce, truceBetween } from './truces.ts';
import { afterSpecial } from './turn.ts';

/** PX-P19 to PX-P24. */
export function refuseSpecial(s: State, by: Seat, move: PlaySpecial): Refusal | null {
  const cards = cardsOf(s.options);
  const card = cards.number.get(move.card);
  if (!holds(s, by, card)) return 'E_CARD_NOT_IN_HAND';
  if (cards.kind[card] === UNIT) return 'E_NOT_SPECIAL';
  if ((s.used >> by) & 1) return 'E_SPECIAL_USED';
  switch (cards.kind[card]) {
    case PIRATES:
    case TRUCE:
      return refuseOnSeat(s, cards, by, card, move);
    case RECOVER:
      return refuseRecover(s, cards, by, card, move);
    default:
      return refuseOnUnit(s, cards, by, card, move);
  }
}

function refuseOnSeat(s: State, cards: Cards, by: Seat, card: number, { unit, seat }: PlaySpecial): Refusal | null {
  const robs = cards.kind[card] === PIRATES;
  if (robs && !hasVictim(s, by)) return 'E_NO_TARGET';
  if (unit !== undefined || seat === undefined || seat >= s.n || seat === by) return 'E_BAD_TARGET';
  if (robs && s.sizes[seat] === 0) return 'E_BAD_TARGET';
  if (!opposed(s, by, seat)) return 'E_ALLY';
  if (!truceBetween(s, by, seat)) return null;
  if (!robs) return 'E_TRUCE_EXISTS';
  return s.options.truceScope === 'attacksAndSpecials' ? 'E_TRUCE' : null;
}

function hasVictim(s: State, by: Seat): boolean {
  return s.sizes.some((size, seat) => size > 0 && opposed(s, by, seat));
}

function refuseRecover(s: State, cards: Cards, by: Seat, card: number, { unit, seat }: PlaySpecial): Refusal | null {
  if (seat !== undefined) return 'E_BAD_TARGET';
  if (unit === undefined) return findOf(s, cards, by, card, 0) === NONE ? null : 'E_CHOOSE_UNIT';
  const number = cards.number.get(unit);
  return number !== undefined && isFind(s, cards, by, card, number) ? null : 'E_BAD_TARGET';
}

/** PX-P22: a unit of the type and of one's own faction among the discards. */
function isFind(s: State, cards: Cards, by: Seat, card: number, unit: number): boolean {
  return cards.home[unit] === by && cards.rank[unit] === cards.rank[card] && s.place[unit] === DISCARDS;
}

/** The first unit that Recover finds, looking from unit `from` of the faction on and round; -1 if there is none. */
export function findOf(s: State, cards: Cards, by: Seat, card: number, from: number): number {
  for (let i = 0; i < UNITS; i++) {
    const unit = UNITS * by + ((from + i) % UNITS);
    if (isFind(s, cards, by, card, unit)) return unit;
  }
  return NONE;
}

function refuseOnUnit(s: State, cards: Cards, by: Seat, card: number, { unit, seat }: PlaySpecial): Refusal | null {
  const rank = cards.rank[card]!;
  if (targetOf(s, rank, 0) === NONE) return 'E_NO_TARGET';
  const number = unit === undefined ? undefined : cards.number.get(unit);
  if (number === undefined || seat !== undefined) return 'E_BAD_TARGET';
  if (cards.kind[number] !== UNIT || s.place[number] !== TABLE || cards.rank[number] !== rank) return 'E_BAD_TARGET';
  return isSpared(s, cards, by, card, number) ? 'E_TRUCE' : null;
}

/** PX-O8: under the wider truce the two do each other no harm by specials either. */
export function isSpared(s: State, cards: Cards, by: Seat, card: number, unit: number): boolean {
  if (s.options.truceScope === 'attacks' || s.truces.length === 0) return false;
  const harms = cards.kind[card] === ELIMINATE || cards.force[card]! < 0;
  return harms && truceBetween(s, by, s.owners[s.stackOf[unit]!]!);
}

/** The unit of a rank on the table, looking from the `from`th stack on and round; -1 if there is none. */
export function targetOf(s: State, rank: number, from: number): number {
  const { live, slots } = s;
  for (let i = 0; i < live.length; i++) {
    const unit = slots[SLOTS * live[(from + i) % live.length]! + rank - 1]!;
    if (unit !== NONE) return unit;
  }
  return NONE;
}

/** It takes effect at once and completely (PX-P19). */
export function playSpecial(s: State, by: Seat, move: PlaySpecial, chance: Chance, emit: Emit<Event>): void {
  const cards = cardsOf(s.options);
  const card = cards.number.get(move.card)!;
  const unit = move.unit === undefined ? NONE : cards.number.get(move.unit)!;
  const kind = cards.kind[card];
  takeFromHand(s, by, card);
  s.used = s.options.specialLimit === 'perTable' ? everyone(s) : s.used | (1 << by);
  s.moved = true;
  if (emit !== null) announce(s, cards, by, move, emit);
  if (kind === MODIFIER) attach(s, cards, card, unit);
  else if (kind === TRUCE) makeTruce(s, card, by, move.seat!, emit);
  else {
    if (kind === RECOVER) recover(s, cards, by, unit, emit);
    else if (kind === ELIMINATE) eliminate(s, cards, by, unit, emit);
    else rob(s, by, move.seat!, chance, emit);
    putOnDiscards(s, card);
  }
  afterSpecial(s, emit);
}

function announce(
  s: State,
  cards: Cards,
  seat: Seat,
  { card, unit, seat: on }: PlaySpecial,
  emit: (event: Event) => void,
): void {
  const modifies = cards.kind[cards.number.get(card)!] === MODIFIER;
  const stack = modifies ? s.stackOf[cards.number.get(unit!)!]! : null;
  const forces = stack === null ? null : beforeAndAfter(s, cards, card, unit!, stack);
  emit({ t: 'specialPlayed', seat, card, unit: unit ?? null, on: on ?? null, stack, forces });
}

function beforeAndAfter(s: State, cards: Cards, mod: string, unit: string, stack: number): Both {
  const number = cards.number.get(unit)!;
  const amount = cards.force[cards.number.get(mod)!]!;
  const before = forceOf(s, cards, stack);
  s.bonus[number]! += amount;
  const after = forceOf(s, cards, stack);
  s.bonus[number]! -= amount;
  return [before, after];
}

/** PX-P22. */
function recover(s: State, cards: Cards, by: Seat, unit: number, emit: Emit<Event>): void {
  if (unit === NONE) {
    emit?.({ t: 'recoverInVain', seat: by });
    return;
  }
  s.discards.splice(s.discards.indexOf(unit), 1);
  const stack = layUnit(s, cards, by, unit);
  emit?.({ t: 'unitRecovered', seat: by, card: cards.ids[unit]!, stack });
}

/** PX-P21. */
function eliminate(s: State, cards: Cards, by: Seat, unit: number, emit: Emit<Event>): void {
  emit?.({ t: 'unitEliminated', by, lost: lossOf(s, cards, unit) });
  discardUnit(s, cards, unit);
}

/** PX-P23. */
function rob(s: State, by: Seat, victim: Seat, chance: Chance, emit: Emit<Event>): void {
  const card = s.hands[FULL * victim + chance.int(s.sizes[victim]!, 'pirates')]!;
  discardFromHand(s, victim, card);
  emit?.({ t: 'pirated', by, victim, card: cardsOf(s.options).ids[card]! });
}
