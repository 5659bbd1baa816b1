import type { Seat } from '@orrery/kernel';
import type { Options } from './options.ts';

export type Stage = 'asteroids' | 'cannons' | 'play' | 'over';
export type Phase = 'structures' | 'ships' | 'actions';
export type How = 'conquest' | 'shared' | 'draw' | 'limit' | 'stagnation' | 'cap';

export const NOBODY = -1;
export const NONE = -1;

/**
 * The whole truth, flat: small integers in parallel lists, so that a playout copies and changes it quickly. Cells are
 * numbered in canonical order (BP-G7) by board.ts, things by things.ts; seats and planets from 0. Plain JSON: geometry,
 * prices and odds are tables made once, never here.
 */
export interface State {
  readonly n: number;
  readonly options: Options;
  stage: Stage;
  /** Turn order is seat order from here (BP-S2). */
  first: Seat;
  /** 0 before the first turn. */
  round: number;
  /** Whose turn it is; -1 when the game is over. */
  toAct: Seat;
  phase: Phase;
  /** The catastrophe die of this turn; 0 without one. */
  roll: number;
  /** Moves of those in turn so far: the question put to whose turn it is. */
  acts: number;

  /** Asteroids still to be put down, and the panel drawn for the next one (BP-S11). */
  asteroidsLeft: number;
  drawnPanel: number;

  /** What is in each cell: a code of things.ts, or UNIT plus a row of the units below. */
  at: number[];

  /** By planet. Replaced, never changed in place: copies share them. */
  panel: readonly number[];
  size: readonly number[];
  biome: readonly number[];
  /** By panel: its planet or -1. Shared like those. */
  planetIn: readonly number[];
  /** By planet: its seat or -1. */
  owner: number[];
  /** By planet: structures built this turn, and what was felled (bit 0 a structure, bit 1 nature). */
  built: number[];
  felled: number[];
  /** By planet, TALLIES numbers each: how many of each thing stand there (planets.ts). */
  tally: number[];

  /** By unit: ships, defences and space structures on the board, in no order. */
  uKind: number[];
  uSeat: number[];
  uCell: number[];
  /** A ship's public number; 0 for the others. */
  uNo: number[];
  /** Actions used this turn (a huge ship: attacks). */
  uUsed: number[];
  /** FRESH, FINISHED, MOVED of units.ts. */
  uMarks: number[];
  /** What is in a hold: holds.ts. */
  uHold: number[];
  /** The unit that may go on acting (BP-P19), -1 if none. */
  active: number;
  /** Ships built so far: the number of the last one. */
  ships: number;

  /** Four numbers a seat: B C F M. */
  stock: number[];
  /** What the stock would be by all that everybody has seen come and go. */
  ledger: number[];
  /** Three numbers a seat: kits by kind (BP-P41). */
  reserve: number[];
  /** The same of all that everybody has seen come into it. */
  kitsSeen: number[];
  kills: number[];
  /** By seat: who took its last planet, -1 if nobody did. */
  robber: number[];
  /** By seat: 0 living, else the place in which it went out, from 1. */
  outAt: number[];
  /** Seats whose switch is on (BP-P54), as bits. */
  share: number;
  /** By seat: proposals made and switches turned since the turn began. */
  spoken: number[];
  /** papers[proposer * n + partner]: proposals so far, which number them. */
  papers: number[];
  /** Rows of contracts.ts. */
  contracts: number[];
  /** Contracts signed so far: the public number of the last one. */
  signed: number;

  /** Whole rounds without a deed (BP-E7), and whether this one has seen one. */
  quiet: number;
  busy: boolean;
  /** Set when the game is over. */
  how: How | null;
}

export function copy(s: State): State {
  return {
    n: s.n,
    options: s.options,
    stage: s.stage,
    first: s.first,
    round: s.round,
    toAct: s.toAct,
    phase: s.phase,
    roll: s.roll,
    acts: s.acts,
    asteroidsLeft: s.asteroidsLeft,
    drawnPanel: s.drawnPanel,
    at: s.at.slice(),
    panel: s.panel,
    size: s.size,
    biome: s.biome,
    planetIn: s.planetIn,
    owner: s.owner.slice(),
    built: s.built.slice(),
    felled: s.felled.slice(),
    tally: s.tally.slice(),
    uKind: s.uKind.slice(),
    uSeat: s.uSeat.slice(),
    uCell: s.uCell.slice(),
    uNo: s.uNo.slice(),
    uUsed: s.uUsed.slice(),
    uMarks: s.uMarks.slice(),
    uHold: s.uHold.slice(),
    active: s.active,
    ships: s.ships,
    stock: s.stock.slice(),
    ledger: s.ledger.slice(),
    reserve: s.reserve.slice(),
    kitsSeen: s.kitsSeen.slice(),
    kills: s.kills.slice(),
    robber: s.robber.slice(),
    outAt: s.outAt.slice(),
    share: s.share,
    spoken: s.spoken.slice(),
    papers: s.papers.slice(),
    contracts: s.contracts.slice(),
    signed: s.signed,
    quiet: s.quiet,
    busy: s.busy,
    how: s.how,
  };
}

/** A game of `n` seats with an empty sky of `cells` cells in `panels` panels. */
export function blank(options: Options, n: number, cells: number, panels: number): State {
  const zeros = (length: number) => new Array<number>(length).fill(0);
  const none = (length: number) => new Array<number>(length).fill(NONE);
  return {
    ...{ n, options, stage: 'asteroids', first: 0, round: 0, toAct: 0, phase: 'structures', roll: 0, acts: 0 },
    ...{ asteroidsLeft: 0, drawnPanel: NONE, at: zeros(cells) },
    ...{ panel: [], size: [], biome: [], planetIn: none(panels), owner: [], built: [], felled: [], tally: [] },
    ...{ uKind: [], uSeat: [], uCell: [], uNo: [], uUsed: [], uMarks: [], uHold: [], active: NONE, ships: 0 },
    ...{
      stock: zeros(4 * n),
      ledger: zeros(4 * n),
      reserve: zeros(3 * n),
      kitsSeen: zeros(3 * n),
      kills: zeros(n),
      robber: none(n),
    },
    ...{ outAt: zeros(n), share: 0, spoken: zeros(n), papers: zeros(n * n), contracts: [], signed: 0 },
    ...{ quiet: 0, busy: false, how: null },
  };
}
