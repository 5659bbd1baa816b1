import { type Chance, type Seat, shuffle } from '@orrery/kernel';
import { type Cards, cardsOf, SMALL } from '../rules/cards.ts';
import { IN_CONQUEST, IN_DEBRIS, IN_HAND, NOBODY } from '../rules/keep.ts';
import type { View, XY } from '../rules/kind.ts';
import { gridCells, sectorOf, shot, siteAt } from '../rules/sector.ts';
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
    if (seat === me) s.hands[seat] = weaponSet(cards, v.hand ?? []);
    else if (player.unplayed !== null) layFaceDown(s, seat, weaponSet(cards, player.unplayed), chance);
    else if (player.handSize === 0) s.hands[seat] = 0;
  }
  const unseen = planetsOutOfSight(s);
  const blind = v.players.some((player) => player.conquest === null);
  const rest = shuffle(blind ? guessPiles(s, v, me, unseen, chance) : unseen, chance, 'deck');
  const came = (v.lastRound?.replacements ?? []).map((id) => cards.planetNumber.get(id)!);
  s.deck = [...came, ...withNext(rest, v, cards)];
  s.drawn = came.length;
  s.missions = dealt(v, cards, chance);
  return s;
}

/** The cells of a custom sector that are gaps by now are not seen, nor ever used again. */
function cellsSeen(v: View): number[] {
  const seen = new Map<string, XY>();
  for (const { at } of [...v.sites, ...(v.lastRound?.weapons ?? [])]) seen.set(`${at.x},${at.y}`, at);
  return [...seen.values()].sort((a, b) => a.y - b.y || a.x - b.x).flatMap(({ x, y }) => [x, y]);
}

function laySector(s: State, cards: Cards, v: View): void {
  s.cells = v.options.sector === 'grid' ? gridCells(v.n) : cellsSeen(v);
  const sector = sectorOf(s);
  for (let site = 0; site < sector.size; site++) s.planets.push(-1);
  for (const seen of v.sites) {
    const site = siteAt(sector, seen.at);
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
  for (const { seat, at, arrow, weapon } of v.lastRound?.weapons ?? [])
    s.shown[seat] = shot(sector, cards.weaponNumber.get(weapon)!, arrow, siteAt(sector, at));
}

export function planetsOutOfSight(s: State): number[] {
  const unseen: number[] = [];
  for (let planet = 0; planet < s.keeper.length; planet++)
    if (s.keeper[planet] === NOBODY && !s.planets.includes(planet)) unseen.push(planet);
  return unseen;
}

/** Where the next replacement is shown it is the first small card from the top. */
function withNext(deck: number[], v: View, cards: Cards): number[] {
  if (v.next === null) return deck;
  const next = cards.planetNumber.get(v.next)!;
  const top = deck.findIndex((planet) => cards.kind[planet] === SMALL);
  deck[deck.indexOf(next)] = deck[top]!;
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
    const box = cards.worth[value]!.filter((mission) => !missions.includes(mission));
    shuffle(box, chance, 'missions');
    for (let i = value - 1; i < missions.length; i += 3) if (missions[i] === -1) missions[i] = box.pop()!;
  }
  return missions;
}
