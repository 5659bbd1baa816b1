import { type Chance, Dice, step } from '@orrery/kernel';
import type { Bag, Nature, ShipClass, Structure } from '../../data/index.ts';
import { NO_GOODS } from '../../data/index.ts';
import { cellAt } from '../../rules/board.ts';
import type { Event } from '../../rules/events.ts';
import { game } from '../../rules/index.ts';
import type { Move } from '../../rules/moves.ts';
import type { Options } from '../../rules/options.ts';
import { type BarePlanet, layPlanet } from '../../rules/planet-making.ts';
import { planetAt, tally } from '../../rules/planets.ts';
import { blank, NOBODY, type Phase, type State } from '../../rules/state.ts';
import { boardOf, tablesOf } from '../../rules/tables.ts';
import { ASTEROID, isDefence, thingNumber } from '../../rules/things.ts';
import { addUnit } from '../../rules/units.ts';

/** The reader leads the Humans on Vesta, the rival the Digitals on Arsia. */
export const ME = 0;
export const RIVAL = 1;

export const LESSONS = [
  ...(['yield', 'furnace', 'ship', 'settle', 'attack', 'finish', 'cannon', 'win'] as const),
  ...(['wind', 'drill', 'deal'] as const),
] as const;
export type LessonId = (typeof LESSONS)[number];

type Coords = readonly [number, number];
interface Ship {
  readonly seat: number;
  readonly cls: ShipClass;
  readonly at: Coords;
}

export interface Scene {
  readonly id: LessonId;
  readonly phase: Phase;
  readonly stock: Partial<Bag>;
  readonly ships?: readonly Ship[];
  /** What else stands on planets. */
  readonly stand?: readonly (readonly [Structure, Coords])[];
  readonly asteroid?: Coords;
  /** Without the cannon of Arsia. */
  readonly bare?: true;
  /** How the dice of the lesson fall. */
  readonly dice?: readonly number[];
  /** What the rival does before the reader is asked. */
  readonly first?: Move;
  /** The lesson is only watched. */
  readonly watched?: true;
  /** What is marked to be touched. */
  readonly marks?: readonly Coords[];
  /** On a phone the next step is behind the button of what is chosen: a planet's or a unit's; null: not yet. */
  readonly behind?: (s: State) => 'planet' | 'unit' | null;
  /** What this lesson is about; other moves are answered with a hint. */
  goal(move: Move, s: State): boolean;
  isDone(s: State): boolean;
}

const mine = (cls: ShipClass, ...at: Coords): Ship => ({ seat: ME, cls, at });
const owns = (planet: number) => (s: State) => s.owner[planet] === ME;
const VESTA: readonly Coords[] = [[0, 0]];

/** The steps of the tutorial, on the real rules. */
export const SCENES: readonly Scene[] = [
  {
    id: 'yield',
    phase: 'actions',
    stock: { B: 20, C: 30 },
    first: { t: 'endTurn' },
    dice: [10],
    watched: true,
    goal: () => false,
    isDone: (s) => s.toAct === ME,
  },
  {
    id: 'furnace',
    phase: 'structures',
    stock: { B: 22, C: 33 },
    marks: VESTA,
    behind: () => 'planet',
    goal: (move) => move.t === 'build' && move.kind === 'furnace',
    isDone: (s) => s.built[0] === 1,
  },
  {
    id: 'ship',
    phase: 'ships',
    stock: { B: 10, C: 12, F: 7, M: 8 },
    stand: [
      ['furnace', [1, -1]],
      ['spaceport', [-2, 1]],
    ],
    marks: VESTA,
    behind: () => 'planet',
    goal: (move) => move.t === 'buildShip' && move.cls === 'small',
    isDone: (s) => s.ships === 1,
  },
  {
    id: 'settle',
    phase: 'actions',
    stock: { B: 12, C: 15, F: 3, M: 4 },
    stand: [['spaceport', [-2, 1]]],
    ships: [mine('small', 4, 2)],
    marks: [[4, 2]],
    behind: (s) => (s.uUsed.some((used) => used > 0) ? 'unit' : null),
    goal: (move) => move.t === 'move' || move.t === 'conquer',
    isDone: owns(3),
  },
  {
    id: 'attack',
    phase: 'actions',
    stock: { B: 14, C: 18, F: 5, M: 6 },
    ships: [mine('small', 5, 0), { seat: RIVAL, cls: 'small', at: [6, 0] }],
    dice: [4, 2],
    marks: [
      [5, 0],
      [6, 0],
    ],
    goal: (move) => move.t === 'attack',
    isDone: (s) => s.uNo.filter((no) => no > 0).length === 1,
  },
  {
    id: 'finish',
    phase: 'actions',
    stock: { B: 14, C: 18, F: 5, M: 6 },
    ships: [mine('small', 5, 0), mine('small', 4, 2)],
    marks: [
      [5, 0],
      [4, 2],
    ],
    goal: (move, s) => move.t === 'move' && s.uUsed[s.uNo.indexOf(move.ship)] === 0,
    isDone: (s) => s.uNo.every((no, row) => no === 0 || s.uUsed[row]! > 0),
  },
  {
    id: 'cannon',
    phase: 'actions',
    stock: { B: 14, C: 18, F: 5, M: 6 },
    stand: [['spaceport', [12, -4]]],
    ships: [mine('large', 9, -3), mine('small', 10, -2)],
    dice: [7, 3],
    marks: [
      [9, -3],
      [10, -3],
    ],
    goal: (move) => move.t === 'attack' && 'ship' in move.unit && move.unit.ship === 1,
    isDone: (s) => !s.uSeat.some((seat, row) => seat === RIVAL && isDefence(s.uKind[row]!)),
  },
  {
    id: 'win',
    phase: 'actions',
    stock: { B: 14, C: 18, F: 5, M: 6 },
    stand: [['spaceport', [12, -4]]],
    bare: true,
    ships: [mine('large', 9, -3)],
    marks: [
      [9, -3],
      [12, -4],
    ],
    behind: () => 'unit',
    goal: (move) => move.t === 'raze' || move.t === 'conquer',
    isDone: (s) => s.stage === 'over',
  },
  {
    id: 'wind',
    phase: 'actions',
    stock: { B: 20, C: 30, M: 6 },
    stand: [['furnace', [1, -1]]],
    ships: [mine('small', 5, 0)],
    first: { t: 'endTurn' },
    dice: [20],
    watched: true,
    goal: () => false,
    isDone: (s) => s.toAct === ME,
  },
  {
    id: 'drill',
    phase: 'actions',
    stock: { B: 14, C: 18, F: 15, M: 16 },
    stand: [['spaceport', [-2, 1]]],
    ships: [mine('cargo', 3, 0)],
    asteroid: [4, 0],
    marks: [
      [3, 0],
      [4, 0],
    ],
    behind: () => 'unit',
    goal: (move) => (move.t === 'load' && move.kit === 'drill') || (move.t === 'unload' && 'cell' in move.to),
    isDone: (s) => s.uKind.includes(thingNumber('drill')),
  },
  {
    id: 'deal',
    phase: 'structures',
    stock: { B: 24, C: 18, F: 5, M: 2 },
    stand: [['spaceport', [12, -4]]],
    ships: [{ seat: RIVAL, cls: 'cargo', at: [10, -2] }],
    first: {
      t: 'proposeContract',
      partner: ME,
      carrier: 1,
      give: { ...NO_GOODS, M: 6 },
      take: { ...NO_GOODS, B: 8 },
      secret: false,
    },
    goal: (move) => move.t === 'signContract',
    isDone: (s) => s.signed > 0,
  },
];

