import type { Seat } from '@orrery/kernel';
import { hasTypeOf, mayDeploy } from './actions.ts';
import { refuseAttack } from './attack.ts';
import { type Cards, cardsOf, ELIMINATE, idsOf, MODIFIER, PIRATES, RECOVER, TRUCE, UNIT, UNITS } from './cards.ts';
import { handOf, isForeign } from './hands.ts';
import type { Move, PlaySpecial } from './kind.ts';
import { gate } from './moves.ts';
import { hasOwnUnit } from './opening.ts';
import { allyOf, isEligible, opposed } from './seats.ts';
import { isSpared, refuseSpecial } from './specials.ts';
import { countUnits, unitsIn } from './stacks.ts';
import { NONE, SLOTS, type State } from './state.ts';

/** All legal moves of a seat; giving up is always the last. */
export function list(s: State, by: Seat): readonly Move[] {
  const cards = cardsOf(s.options);
  const may = (t: Move['t']) => gate(s, by, t) === null;
  const moves: Move[] = [];
  if (may('voteFirst') && s.answers[by] === NONE)
    for (let seat = 0; seat < s.n; seat++) moves.push({ t: 'voteFirst', seat });
  if (may('mulligan') && s.answers[by] === NONE) {
    moves.push({ t: 'mulligan', take: false });
    if (!hasOwnUnit(s, cards, by)) moves.push({ t: 'mulligan', take: true });
  }
  if (may('deploy')) moves.push(...actions(s, cards, by));
  if (may('supportReply')) for (const card of names(s, cards, by)) moves.push({ t: 'supportReply', card });
  if (may('chooseLosses')) moves.push(...losses(s, cards));
  if (s.phase !== 'main' && may('pass') && isEligible(s, by) && ((s.passed >> by) & 1) === 0) moves.push({ t: 'pass' });
  if (may('playSpecial') && isEligible(s, by)) moves.push(...specials(s, cards, by));
  if (may('resign')) moves.push({ t: 'resign' });
  return moves;
}

function names(s: State, cards: Cards, seat: Seat): string[] {
  return idsOf(cards, handOf(s, seat));
}

function actions(s: State, cards: Cards, by: Seat): Move[] {
  const moves: Move[] = [];
  const hand = handOf(s, by);
  for (const card of hand) if (mayDeploy(s, cards, by, card)) moves.push({ t: 'deploy', card: cards.ids[card]! });
  for (const card of hand) moves.push({ t: 'discard', card: cards.ids[card]! });
  if (s.options.bulkDiscard) moves.push(...bulkDiscards(s, cards, by));
  const own = s.live.filter((stack) => s.owners[stack] === by);
  for (const unit of own)
    for (const to of own)
      if (unit !== to && countUnits(s, unit) === 1 && !hasTypeOf(s, to, unit))
        moves.push({ t: countUnits(s, to) === 1 ? 'form' : 'reinforce', unit, to });
  for (const attacker of own)
    for (const target of s.live) {
      const move: Move = { t: 'attack', attacker, target };
      if (refuseAttack(s, by, move) === null) moves.push(move);
    }
  const ally = allyOf(s, by);
  if (ally !== NONE && s.sizes[ally]! > 0) for (const card of names(s, cards, by)) moves.push({ t: 'support', card });
  if (hand.length === 0) moves.push({ t: 'pass' });
  return moves;
}

/** PX-O10: each foreign unit, with every set of the others. */
function bulkDiscards(s: State, cards: Cards, by: Seat): Move[] {
  const foreign = handOf(s, by).filter((card) => isForeign(cards, by, card));
  return foreign.flatMap((card) => {
    const others = foreign.filter((other) => other !== card);
    const sets = Array.from({ length: (1 << others.length) - 1 }, (_, i) =>
      others.filter((_, k) => ((i + 1) >> k) & 1),
    );
    return sets.map((set): Move => ({ t: 'discard', card: cards.ids[card]!, also: idsOf(cards, set).sort() }));
  });
}

function losses(s: State, cards: Cards): Move[] {
  const mine = idsOf(cards, unitsIn(s, s.attacker));
  if (s.phase === 'chooseLoss') return mine.map((attackerCard) => ({ t: 'chooseLosses', attackerCard }));
  const theirs = idsOf(cards, unitsIn(s, s.target));
  return theirs.flatMap((targetCard) =>
    mine.map((attackerCard): Move => ({ t: 'chooseLosses', attackerCard, targetCard })),
  );
}

function specials(s: State, cards: Cards, by: Seat): PlaySpecial[] {
  return handOf(s, by)
    .filter((card) => cards.kind[card] !== UNIT)
    .flatMap((card) => playsOf(s, cards, by, card));
}

/** Every way of playing a special that is in hand and within the allowance. */
function playsOf(s: State, cards: Cards, by: Seat, card: number): PlaySpecial[] {
  const t = 'playSpecial';
  const id = cards.ids[card]!;
  switch (cards.kind[card]) {
    case MODIFIER:
    case ELIMINATE:
      return s.live
        .map((stack) => s.slots[SLOTS * stack + cards.rank[card]! - 1]!)
        .filter((unit) => unit !== NONE && !isSpared(s, cards, by, card, unit))
        .map((unit) => ({ t, card: id, unit: cards.ids[unit]! }));
    case RECOVER: {
      const own = cards.ids.slice(UNITS * by, UNITS * by + UNITS);
      const plays: PlaySpecial[] = [{ t, card: id }, ...own.map((unit): PlaySpecial => ({ t, card: id, unit }))];
      return plays.filter((play) => refuseSpecial(s, by, play) === null);
    }
    case PIRATES:
    case TRUCE:
      return s.sizes
        .map((_, seat): PlaySpecial => ({ t, card: id, seat }))
        .filter((play) => opposed(s, by, play.seat!) && refuseSpecial(s, by, play) === null);
    default:
      return [];
  }
}
