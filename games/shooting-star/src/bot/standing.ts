import { count, first, tail } from '../rules/bits.ts';
import { cardsOf, type Mission, NAMED, SMALL } from '../rules/cards.ts';
import { ROUNDS } from '../rules/end.ts';
import { IN_CONQUEST } from '../rules/keep.ts';
import { type Haul, pay } from '../rules/missions.ts';
import { debrisSize } from '../rules/piles.ts';
import { result } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import { usualGain } from './weights.ts';

const MOST_SEATS = 5;
/** One pile per seat, counted anew for every state: playouts must not leave garbage. */
const piles = Array.from({ length: MOST_SEATS }, () => ({ points: 0, small: 0, named: 0, moons: 0, names: 0 }));
const points = new Float64Array(MOST_SEATS);

/** How likely each seat is to win from here; after the end it is known. */
export function judge(s: State, out: Float64Array): void {
  const over = s.phase === 'over' ? result(s) : null;
  if (over !== null) {
    const winners = over.places.filter((place) => place === 1).length;
    for (let seat = 0; seat < s.n; seat++) out[seat] = over.places[seat] === 1 ? 1 / winners : 0;
    return;
  }
  expectPoints(s);
  const spread = 1.2 + 0.45 * (ROUNDS + 1 - s.round);
  let total = 0;
  for (let seat = 0; seat < s.n; seat++) {
    out[seat] = Math.exp((points[seat]! - points[0]!) / spread);
    total += out[seat]!;
  }
  for (let seat = 0; seat < s.n; seat++) out[seat]! /= total;
}

function expectPoints(s: State): void {
  const cards = cardsOf(s.options);
  const left = s.phase === 'build' ? ROUNDS : ROUNDS + 1 - s.round;
  countPiles(s);
  let inSector = 0;
  for (let rest = s.named; rest !== 0; rest = tail(rest)) inSector |= cards.nameBit[s.planets[first(rest)]!]!;
  let mostDebris = 0;
  for (let seat = 0; seat < s.n; seat++) mostDebris = Math.max(mostDebris, debrisSize(s, seat));
  const gains = usualGain(cards);
  for (let seat = 0; seat < s.n; seat++) {
    let expected = piles[seat]!.points;
    for (let k = 0; k < 3; k++) {
      const mission = cards.missions[s.missions[3 * seat + k] ?? -1];
      if (mission !== undefined) expected += hope(mission, piles[seat]!, inSector, left);
    }
    expected += 3 * 0.55 ** (((mostDebris - debrisSize(s, seat)) * 6) / (left + 2));
    expected += 0.5 * handWorth(s.hands[seat]!, gains, left);
    points[seat] = expected;
  }
}

function countPiles(s: State): void {
  const { kind, moons, nameBit } = cardsOf(s.options);
  for (let seat = 0; seat < s.n; seat++) {
    const pile = piles[seat]!;
    pile.points = s.caught[seat] === -1 ? 0 : 2;
    pile.small = pile.named = pile.moons = pile.names = 0;
  }
  for (let planet = 0; planet < s.keeper.length; planet++) {
    const keeper = s.keeper[planet]! - IN_CONQUEST;
    if (keeper < 0 || keeper >= s.n) continue;
    const pile = piles[keeper]!;
    pile.points++;
    if (moons[planet]! > 0) pile.points++;
    if (kind[planet] === SMALL) pile.small++;
    else if (kind[planet] === NAMED) pile.named++;
    pile.names |= nameBit[planet]!;
    pile.moons += moons[planet]!;
  }
}

/** What a mission may still bring: what it pays now, and a chance for the rest that falls with all that is missing. */
function hope(mission: Mission, haul: Haul, inSector: number, left: number): number {
  const now = pay(mission, haul);
  const ease = left / (left + 2.5);
  const { atLeast, names } = mission;
  if (atLeast !== null) {
    if (now > 0) return now;
    const short =
      Math.max(0, atLeast.small - haul.small) +
      Math.max(0, atLeast.named - haul.named) +
      Math.max(0, atLeast.numbered - haul.small - haul.named) +
      Math.max(0, atLeast.moons - haul.moons);
    return mission.points * ease ** short;
  }
  const open = (name: number) => (haul.names & name) === 0 && (inSector & name) !== 0;
  const chances = (open(names[0]) ? 1 : 0) + (open(names[1]) ? 1 : 0);
  return now + (mission.both - now) * 0.3 * ease * chances * (now > 0 ? 1 : 0.5);
}

/** What the best weapons still to be played usually bring. */
function handWorth(hand: number, gains: Float64Array, left: number): number {
  let spare = count(hand) - left;
  let worth = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let rest = hand; rest !== 0; rest = tail(rest)) {
    const gain = gains[first(rest)]!;
    worth += gain;
    least = Math.min(least, gain);
  }
  for (; spare > 0; spare--) worth -= least;
  return worth;
}
