import type { Chance, Seat } from '@orrery/kernel';
import { hasTypeOf, mayDeploy } from './actions.ts';
import { type Cards, cardsOf, PIRATES, RECOVER, TRUCE, UNIT, UNITS } from './cards.ts';
import { handOf, isForeign } from './hands.ts';
import type { Move, PlaySpecial } from './kind.ts';
import { hasOwnUnit } from './opening.ts';
import { allyOf, isEligible, opposed } from './seats.ts';
import { findOf, isSpared, targetOf } from './specials.ts';
import { attackLevel, countUnits, targetLevel, unitsIn } from './stacks.ts';
import { FULL, NONE, type State } from './state.ts';
import { truceBetween } from './truces.ts';

const PASS: Move = { t: 'pass' };

/** One legal move of a seat the game waits for, never giving up. All kinds come up, not all equally often. */
export function pick(s: State, by: Seat, chance: Chance): Move {
  const cards = cardsOf(s.options);
  switch (s.phase) {
    case 'attackWindow':
    case 'endWindow':
      return pickSpecial(s, cards, by, chance) ?? PASS;
    case 'vote':
      return { t: 'voteFirst', seat: chance.int(s.n, 'pick') };
    case 'mulligan':
      return { t: 'mulligan', take: chance.int(2, 'pick') === 1 && !hasOwnUnit(s, cards, by) };
    case 'support':
      return { t: 'supportReply', card: cards.ids[anyCard(s, by, chance)]! };
    case 'chooseWin':
    case 'chooseLoss':
      return pickLosses(s, cards, chance);
    default:
      return pickAction(s, cards, by, chance);
  }
}

/** A special of a seat that may play one without being asked; null where it has none, or keeps it. */
export function speakUp(s: State, by: Seat, chance: Chance): Move | null {
  if (s.phase !== 'main' && s.phase !== 'attackWindow' && s.phase !== 'endWindow') return null;
  return pickSpecial(s, cardsOf(s.options), by, chance);
}

function anyCard(s: State, seat: Seat, chance: Chance): number {
  return s.hands[FULL * seat + chance.int(s.sizes[seat]!, 'pick')]!;
}

function anyOf<T>(from: readonly T[], chance: Chance): T {
  return from[chance.int(from.length, 'pick')] as T;
}

function pickLosses(s: State, cards: Cards, chance: Chance): Move {
  const attackerCard = cards.ids[anyOf(unitsIn(s, s.attacker), chance)]!;
  if (s.phase === 'chooseLoss') return { t: 'chooseLosses', attackerCard };
  return { t: 'chooseLosses', attackerCard, targetCard: cards.ids[anyOf(unitsIn(s, s.target), chance)]! };
}

function pickAction(s: State, cards: Cards, by: Seat, chance: Chance): Move {
  const what = chance.int(8, 'pick');
  const found =
    what === 0
      ? pickAttack(s, by, chance)
      : what === 1
        ? pickJoin(s, by, chance)
        : what === 2
          ? (pickSpecial(s, cards, by, chance) ?? pickSupport(s, cards, by, chance))
          : null;
  if (found !== null) return found;
  return s.sizes[by] === 0 ? PASS : pickCard(s, cards, by, chance);
}

/** Own units are mostly deployed, all else is discarded. */
function pickCard(s: State, cards: Cards, by: Seat, chance: Chance): Move {
  const card = anyCard(s, by, chance);
  const id = cards.ids[card]!;
  if (mayDeploy(s, cards, by, card) && chance.int(8, 'pick') > 0) return { t: 'deploy', card: id };
  if (!s.options.bulkDiscard || !isForeign(cards, by, card)) return { t: 'discard', card: id };
  const others = handOf(s, by).filter((other) => other !== card && isForeign(cards, by, other));
  const also = others.filter(() => chance.int(2, 'pick') === 1).map((other) => cards.ids[other]!);
  return also.length === 0 ? { t: 'discard', card: id } : { t: 'discard', card: id, also: also.sort() };
}

/** The first own stack from a place drawn by lot, and the first it may attack from another. */
function pickAttack(s: State, by: Seat, chance: Chance): Move | null {
  const { live, owners } = s;
  if (live.length < 2) return null;
  const attacker = ownStack(s, by, chance);
  if (attacker === NONE) return null;
  const level = attackLevel(s, attacker);
  const from = chance.int(live.length, 'pick');
  for (let i = 0; i < live.length; i++) {
    const target = live[(from + i) % live.length]!;
    const defender = owners[target]!;
    if (opposed(s, by, defender) && targetLevel(s, target) <= level && !truceBetween(s, by, defender))
      return { t: 'attack', attacker, target };
  }
  return null;
}

function ownStack(s: State, by: Seat, chance: Chance): number {
  const { live } = s;
  const from = chance.int(live.length, 'pick');
  for (let i = 0; i < live.length; i++) {
    const stack = live[(from + i) % live.length]!;
    if (s.owners[stack] === by) return stack;
  }
  return NONE;
}

function pickJoin(s: State, by: Seat, chance: Chance): Move | null {
  if (s.live.length < 2) return null;
  const unit = ownStack(s, by, chance);
  if (unit === NONE || countUnits(s, unit) !== 1) return null;
  const to = ownStack(s, by, chance);
  if (to === unit || hasTypeOf(s, to, unit)) return null;
  return { t: countUnits(s, to) === 1 ? 'form' : 'reinforce', unit, to };
}

function pickSupport(s: State, cards: Cards, by: Seat, chance: Chance): Move | null {
  const ally = allyOf(s, by);
  if (ally === NONE || s.sizes[ally] === 0 || s.sizes[by] === 0) return null;
  return { t: 'support', card: cards.ids[anyCard(s, by, chance)]! };
}

/** One card of the hand, drawn by lot: if it is a special it is played wherever it can be. */
function pickSpecial(s: State, cards: Cards, by: Seat, chance: Chance): PlaySpecial | null {
  if (!isEligible(s, by)) return null;
  const card = anyCard(s, by, chance);
  const kind = cards.kind[card];
  if (kind === UNIT) return null;
  const id = cards.ids[card]!;
  if (kind === PIRATES || kind === TRUCE) {
    const seat = pickOpponent(s, by, kind === PIRATES, chance);
    return seat === NONE ? null : { t: 'playSpecial', card: id, seat };
  }
  if (kind === RECOVER) {
    const unit = findOf(s, cards, by, card, chance.int(UNITS, 'pick'));
    return unit === NONE ? { t: 'playSpecial', card: id } : { t: 'playSpecial', card: id, unit: cards.ids[unit]! };
  }
  if (s.live.length === 0) return null;
  const unit = targetOf(s, cards.rank[card]!, chance.int(s.live.length, 'pick'));
  return unit === NONE || isSpared(s, cards, by, card, unit)
    ? null
    : { t: 'playSpecial', card: id, unit: cards.ids[unit]! };
}

function pickOpponent(s: State, by: Seat, robs: boolean, chance: Chance): Seat {
  const from = chance.int(s.n, 'pick');
  for (let i = 0; i < s.n; i++) {
    const seat = (from + i) % s.n;
    if (!opposed(s, by, seat) || (robs && s.sizes[seat] === 0)) continue;
    if (truceBetween(s, by, seat) && (!robs || s.options.truceScope === 'attacksAndSpecials')) continue;
    return seat;
  }
  return NONE;
}
