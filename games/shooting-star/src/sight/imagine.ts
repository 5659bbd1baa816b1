import { type Chance, type Seat, shuffle } from '@orrery/kernel';
import { type Cards, cardsOf, SMALL } from '../rules/cards.ts';
import { IN_CONQUEST, IN_DEBRIS, IN_HAND, NOBODY } from '../rules/keep.ts';
import type { View } from '../rules/kind.ts';
import { missionsWorth } from '../rules/missions.ts';
import { gridCells } from '../rules/sector.ts';
import { blank } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import { guessPiles } from './guess-piles.ts';
import { keepPile, layFaceDown, weaponSet } from './known.ts';

/**
 * A whole state that fits all a seat sees. Drawn: the face-down weapons of others (from what they have not played), the
 * order of the deck, the missions of others; under `piles: memory` also what lies in the piles of others.
 */
export function imagine(v: View, me: Seat, chance: Chance): State {
  const cards = cardsOf(v.options);
  const s = blank(v.options, v.n, []);
  s.phase = v.phase;
  s.round = v.round;
  s.invader = v.invader;
  s.toAct = v.toAct ?? -1;
  laySector(s, cards, v);
  for (const [seat, player] of v.players.entries()) {
    for (const planet of player.planetHand) s.keeper[cards.planetNumber.get(planet)!] = IN_HAND + seat;
    if (player.conquest !== null) keepPile(s, cards, player.conquest, IN_CONQUEST, seat);
    if (player.debris !== null) keepPile(s, cards, player.debris, IN_DEBRIS, seat);
  }
  takeHands(s, cards, v, me, chance);
  const unseen = s.keeper
    .map((_, planet) => planet)
    .filter((planet) => s.keeper[planet] === NOBODY && !s.planets.includes(planet));
  const next = v.next === null ? -1 : cards.planetNumber.get(v.next)!;
  const deck = v.players.some((player) => player.conquest === null)
    ? guessPiles(s, cards, v, me, unseen, next, chance)
    : unseen;
  return { ...s, deck: stacked(shuffle(deck, chance, 'deck'), next, cards), missions: dealt(v, cards, chance) };
}

/** Gaps of a custom sector are not seen, and need not be: a site without a planet is never used again. */
function laySector(s: State, cards: Cards, v: View): void {
  const onGrid = v.options.sector === 'grid';
  s.cells = onGrid ? gridCells(v.n) : v.sites.flatMap(({ at }) => [at.x, at.y]);
  s.planets = new Array<number>(s.cells.length / 2).fill(-1);
  const columns = v.n === 2 ? 4 : 6;
  for (const [i, seen] of v.sites.entries()) {
    const site = onGrid ? seen.at.y * columns + seen.at.x : i;
    const bit = 1 << site;
    s.planets[site] = cards.planetNumber.get(seen.planet)!;
    s.alive |= bit;
    if (seen.kind === 'dark') s.dark |= bit;
    else if (!seen.high) s.low |= bit;
    if (seen.kind === 'named') s.named |= bit;
    if (seen.card === null) continue;
    const { seat, arrow, weapon } = seen.card;
    s.covered |= bit;
    s.site[seat] = site;
    s.arrow[seat] = arrow;
    if (weapon !== null) s.weapon[seat] = cards.weaponNumber.get(weapon)!;
  }
}

/** Own hand as it is; of others what they have not played, less one of it where a card lies face down. */
function takeHands(s: State, cards: Cards, v: View, me: Seat, chance: Chance): void {
  for (const [seat, player] of v.players.entries()) {
    if (seat === me) s.hands[seat] = weaponSet(cards, v.hand ?? []);
    else if (player.unplayed !== null) layFaceDown(s, seat, weaponSet(cards, player.unplayed), chance);
  }
}

/** With `next` (unless -1) as the first small card from the top. */
function stacked(deck: number[], next: number, cards: Cards): number[] {
  if (next < 0) return deck;
  const top = deck.findIndex((planet) => cards.kind[planet] === SMALL);
  deck[deck.indexOf(next)] = deck[top] as number;
  deck[top] = next;
  return deck;
}

/** The missions that are not shown come from those that are not, each value apart (SS-S6). */
function dealt(v: View, cards: Cards, chance: Chance): number[] {
  if (v.phase === 'build') return [];
  const missions = v.players.flatMap((player) =>
    player.missions === null ? [-1, -1, -1] : player.missions.map((id) => cards.missionNumber.get(id)!),
  );
  for (let value = 1; value <= 3; value++) {
    const box = missionsWorth(cards, value).filter((mission) => !missions.includes(mission));
    shuffle(box, chance, 'missions');
    for (let i = value - 1; i < missions.length; i += 3) if (missions[i] === -1) missions[i] = box.pop() as number;
  }
  return missions;
}
