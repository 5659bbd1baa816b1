import type { Eyes, Seat } from '@orrery/kernel';
import { type Cards, cardsOf, idsOf } from '../rules/cards.ts';
import { handOf, pileSize } from '../rules/hands.ts';
import type { Answer, AttackSeen, SeatSeen, StackSeen, View, WindowSeen } from '../rules/kind.ts';
import { finalCount, printedForce } from '../rules/score.ts';
import { allyOf, eligible, isEligible, listOf, teamOf } from '../rules/seats.ts';
import { attackLevel, forceOf, modsOn, targetLevel, unitsIn } from '../rules/stacks.ts';
import { NONE, type State } from '../rules/state.ts';
import { trucesOf } from '../rules/truces.ts';

/**
 * Who gets what. "all" includes the table; open eyes, of a match that is over, get what any seat gets.
 *
 * | field                                     | who                                                               |
 * |-------------------------------------------|-------------------------------------------------------------------|
 * | stacks, discards, truces, attack          | all                                                               |
 * | players: handSize, eligible, force, ...   | all                                                               |
 * | players.hand                              | its owner; all at the end                                         |
 * | players.shared (known through Support)    | its owner and the ally                                            |
 * | pileSize                                  | all                                                               |
 * | pile, in its order                        | nobody; all at the end                                            |
 * | window: that it is open, whom it asks     | all                                                               |
 * | answer: a pass, a mulligan, a vote        | its owner; votes all, once all are in (votes)                     |
 * | offer in Support                          | its owner, until the swap                                         |
 * | who has answered                          | nobody                                                            |
 * | windows, stall, cardMoved, nextStack      | all: they count what all have seen                                |
 */
export function view(s: State, who: Eyes): View {
  const cards = cardsOf(s.options);
  const over = s.phase === 'over';
  return {
    me: who === 'open' ? 'table' : who,
    n: s.n,
    options: s.options,
    phase: s.phase,
    first: s.first === NONE ? null : s.first,
    active: s.active,
    turn: s.turn,
    players: s.sizes.map((_, seat) => seatSeen(s, cards, seat, who)),
    stacks: s.live.map((stack) => stackSeen(s, cards, stack)),
    nextStack: s.owners.length,
    discards: idsOf(cards, s.discards),
    pileSize: pileSize(s),
    pile: over ? idsOf(cards, s.deck.slice(s.drawn)) : null,
    truces: trucesOf(s).map((truce) => ({ ...truce, card: cards.ids[truce.card]! })),
    attack: attackSeen(s),
    window: windowSeen(s),
    windows: s.windows,
    votes: s.votes,
    answer: who === 'table' || who === 'open' ? null : answerOf(s, who),
    offer: s.offer !== NONE && s.active === who ? cards.ids[s.offer]! : null,
    stall: s.stall,
    cardMoved: s.moved,
    result: finalCount(s),
  };
}

function seatSeen(s: State, cards: Cards, seat: Seat, who: Eyes): SeatSeen {
  const hand = handOf(s, seat);
  const partner = who === seat || who === 'open' || (who !== 'table' && allyOf(s, who) === seat);
  return {
    faction: s.options.factions[seat]!,
    team: teamOf(s.options, seat),
    handSize: hand.length,
    hand: seat === who || who === 'open' || s.phase === 'over' ? idsOf(cards, hand) : null,
    shared: partner
      ? idsOf(
          cards,
          s.shared.filter((card) => hand.includes(card)),
        )
      : null,
    eligible: isEligible(s, seat),
    specialUsed: ((s.used >> seat) & 1) === 1,
    resigned: ((s.resigned >> seat) & 1) === 1,
    force: printedForce(s, cards, seat),
  };
}

function stackSeen(s: State, cards: Cards, stack: number): StackSeen {
  return {
    id: stack,
    owner: s.owners[stack]!,
    units: unitsIn(s, stack).map((unit) => ({
      card: cards.ids[unit]!,
      mods: idsOf(cards, modsOn(s, cards, unit)),
      force: cards.force[unit]! + s.bonus[unit]!,
    })),
    force: forceOf(s, cards, stack),
    attackLevel: attackLevel(s, stack),
    targetLevel: targetLevel(s, stack),
  };
}

function attackSeen({ attacker, target, defender }: State): AttackSeen | null {
  return attacker === NONE ? null : { attacker, target, defender };
}

function windowSeen(s: State): WindowSeen | null {
  if (s.phase !== 'attackWindow' && s.phase !== 'endWindow') return null;
  return { kind: s.phase, n: s.windows, asked: listOf(eligible(s)) };
}

function answerOf(s: State, me: Seat): Answer | null {
  const answer = s.answers[me]!;
  if (s.phase === 'vote' && answer !== NONE) return { to: 'vote', seat: answer };
  if (s.phase === 'mulligan' && answer !== NONE) return { to: 'mulligan', take: answer === 1 };
  if ((s.phase === 'attackWindow' || s.phase === 'endWindow') && (s.passed >> me) & 1) return { to: s.phase };
  return null;
}
