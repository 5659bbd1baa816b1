import type { Result, Seat } from '@orrery/kernel';
import { cardsOf, NAMED, SMALL } from './cards.ts';
import { IN_CONQUEST } from './keep.ts';
import type { FinalScore, ScoreRow } from './kind.ts';
import { type Haul, pay } from './missions.ts';
import { debrisSize } from './piles.ts';
import type { State } from './state.ts';

/** A Conquest pile, counted. */
interface Counted extends Haul {
  /** SS-E4: all cards. */
  cards: number;
  /** SS-E5: cards with at least one moon. */
  moonCards: number;
}

/** SS-E3 to SS-E8. Before the end: how it would stand with the piles as they lie. */
export function finalScore(s: State): FinalScore {
  const piles = countPiles(s);
  const rows = scoreRows(s, piles);
  const best = piles.map((_, seat) => seat).filter((seat) => placeOf(seat, rows, piles) === 1);
  return { rows, winners: best, reason: s.round === 7 ? 'rounds' : 'planets' };
}

export function result(s: State): Result | null {
  if (s.phase !== 'over') return null;
  const piles = countPiles(s);
  const rows = scoreRows(s, piles);
  return { places: rows.map((_, seat) => placeOf(seat, rows, piles)), scores: rows.map((row) => row.total) };
}

function countPiles(s: State): Counted[] {
  const { kind, moons, nameBit } = cardsOf(s.options);
  const piles: Counted[] = [];
  for (let seat = 0; seat < s.n; seat++)
    piles.push({ cards: s.caught[seat] === -1 ? 0 : 2, moonCards: 0, small: 0, named: 0, moons: 0, names: 0 });
  for (let planet = 0; planet < s.keeper.length; planet++) {
    const seat = s.keeper[planet]! - IN_CONQUEST;
    if (seat < 0 || seat >= s.n) continue;
    const pile = piles[seat]!;
    pile.cards++;
    if (kind[planet] === SMALL) pile.small++;
    else if (kind[planet] === NAMED) pile.named++;
    pile.names |= nameBit[planet]!;
    pile.moons += moons[planet]!;
    if (moons[planet]! > 0) pile.moonCards++;
  }
  return piles;
}

function scoreRows(s: State, piles: readonly Counted[]): ScoreRow[] {
  const { missions } = cardsOf(s.options);
  const debris = piles.map((_, seat) => debrisSize(s, seat));
  const most = Math.max(...debris);
  return piles.map((pile, seat) => {
    const earned = (k: number) => {
      const mission = missions[s.missions[3 * seat + k] ?? -1];
      return mission === undefined ? 0 : pay(mission, pile);
    };
    const missionPoints = [earned(0), earned(1), earned(2)] as const;
    const debrisPoints = debris[seat] === most ? 3 : 0;
    const total = pile.cards + pile.moonCards + missionPoints[0] + missionPoints[1] + missionPoints[2] + debrisPoints;
    return {
      cards: pile.cards,
      moons: pile.moonCards,
      missions: missionPoints,
      debrisCount: debris[seat]!,
      debris: debrisPoints,
      total,
    };
  });
}

/** SS-E8: points, then cards in Conquest, then the sum of moons; seats equal in all three share the place. */
function placeOf(seat: Seat, rows: readonly ScoreRow[], piles: readonly Counted[]): number {
  const ahead = (other: Seat) =>
    rows[other]!.total - rows[seat]!.total ||
    piles[other]!.cards - piles[seat]!.cards ||
    piles[other]!.moons - piles[seat]!.moons;
  return 1 + rows.filter((_, other) => ahead(other) > 0).length;
}
