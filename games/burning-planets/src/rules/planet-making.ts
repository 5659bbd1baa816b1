import type { Chance, Emit, Seat } from '@orrery/kernel';
import { type Biome, biomes, type Nature, type Size, sizes } from '../data/index.ts';
import { type Board, cellOf, distance } from './board.ts';
import type { Event } from './events.ts';
import { borderOf, centreOf, groundOf, innerOf, TALLIES, tally } from './planets.ts';
import { NOBODY, type State } from './state.ts';
import { tablesOf } from './tables.ts';
import { CENTRE, FOREST, GROUND, MOUNTAIN } from './things.ts';

/** BP-S3: position, size, biome, resources. An owner's start planet, or one that nobody lives on (BP-S10). */
export function makePlanet(s: State, board: Board, owner: Seat | null, chance: Chance, emit: Emit<Event>): void {
  const { set } = tablesOf(s.options);
  const die = (faces: number, why: string) => 1 + chance.int(faces, why);
  const planet = s.panel.length;
  const draws = drawPanel(s, board, owner !== null, chance);

  const fixedSize = owner !== null && s.options.startSize === 'medium';
  const sizeRoll = fixedSize ? null : die(set.sizeDie, 'size');
  const size: Size = sizeRoll === null ? 'medium' : rolled(sizes, set.sizes, sizeRoll);
  const biomeRoll = owner === null ? die(set.biomeDie, 'biome') : null;
  const biome: Biome =
    owner === null ? rolled(biomes, set.biomes, biomeRoll!) : set.factions[s.options.factions[owner]!].biome;

  layPlanet(s, board, { panel: draws.at(-1)! - 1, size, biome, owner: owner ?? NOBODY });
  const wild = rollNature(s, board, { planet, start: owner !== null, size, biome }, die);
  const nature = growNature(s, board, planet, wild, chance);
  emit?.({
    t: 'planetMade',
    ...{ planet, owner, draws, centre: cellOf(board, centreOf(s, board, planet)) },
    ...{ sizeRoll, size, biomeRoll, biome, rolls: wild.rolls },
    nature: nature.map(({ cell, kind }) => ({ cell: cellOf(board, cell), kind })),
  });
}

export interface BarePlanet {
  /** From 0. */
  readonly panel: number;
  readonly size: Size;
  readonly biome: Biome;
  /** A seat, or `NOBODY`. */
  readonly owner: number;
}

/** Puts a bare planet into a panel. */
export function layPlanet(s: State, board: Board, { panel, size, biome, owner }: BarePlanet): void {
  const planet = s.panel.length;
  s.panel = [...s.panel, panel];
  s.size = [...s.size, sizes.indexOf(size)];
  s.biome = [...s.biome, biomes.indexOf(biome)];
  s.planetIn = s.planetIn.map((was, at) => (at === panel ? planet : was));
  s.owner.push(owner);
  s.built.push(0);
  s.felled.push(0);
  for (let k = 0; k < TALLIES; k++) s.tally.push(0);
  s.at[centreOf(s, board, planet)] = CENTRE;
  for (const cell of groundOf(s, board, planet)) s.at[cell] = GROUND;
}

/** BP-S4: the panels drawn, from 1; the last is free. */
function drawPanel(s: State, board: Board, start: boolean, chance: Chance): number[] {
  const { panels } = board;
  const besideStart = (panel: number) =>
    s.panel.some(
      (other) => distance(board, panels[other]!.centre, panels[panel]!.centre) === 2 * board.panelRadius + 1,
    );
  const free = (panel: number) => s.planetIn[panel] === -1;
  const apart = start && s.options.startSpacing === 'apart';
  const roomApart = apart && panels.some((_, panel) => free(panel) && !besideStart(panel));
  const draws: number[] = [];
  for (;;) {
    const panel = chance.int(panels.length, 'panel');
    draws.push(panel + 1);
    if (free(panel) && !(roomApart && besideStart(panel))) return draws;
  }
}

function rolled<Name extends string>(
  names: readonly Name[],
  cards: Readonly<Record<Name, { readonly rolls: readonly number[] }>>,
  roll: number,
): Name {
  return names.find((name) => cards[name].rolls.includes(roll))!;
}

/** BP-S7, BP-S8, and BP-S9: what cannot be carried out is rolled again. */
function rollNature(
  s: State,
  board: Board,
  { planet, start, size, biome }: { planet: number; start: boolean; size: Size; biome: Biome },
  die: (faces: number, why: string) => number,
) {
  const { set } = tablesOf(s.options);
  const { nature } = set.biomes[biome];
  const onlyForests = !nature.includes('mountain');
  if (start && nature.length === 1)
    return {
      rolls: [],
      forests: onlyForests ? set.startResources : 0,
      mountains: onlyForests ? 0 : set.startResources,
    };
  if (start) {
    const forests = die(set.startForestDie, 'forests');
    return { rolls: [forests], forests, mountains: set.startResources - forests };
  }
  const faces = set.sizes[size].die;
  const room = groundOf(s, board, planet).length;
  const rolls: number[] = [];
  for (;;) {
    const one = die(faces, 'resources');
    const two = die(faces, 'resources');
    rolls.push(one, two);
    if (one + two > room) continue;
    if (nature.length === 2) return { rolls, forests: one, mountains: two };
    return { rolls, forests: onlyForests ? one + two : 0, mountains: onlyForests ? 0 : one + two };
  }
}

/** BP-S9: on inner cells by chance; when those are full, on border cells. */
function growNature(
  s: State,
  board: Board,
  planet: number,
  { forests, mountains }: { readonly forests: number; readonly mountains: number },
  chance: Chance,
) {
  const inner = [...innerOf(s, board, planet)];
  const border = [...borderOf(s, board, planet)];
  const grown: { cell: number; kind: Nature }[] = [];
  for (let k = 0; k < forests + mountains; k++) {
    const among = inner.length > 0 ? inner : border;
    const [cell] = among.splice(chance.int(among.length, 'cell'), 1);
    const thing = k < forests ? FOREST : MOUNTAIN;
    s.at[cell!] = thing;
    tally(s, planet, thing, 1);
    grown.push({ cell: cell!, kind: k < forests ? 'forest' : 'mountain' });
  }
  return grown;
}
