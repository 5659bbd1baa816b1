import { type DataSet, dataOf, type MissionCard, ours1, type Tally } from '../data/index.ts';
import type { Options } from './kind.ts';
import type { Sector } from './sector.ts';

export const SMALL = 0;
export const NAMED = 1;
export const DARK = 2;

/** Nine weapons in a set; a weapon of a seat is known as owner * 9 + weapon. */
export const WEAPONS = 9;
export const ALL_WEAPONS = (1 << WEAPONS) - 1;

/** A data set as numbers, made once. */
export interface Cards {
  readonly set: DataSet;
  readonly weaponNumber: ReadonlyMap<string, number>;
  readonly planetNumber: ReadonlyMap<string, number>;
  readonly missionNumber: ReadonlyMap<string, number>;
  /** SMALL, NAMED or DARK. */
  readonly kind: Uint8Array;
  readonly moons: Uint8Array;
  /** One bit per planet name; 0 for a planet without one. */
  readonly nameBit: Uint16Array;
  /** 0 for the Shield. */
  readonly priority: Uint8Array;
  readonly shield: number;
  readonly missions: readonly Mission[];
  /** worth[points]: the missions of one value. */
  readonly worth: readonly (readonly number[])[];
  /** The sectors laid with these cards so far: see sector.ts. */
  readonly sectors: Map<string, Sector>;
}

/** A mission as numbers: it pays `points` if every count is reached, or by how many of its two names are there. */
export interface Mission {
  readonly points: number;
  readonly atLeast: Readonly<Record<Tally, number>> | null;
  readonly names: readonly [number, number];
  readonly both: number;
  readonly one: number;
}

const ours = numbered(ours1);
const others = new WeakMap<DataSet, Cards>();

export function cardsOf(options: Options): Cards {
  if (options.data === 'ours-1') return ours;
  let cards = others.get(options.data);
  if (cards === undefined) {
    cards = numbered(dataOf(options));
    others.set(options.data, cards);
  }
  return cards;
}

function numbered(set: DataSet): Cards {
  const names = [...new Set(set.planets.map((card) => card.name).filter((name) => name !== null))];
  const bitOf = (name: string | null) => (name === null ? 0 : 1 << names.indexOf(name));
  return {
    set,
    weaponNumber: numbers(set.weapons),
    planetNumber: numbers(set.planets),
    missionNumber: numbers(set.missions),
    kind: Uint8Array.from(set.planets, ({ kind }) => (kind === 'small' ? SMALL : kind === 'named' ? NAMED : DARK)),
    moons: Uint8Array.from(set.planets, (card) => card.moons),
    nameBit: Uint16Array.from(set.planets, (card) => bitOf(card.name)),
    priority: Uint8Array.from(set.weapons, (card) => card.priority ?? 0),
    shield: set.weapons.findIndex((card) => card.priority === null),
    missions: set.missions.map((card) => numberedMission(card, bitOf)),
    worth: [0, 1, 2, 3].map((points) => set.missions.flatMap((card, i) => (card.points === points ? [i] : []))),
    sectors: new Map(),
  };
}

function numbers(cards: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(cards.map((card, number) => [card.id, number]));
}

function numberedMission({ points, test }: MissionCard, bitOf: (name: string) => number): Mission {
  if ('atLeast' in test) {
    const atLeast = { small: 0, named: 0, numbered: 0, moons: 0, ...test.atLeast };
    return { points, atLeast, names: [0, 0], both: 0, one: 0 };
  }
  const [a, b] = test.planets;
  return { points, atLeast: null, names: [bitOf(a), bitOf(b)], both: test.both, one: test.one };
}
