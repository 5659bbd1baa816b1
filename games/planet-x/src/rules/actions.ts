import type { Emit, Seat } from '@orrery/kernel';
import { type Cards, cardsOf, idsOf, UNIT } from './cards.ts';
import type { Event } from './events.ts';
import { discardFromHand, holds, isForeign, isOwn, putInHand, takeFromHand } from './hands.ts';
import type { Deploy, Discard, Join, Refusal, Support } from './kind.ts';
import { allyOf } from './seats.ts';
import { countUnits, forceOf, isOnTable, joinStacks, layUnit, loneUnit } from './stacks.ts';
import { NONE, SLOTS, type State } from './state.ts';
import { afterAction } from './turn.ts';

/** PX-P7; PX-O9: mercenaries serve anybody. */
export function refuseDeploy(s: State, by: Seat, { card }: Deploy): Refusal | null {
  const cards = cardsOf(s.options);
  const number = cards.number.get(card);
  if (!holds(s, by, number)) return 'E_CARD_NOT_IN_HAND';
  if (cards.kind[number] !== UNIT) return 'E_NOT_UNIT';
  return mayDeploy(s, cards, by, number) ? null : 'E_NOT_OWN_FACTION';
}

export function mayDeploy(s: State, cards: Cards, by: Seat, card: number): boolean {
  return isOwn(cards, by, card) || (s.options.enemyUnits === 'mercenaries' && cards.kind[card] === UNIT);
}

export function deploy(s: State, by: Seat, { card }: Deploy, emit: Emit<Event>): void {
  const cards = cardsOf(s.options);
  const unit = cards.number.get(card)!;
  takeFromHand(s, by, unit);
  const stack = layUnit(s, cards, by, unit);
  s.moved = true;
  emit?.({ t: 'deployed', seat: by, card, stack });
  afterAction(s, emit);
}

/** PX-P9; PX-O10: foreign units may go together. */
export function refuseDiscard(s: State, by: Seat, { card, also }: Discard): Refusal | null {
  const cards = cardsOf(s.options);
  if (!holds(s, by, cards.number.get(card))) return 'E_CARD_NOT_IN_HAND';
  if (also === undefined) return null;
  if (!s.options.bulkDiscard) return 'E_NO_OPTION';
  const all = [card, ...also].map((id) => cards.number.get(id));
  const fit = all.every((one) => holds(s, by, one) && isForeign(cards, by, one));
  return fit && new Set(all).size === all.length ? null : 'E_BULK';
}

export function discard(s: State, by: Seat, { card, also }: Discard, emit: Emit<Event>): void {
  const cards = cardsOf(s.options);
  discardFromHand(s, by, cards.number.get(card)!);
  if (also !== undefined) for (const id of also) discardFromHand(s, by, cards.number.get(id)!);
  s.moved = true;
  emit?.({ t: 'discarded', seat: by, cards: [card, ...(also ?? [])] });
  afterAction(s, emit);
}

/** PX-P10 to PX-P12. */
export function refuseJoin(s: State, by: Seat, { t, unit, to }: Join): Refusal | null {
  if (!isOnTable(s, unit) || !isOnTable(s, to) || s.owners[unit] !== by || s.owners[to] !== by)
    return 'E_NOT_OWN_STACK';
  if (unit === to) return 'E_SAME_STACK';
  if (countUnits(s, unit) !== 1) return 'E_NOT_SINGLE';
  const single = countUnits(s, to) === 1;
  if (t === 'form' && !single) return 'E_NOT_SINGLE';
  if (t === 'reinforce' && single) return 'E_NOT_GROUP';
  return hasTypeOf(s, to, unit) ? 'E_TYPE_PRESENT' : null;
}

/** Does a stack have a unit of the type of a single? */
export function hasTypeOf(s: State, stack: number, single: number): boolean {
  const slot = cardsOf(s.options).rank[loneUnit(s, single)]! - 1;
  return s.slots[SLOTS * stack + slot] !== NONE;
}

export function join(s: State, by: Seat, { t, unit, to }: Join, emit: Emit<Event>): void {
  const cards = cardsOf(s.options);
  const moved = joinStacks(s, cards, unit, to);
  s.moved = true;
  const event = t === 'form' ? 'groupFormed' : 'groupReinforced';
  const force = emit === null ? 0 : forceOf(s, cards, to);
  emit?.({ t: event, seat: by, unit: cards.ids[moved]!, from: unit, stack: to, force });
  afterAction(s, emit);
}

/** PX-P13. */
export function refuseSupport(s: State, by: Seat, { t, card }: Support): Refusal | null {
  const ally = allyOf(s, by);
  if (ally === NONE) return 'E_NO_OPTION';
  if (!holds(s, by, cardsOf(s.options).number.get(card))) return 'E_CARD_NOT_IN_HAND';
  return t === 'support' && s.sizes[ally] === 0 ? 'E_HAND_EMPTY' : null;
}

export function support(s: State, by: Seat, { card }: Support, emit: Emit<Event>): void {
  s.offer = cardsOf(s.options).number.get(card)!;
  s.phase = 'support';
  emit?.({ t: 'supportOffered', seat: by, ally: allyOf(s, by), card });
}

/** PX-P13: the two cards change hands unseen; from then on each of the two knows both. */
export function supportReply(s: State, by: Seat, { card }: Support, emit: Emit<Event>): void {
  const cards = cardsOf(s.options);
  const [offered, reply] = [s.offer, cards.number.get(card)!];
  const swap = idsOf(cards, [offered, reply]) as [string, string];
  takeFromHand(s, s.active, offered);
  takeFromHand(s, by, reply);
  putInHand(s, s.active, reply);
  putInHand(s, by, offered);
  s.shared.push(offered, reply);
  s.offer = NONE;
  emit?.({ t: 'supportSwapped', seats: [s.active, by], cards: swap });
  afterAction(s, emit);
}
