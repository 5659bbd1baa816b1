import type { Seat } from '@orrery/kernel';
import { type Cards, cardsOf, UNIT } from './cards.ts';
import { handOf, isForeign, isOwn } from './hands.ts';
import type { Move } from './kind.ts';
import { allyOf } from './seats.ts';
import { unitsIn } from './stacks.ts';
import type { State } from './state.ts';

/** PX-P31: what a run-out clock plays. It passes where it could betray something, else plays what all can see. */
export function fallback(s: State, by: Seat): Move {
  const cards = cardsOf(s.options);
  const id = (card: number) => cards.ids[card]!;
  switch (s.phase) {
    case 'vote':
      return { t: 'voteFirst', seat: by };
    case 'mulligan':
      return { t: 'mulligan', take: false };
    case 'main':
      return s.active === by ? act(s, cards, by) : { t: 'pass' };
    case 'chooseWin': {
      const attackerCard = id(weakest(cards, unitsIn(s, s.attacker)));
      return { t: 'chooseLosses', attackerCard, targetCard: id(strongest(cards, unitsIn(s, s.target))) };
    }
    case 'chooseLoss':
      return { t: 'chooseLosses', attackerCard: id(strongest(cards, unitsIn(s, s.attacker))) };
    case 'support':
      return { t: 'supportReply', card: id(reply(s, cards, by)) };
    default:
      return { t: 'pass' };
  }
}

function act(s: State, cards: Cards, by: Seat): Move {
  const hand = handOf(s, by);
  const own = hand.filter((card) => isOwn(cards, by, card));
  if (own.length > 0) return { t: 'deploy', card: cards.ids[strongest(cards, own)]! };
  if (hand.length === 0) return { t: 'pass' };
  const foreign = hand.filter((card) => isForeign(cards, by, card));
  const card = foreign.length > 0 ? weakest(cards, foreign) : firstById(cards, hand);
  return { t: 'discard', card: cards.ids[card]! };
}

function reply(s: State, cards: Cards, by: Seat): number {
  const hand = handOf(s, by);
  const theirs = hand.filter((card) => cards.kind[card] === UNIT && cards.home[card] === allyOf(s, by));
  if (theirs.length > 0) return strongest(cards, theirs);
  const foreign = hand.filter((card) => isForeign(cards, by, card));
  return foreign.length > 0 ? weakest(cards, foreign) : firstById(cards, hand);
}

function strongest(cards: Cards, units: readonly number[]): number {
  return best(units, (a, b) => cards.force[b]! - cards.force[a]! || cards.order[a]! - cards.order[b]!);
}

function weakest(cards: Cards, units: readonly number[]): number {
  return best(units, (a, b) => cards.force[a]! - cards.force[b]! || cards.order[a]! - cards.order[b]!);
}

function firstById(cards: Cards, hand: readonly number[]): number {
  return best(hand, (a, b) => cards.order[a]! - cards.order[b]!);
}

function best(from: readonly number[], before: (a: number, b: number) => number): number {
  return from.reduce((one, other) => (before(one, other) <= 0 ? one : other));
}