function optionsOf(): Options {
  const read = game.readOptions({ factions: ['humans', 'digitals'] }, 2);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

/** The sky of a scene: four planets, two of them settled. */
export function opening(scene: Scene): State {
  const options = optionsOf();
  const board = tablesOf(options).board(2);
  const s = blank(options, 2, board.cells, board.panels.length);
  s.stage = 'play';
  s.round = 1;
  s.roll = 10;
  s.phase = scene.phase;
  // Contracts are proposed in whosever turn (BP-P5).
  s.toAct = scene.first?.t === 'endTurn' ? RIVAL : ME;
  settle(s, { panel: 3, size: 'small', biome: 'fair', owner: ME }, [
    ['forest', [1, 0]],
    ['forest', [0, 1]],
    ['mountain', [-1, 1]],
    ['mountain', [-1, 0]],
    ['mountain', [0, -1]],
    ['cannon', [2, 0]],
  ]);
  settle(s, { panel: 4, size: 'medium', biome: 'harsh', owner: RIVAL }, [
    ['mountain', [14, -6]],
    ['mountain', [13, -5]],
    ['mountain', [12, -5]],
    ['mountain', [12, -6]],
    ['mountain', [13, -7]],
    ...(scene.bare ? [] : ([['cannon', [10, -3]]] as const)),
  ]);
  settle(s, { panel: 2, size: 'large', biome: 'water', owner: NOBODY }, [
    ['forest', [-13, 5]],
    ['forest', [-12, 5]],
    ['forest', [-12, 6]],
  ]);
  settle(s, { panel: 6, size: 'small', biome: 'fair', owner: NOBODY }, [
    ['forest', [7, 7]],
    ['mountain', [6, 8]],
    ['mountain', [5, 8]],
  ]);
  for (const [kind, at] of scene.stand ?? []) stand(s, kind, at);
  for (const { seat, cls, at } of scene.ships ?? []) addUnit(s, board, thingNumber(cls), seat, cellNo(s, at));
  if (scene.asteroid !== undefined) s.at[cellNo(s, scene.asteroid)] = ASTEROID;
  const { B = 0, C = 0, F = 0, M = 0 } = scene.stock;
  for (const [k, amount] of [B, C, F, M].entries()) s.stock[k] = s.ledger[k] = amount;
  return s;
}

function cellNo(s: State, [q, r]: Coords): number {
  return cellAt(boardOf(s), { q, r });
}

function settle(s: State, planet: BarePlanet, slots: readonly (readonly [Structure | Nature, Coords])[]): void {
  layPlanet(s, boardOf(s), planet);
  for (const [kind, at] of slots) stand(s, kind, at);
}

function stand(s: State, kind: Structure | Nature, at: Coords): void {
  const thing = thingNumber(kind);
  const cell = cellNo(s, at);
  const planet = planetAt(s, boardOf(s), cell);
  if (isDefence(thing)) addUnit(s, boardOf(s), thing, s.owner[planet]!, cell);
  else {
    s.at[cell] = thing;
    tally(s, planet, thing, 1);
  }
}

/** Plays by the real rules; the dice fall as the lesson wants them to, as long as it says how. */
export function played(
  scene: Scene,
  state: State,
  by: number,
  move: Move,
): { readonly state: State; readonly events: readonly Event[] } | null {
  const taken = step(game, state, by, move, loaded(scene.dice ?? []));
  return taken.ok ? { state: taken.state, events: taken.events } : null;
}

function loaded(faces: readonly number[]): Chance {
  const rest = new Dice('learn');
  let next = 0;
  return { int: (n) => (next < faces.length ? faces[next++]! - 1 : rest.int(n)) };
}
