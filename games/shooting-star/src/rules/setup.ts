import { type Chance, type Emit, type Seat, shuffle } from '@orrery/kernel';
import { has, upTo } from './bits.ts';
import { ALL_WEAPONS, type Cards, cardsOf, DARK, NAMED } from './cards.ts';
import { IN_HAND, NOBODY, planetsIn } from './keep.ts';
import type { Event, Options } from './kind.ts';
import { dealMissions, missionsOf } from './missions.ts';
import { gridCells, sectorOf } from './sector.ts';
import { laidPlanets } from './sites.ts';
import type { State } from './state.ts';

/** SS-S1 to SS-S7; in a custom sector SS-V1, and the rest once it is built. */
export function setup(options: Options, n: number, chance: Chance, emit: Emit<Event>): State {
  const cards = cardsOf(options);
  const { stack, deck, setAside } = drawStack(cards, n, chance);
  const s = blank(options, n, deck);
  if (options.sector === 'custom') {
    s.invader = s.toAct = firstSeat(options, n, chance);
    emit?.({ t: 'gameStarted', n, options, invader: s.invader });
    dealPlanets(s, cards, shuffle(stack, chance, 'planet hands'), emit);
    return s;
  }
  layGrid(s, cards, stack, setAside, chance);
  const missions = dealMissions(cards, n, chance);
  s.invader = s.toAct = firstSeat(options, n, chance);
  emit?.({ t: 'gameStarted', n, options, invader: s.invader });
  emit?.({ t: 'sectorLaid', sites: laidPlanets(s) });
  beginRounds(s, missions, emit);
  return s;
}

/** SS-S6 (as dealt before) and the first round, with the Dark Invader where it lies. */
export function beginRounds(s: State, missions: readonly number[], emit: Emit<Event>): void {
  s.missions = missions;
  if (emit !== null)
    for (let seat = 0; seat < s.n; seat++) emit({ t: 'missionsDealt', seat, missions: missionsOf(s, seat) });
  s.phase = 'place';
  s.round = 1;
  s.toAct = s.invader;
  emit?.({ t: 'roundStarted', round: 1, invader: s.invader });
}

/** A game of `n` seats with nothing laid yet: SS-S1, all nine weapons in every hand. */
export function blank(options: Options, n: number, deck: readonly number[]): State {
  return {
    n,
    options,
    phase: 'build',
    round: 0,
    invader: 0,
    toAct: 0,
    cells: [],
    planets: [],
    alive: 0,
    dark: 0,
    named: 0,
    low: 0,
    covered: 0,
    hands: filled(n, ALL_WEAPONS),
    weapon: filled(n, -1),
    site: filled(n, -1),
    arrow: filled(n, -1),
    shown: filled(n, -1),
    keeper: filled(49, NOBODY),
    debris: filled(n * n, 0),
    caught: filled(n, -1),
    deck,
    drawn: 0,
    drawnBefore: 0,
    missions: [],
  };
}

/** Pushed one by one: an array made by its length stays a slower kind for good. */
function filled(size: number, value: number): number[] {
  const all: number[] = [];
  for (let i = 0; i < size; i++) all.push(value);
  return all;
}

/** SS-S2, SS-S3: the cards of the sector, those of them set aside by name, and the deck. */
function drawStack(cards: Cards, n: number, chance: Chance) {
  const { planets } = cards.set;
  const copies = (name: string) => numbersOf(cards, (planet) => planets[planet]!.name === name);
  const setAside = sixNames(cards, chance).map((name) => one(copies(name), chance, 'copy'));
  const dark = one(
    numbersOf(cards, (planet) => cards.kind[planet] === DARK),
    chance,
    'dark',
  );
  const rest = numbersOf(cards, (planet) => planet !== dark && !setAside.includes(planet));
  shuffle(rest, chance, 'planets');
  const more = 6 * n - 7;
  return { stack: [...setAside, dark, ...rest.slice(0, more)], deck: rest.slice(more), setAside };
}

/** SS-S2, A6: Zero is always among them. */
function sixNames(cards: Cards, chance: Chance): string[] {
  const names = [...new Set(cards.set.planets.map((card) => card.name).filter((name) => name !== null))];
  if (names.length === 6) return names;
  const others = shuffle(
    names.filter((name) => name !== 'Zero'),
    chance,
    'names',
  );
  return ['Zero', ...others.slice(0, 5)];
}

/** SS-S4, SS-S5: dealt row by row until no two Dark planets share an edge. */
function layGrid(s: State, cards: Cards, stack: number[], setAside: readonly number[], chance: Chance): void {
  s.cells = gridCells(s.n);
  s.alive = upTo(stack.length);
  const { neighbours } = sectorOf(s);
  const stamped = (planet: number) => s.options.namedStart === 'level4' && setAside.includes(planet);
  do {
    s.planets = shuffle(stack, chance, 'sector').slice();
    s.dark = s.named = s.low = 0;
    for (const [site, planet] of s.planets.entries()) {
      if (cards.kind[planet] === DARK) s.dark |= 1 << site;
      else if (!stamped(planet) && chance.int(2, 'side') === 0) s.low |= 1 << site;
      if (cards.kind[planet] === NAMED) s.named |= 1 << site;
    }
  } while (s.planets.some((_, site) => has(s.dark, site) && (neighbours[site]! & s.dark) !== 0));
}

/** SS-V1: six open planets for each seat. */
function dealPlanets(s: State, cards: Cards, stack: readonly number[], emit: Emit<Event>): void {
  for (const [i, planet] of stack.entries()) s.keeper[planet] = IN_HAND + Math.floor(i / 6);
  for (let seat = 0; seat < s.n; seat++) {
    const planets = planetsIn(s, IN_HAND, seat).map((planet) => cards.set.planets[planet]!.id);
    emit?.({ t: 'planetsDealt', seat, planets });
  }
}

/** SS-S7. */
function firstSeat(options: Options, n: number, chance: Chance): Seat {
  return options.firstSeat === 'random' ? chance.int(n, 'first seat') : options.firstSeat;
}

function numbersOf(cards: Cards, wanted: (planet: number) => boolean): number[] {
  const found: number[] = [];
  for (let planet = 0; planet < cards.kind.length; planet++) if (wanted(planet)) found.push(planet);
  return found;
}

function one(from: readonly number[], chance: Chance, why: string): number {
  return from[chance.int(from.length, why)] as number;
}
