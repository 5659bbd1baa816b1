import { type CardId, type DataSet, dataOf, type SpecialCard, specialKeys, unitTypes } from '../data/index.ts';
import type { Options } from './kind.ts';

/** What a card is. */
export const UNIT = 0;
export const MODIFIER = 1;
export const RECOVER = 2;
export const ELIMINATE = 3;
export const PIRATES = 4;
export const TRUCE = 5;

/** Units of a faction. */
export const UNITS = 17;

/**
 * The draw deck of a match as numbers, made once: the 17 units of seat 0, of seat 1 and so on, then the
 * specials, first copies first. So a unit's number tells whose faction it is of.
 */
export interface Cards {
  readonly ids: readonly CardId[];
  readonly number: ReadonlyMap<CardId, number>;
  /** Cards below this number are units. */
  readonly units: number;
  readonly size: number;
  readonly kind: Uint8Array;
  /** 1 infantry to 4 starships, of a unit or of the units a special works on; 0 for Pirates and Truce. */
  readonly rank: Uint8Array;
  /** Printed Force of a unit; what a modifier adds. */
  readonly force: Int16Array;
  /** The seat whose faction a unit is of; -1 for specials. */
  readonly home: Int8Array;
  /** Where a card stands when all are sorted by id: ties are broken by it (PX-P31). */
  readonly order: Uint8Array;
}

const ours = new Map<string, Cards>();
const others = new WeakMap<DataSet, Map<string, Cards>>();
let lastOptions: Options | null = null;
let lastCards: Cards | null = null;

export function cardsOf(options: Options): Cards {
  if (options === lastOptions) return lastCards as Cards;
  const known = options.data === 'ours-1' ? ours : knownOf(options.data);
  const key = JSON.stringify(options.factions);
  let cards = known.get(key);
  if (cards === undefined) {
    cards = numbered(dataOf(options), options.factions);
    known.set(key, cards);
  }
  lastOptions = options;
  lastCards = cards;
  return cards;
}

function knownOf(data: DataSet): Map<string, Cards> {
  const known = others.get(data) ?? new Map<string, Cards>();
  others.set(data, known);
  return known;
}

function numbered(set: DataSet, factions: readonly string[]): Cards {
  const units = factions.flatMap((faction) => set.units.filter((card) => card.faction === faction));
  const byKey = (key: string) => set.specials.find((card) => card.key === key) as SpecialCard;
  const first = specialKeys.map(byKey);
  const second = specialKeys.filter((key) => secondCopies(set, factions.length).includes(key)).map(byKey);
  const specials = [...first, ...second];
  const ids = [
    ...units.map((card) => card.id),
    ...first.map(({ key }) => `s1-${key}`),
    ...second.map(({ key }) => `s2-${key}`),
  ];
  const sorted = [...ids].sort();
  return {
    ids,
    number: new Map(ids.map((id, card) => [id, card])),
    units: units.length,
    size: ids.length,
    kind: Uint8Array.from([...units.map(() => UNIT), ...specials.map(({ key }) => kindOf(key))]),
    rank: Uint8Array.from([...units.map(({ type }) => rankOf(type)), ...specials.map(({ key }) => rankOf(key))]),
    force: Int16Array.from([...units.map(({ force }) => force), ...specials.map(({ amount }) => amount ?? 0)]),
    home: Int8Array.from([...units.map((_, card) => Math.floor(card / UNITS)), ...specials.map(() => -1)]),
    order: Uint8Array.from(ids, (id) => sorted.indexOf(id)),
  };
}

function secondCopies(set: DataSet, seats: number): readonly string[] {
  return set.secondCopies[String(seats) as '2' | '3' | '4'];
}

function kindOf(key: string): number {
  if (key === 'pirates') return PIRATES;
  if (key === 'truce') return TRUCE;
  if (key.startsWith('recover')) return RECOVER;
  return key.startsWith('eliminate') ? ELIMINATE : MODIFIER;
}

/** From a unit's type or a special's key. */
function rankOf(text: string): number {
  return 1 + unitTypes.findIndex((type) => text.endsWith(type));
}

export function idsOf(cards: Cards, numbers: readonly number[]): CardId[] {
  return numbers.map((card) => cards.ids[card] as CardId);
}
