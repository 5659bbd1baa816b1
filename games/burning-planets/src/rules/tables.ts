import {
  type Bag,
  biomes,
  type CatastropheCard,
  type DataSet,
  type Faction,
  factions,
  fighters,
  ours1,
  priced,
  resources,
  type SeatCount,
  seatCounts,
  shipClasses,
  sizes,
  sources,
} from '../data/index.ts';
import { type Board, makeBoard } from './board.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import { THINGS, thingNumber } from './things.ts';

/** A data set as numbers, made once. Things by number, resources B C F M. */
export interface Tables {
  readonly set: DataSet;
  readonly die: Uint8Array;
  readonly shield: Uint16Array;
  readonly speed: Uint8Array;
  /** costs[(faction * THINGS + thing) * 4 + resource]. */
  readonly costs: Uint16Array;
  /** The same in resource units of whatever kind (BP-E5). */
  readonly worth: Uint32Array;
  /** yields[thing * 4 + resource]. */
  readonly yields: Uint16Array;
  /** By size. */
  readonly radius: Uint8Array;
  /** By biome: the things that may not be built, as bits. */
  readonly bars: Uint16Array;
  /** By roll of the catastrophe die: what yields nothing, what cannot be paid for (as bits), whether ships stay. */
  readonly silences: Uint16Array;
  readonly eventBars: Uint16Array;
  readonly grounds: Uint8Array;
  board(seats: number): Board;
}

const ours = numbered(ours1);
const others = new WeakMap<DataSet, Tables>();

export function tablesOf(options: Options): Tables {
  if (options.data === 'ours-1') return ours;
  let tables = others.get(options.data);
  if (tables === undefined) {
    tables = numbered(options.data);
    others.set(options.data, tables);
  }
  return tables;
}

/** The board asked for last: mostly the one asked for next. */
let last: { readonly data: Options['data']; readonly n: number; readonly board: Board } | null = null;

export function boardOf({ options, n }: State): Board {
  const { data } = options;
  if (last === null || last.data !== data || last.n !== n) last = { data, n, board: tablesOf(options).board(n) };
  return last.board;
}

function factionNumber(faction: Faction): number {
  return factions.indexOf(faction);
}

/** Where the four prices of a thing begin in `costs`, for a seat. */
export function priceAt(s: State, seat: number, thing: number): number {
  return (factionNumber(s.options.factions[seat]!) * THINGS + thing) * 4;
}

/** What a thing costs a seat, in resource units of whatever kind. */
export function worthOf(s: State, seat: number, thing: number): number {
  return tablesOf(s.options).worth[factionNumber(s.options.factions[seat]!) * THINGS + thing]!;
}

export function costOf(s: State, seat: number, thing: number): Bag {
  const { costs } = tablesOf(s.options);
  return bagAt(costs, priceAt(s, seat, thing));
}

/** Four numbers in a row, as a bag. */
export function bagAt(numbers: ArrayLike<number>, from: number): Bag {
  return { B: numbers[from]!, C: numbers[from + 1]!, F: numbers[from + 2]!, M: numbers[from + 3]! };
}

export function catastropheOf(s: State): CatastropheCard | null {
  return tablesOf(s.options).set.catastrophes.find(({ roll }) => roll === s.roll) ?? null;
}

function numbered(set: DataSet): Tables {
  const die = new Uint8Array(THINGS);
  const shield = new Uint16Array(THINGS);
  for (const name of fighters) {
    die[thingNumber(name)] = set.fighters[name].die;
    shield[thingNumber(name)] = set.fighters[name].shield;
  }
  const costs = new Uint16Array(factions.length * THINGS * 4);
  const worth = new Uint32Array(factions.length * THINGS);
  for (const [f, faction] of factions.entries())
    for (const name of priced) {
      const place = f * THINGS + thingNumber(name);
      const cost = set.factions[faction].costs[name];
      writeBag(costs, 4 * place, cost);
      worth[place] = resources.reduce((sum, res) => sum + cost[res], 0);
    }
  const yields = new Uint16Array(THINGS * 4);
  for (const name of sources) writeBag(yields, 4 * thingNumber(name), set.yields[name]);
  const boards = new Map<number, Board>();
  const faces = set.catastropheDie + 1;
  const tables: Tables = {
    set,
    die,
    shield,
    speed: Uint8Array.from(shipClasses, (cls) => set.speeds[cls]),
    costs,
    worth,
    yields,
    radius: Uint8Array.from(sizes, (size) => set.sizes[size].radius),
    bars: Uint16Array.from(biomes, (biome) => bitsOf(set.biomes[biome].bars)),
    silences: new Uint16Array(faces),
    eventBars: new Uint16Array(faces),
    grounds: new Uint8Array(faces),
    board(seats) {
      let board = boards.get(seats);
      if (board === undefined) {
        const count = seatCounts.find((one) => Number(one) === seats) as SeatCount;
        board = makeBoard(set.boards[count], set.panelRadius);
        boards.set(seats, board);
      }
      return board;
    },
  };
  for (const { roll, silences, bars, grounds } of set.catastrophes) {
    tables.silences[roll] = bitsOf(silences);
    tables.eventBars[roll] = bitsOf(bars);
    tables.grounds[roll] = grounds ? 1 : 0;
  }
  return tables;
}

function writeBag(numbers: Uint16Array, from: number, bag: Bag): void {
  for (const [k, res] of resources.entries()) numbers[from + k] = bag[res];
}

function bitsOf(names: readonly Parameters<typeof thingNumber>[0][]): number {
  return names.reduce((bits, name) => bits | (1 << thingNumber(name)), 0);
}
