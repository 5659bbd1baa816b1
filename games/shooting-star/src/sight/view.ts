import type { Eyes, Seat } from '@orrery/kernel';
import { count } from '../rules/bits.ts';
import { type Cards, cardsOf } from '../rules/cards.ts';
import { deckCards, nextShown } from '../rules/deck.ts';
import { IN_HAND, planetsIn } from '../rules/keep.ts';
import type { Arrow, CardSeen, SeatSeen, SiteSeen, View } from '../rules/kind.ts';
import { missionsOf } from '../rules/missions.ts';
import { conquestSize, debrisSize, pilesOf, weaponIds } from '../rules/piles.ts';
import { orderOf } from '../rules/place.ts';
import { finalScore } from '../rules/score.ts';
import { lastRound } from '../rules/shown.ts';
import { levelAt } from '../rules/sites.ts';
import type { State } from '../rules/state.ts';

/**
 * Who gets what. "all" includes the table; open eyes, of a match that is over, get what any seat gets.
 *
 * | field                       | who                                                                            |
 * |-----------------------------|--------------------------------------------------------------------------------|
 * | sites, planetsLeft          | all                                                                            |
 * | sites.card                  | seat, arrow and order: all; which weapon: its owner                            |
 * | hand                        | its owner                                                                      |
 * | handSize                    | all                                                                            |
 * | unplayed                    | all, the face-down weapon still in it; nobody under `piles: memory`            |
 * | conquest, debris            | all; under `memory` the owner, and all at the end                              |
 * | conquestSize, debrisSize    | all                                                                            |
 * | planetHand                  | all                                                                            |
 * | missions                    | the seat, and all at the end                                                   |
 * | deckSize                    | all (which cards are left can be counted)                                      |
 * | next                        | all under `nextReplacement: shown`, else nobody                                |
 * | deck order, box of missions | nobody, ever                                                                   |
 * | lastRound                   | all                                                                            |
 * | result                      | all, at the end                                                                |
 */
export function view(s: State, who: Eyes): View {
  const cards = cardsOf(s.options);
  const seats = Array.from({ length: s.n }, (_, seat) => seat);
  return {
    me: who === 'open' ? 'table' : who,
    n: s.n,
    options: s.options,
    phase: s.phase,
    round: s.round,
    invader: s.invader,
    toAct: s.toAct < 0 ? null : s.toAct,
    sites: sitesSeen(s, cards, who),
    planetsLeft: count(s.alive),
    deckSize: deckCards(s, cards).length,
    next: nextShown(s, cards),
    players: seats.map((seat) => seatSeen(s, cards, seat, who)),
    hand: who === 'table' || who === 'open' ? null : weaponIds(cards, s.hands[who]!),
    lastRound: lastRound(s),
    result: s.phase === 'over' ? finalScore(s) : null,
  };
}

function sitesSeen(s: State, cards: Cards, who: Eyes): SiteSeen[] {
  const seen: SiteSeen[] = [];
  for (const [site, planet] of s.planets.entries()) {
    const card = cards.set.planets[planet];
    if (card === undefined) continue;
    const level = levelAt(s, site);
    seen.push({
      at: { x: s.cells[2 * site]!, y: s.cells[2 * site + 1]! },
      planet: card.id,
      kind: card.kind,
      name: card.name,
      moons: card.moons,
      level,
      high: level === 2 || level === 4,
      card: cardSeen(s, cards, s.site.indexOf(site), who),
    });
  }
  return seen;
}

function cardSeen(s: State, cards: Cards, seat: Seat, who: Eyes): CardSeen | null {
  if (seat < 0) return null;
  const weapon = seat === who || who === 'open' ? cards.set.weapons[s.weapon[seat]!]!.id : null;
  return { seat, arrow: s.arrow[seat] as Arrow, order: orderOf(s, seat), weapon };
}

function seatSeen(s: State, cards: Cards, seat: Seat, who: Eyes): SeatSeen {
  const over = s.phase === 'over';
  const memory = s.options.piles === 'memory';
  const all = over || who === 'open' || seat === who;
  const piles = !memory || all ? pilesOf(s, seat) : null;
  const missionsShown = s.missions.length > 0 && all;
  const laid = s.weapon[seat]! < 0 ? 0 : 1 << s.weapon[seat]!;
  return {
    handSize: count(s.hands[seat]!),
    unplayed: memory && who !== 'open' ? null : weaponIds(cards, s.hands[seat]! | laid),
    conquest: piles?.conquest ?? null,
    debris: piles?.debris ?? null,
    conquestSize: conquestSize(s, seat),
    debrisSize: debrisSize(s, seat),
    planetHand: planetsIn(s, IN_HAND, seat).map((planet) => cards.set.planets[planet]!.id),
    missions: missionsShown ? missionsOf(s, seat) : null,
  };
}
