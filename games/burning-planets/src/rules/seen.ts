import type { Observer, Seat } from '@orrery/kernel';
import type { Bag, Biome, Faction, Kit, Nature, ShipClass, Size, Structure } from '../data/index.ts';
import type { Cell, UnitRef } from './moves.ts';
import type { Options } from './options.ts';
import type { How, Phase, Stage } from './state.ts';

/** What a unit has done this turn (BP-P4, BP-P18, BP-P19). */
export interface Use {
  readonly fresh: boolean;
  /** Actions used; a huge ship's attacks. */
  readonly used: number;
  /** A huge ship's move. */
  readonly moved: boolean;
  /** Another unit has acted since: no more this turn. */
  readonly finished: boolean;
}

export interface SlotSeen {
  readonly cell: Cell;
  readonly kind: Structure | Nature;
  /** null for what never acts. */
  readonly use: Use | null;
}

export interface PlanetSeen {
  readonly id: number;
  /** From 1. */
  readonly panel: number;
  readonly centre: Cell;
  readonly size: Size;
  readonly biome: Biome;
  readonly owner: Seat | null;
  /** Somebody's start planet. */
  readonly start: boolean;
  /** In canonical order of cells. */
  readonly slots: readonly SlotSeen[];
  /** What its owner has done here this turn. */
  readonly built: number;
  readonly demolished: boolean;
  readonly cleared: boolean;
}

export interface ShipSeen {
  readonly no: number;
  readonly owner: Seat;
  readonly cls: ShipClass;
  readonly cell: Cell;
  readonly use: Use;
  /** null for all but cargo ships; 'unknown': the ship has been where kits are loaded, and this observer was not told. */
  readonly kit: Kit | 'none' | 'unknown' | null;
  /** The kit aboard was picked up from the board, for all to see. */
  readonly kitKnown: boolean;
  /** It has been where kits are loaded, and nothing seen since then tells what is in the hold. */
  readonly kitDoubt: boolean;
}

export interface StructureSeen {
  readonly owner: Seat;
  readonly use: Use;
}
export interface AsteroidSeen {
  readonly cell: Cell;
  readonly on: (StructureSeen & { readonly kind: 'drill' | 'habitat' }) | null;
}
export interface StationSeen extends StructureSeen {
  readonly cell: Cell;
}

export interface LegSeen {
  readonly from: Seat;
  readonly to: Seat;
  readonly goods: Bag;
  readonly state: 'due' | 'aboard' | 'delivered' | 'lost';
  /** null: not for this observer to know. */
  readonly withheld: boolean | null;
  /** Whether the giver has the goods now; null where the leg is not due or the observer is no party. */
  readonly covered: boolean | null;
}
export interface ContractSeen {
  /** Known to the parties; null for others. */
  readonly id: number | null;
  /** The public number, from signing on. */
  readonly no: number | null;
  readonly proposer: Seat;
  readonly partner: Seat;
  readonly carrier: number;
  readonly secret: boolean;
  readonly state: 'proposed' | 'signed' | 'done' | 'broken' | 'void';
  /** What the proposer gives, then what the partner gives; a leg without goods is not there. */
  readonly legs: readonly LegSeen[];
}

export interface PlayerSeen {
  readonly faction: Faction;
  /** 0 living, else the place in which they went out, from 1. */
  readonly outAt: number;
  readonly kills: number;
  /** Who took their last planet. */
  readonly robber: Seat | null;
  /** null: not for this observer to know. */
  readonly stock: Bag | null;
  /** What the stock would be by all that everybody has seen come and go; below 0 where something unseen came. */
  readonly ledger: Bag;
  /** null: not for this observer to know. */
  readonly reserve: readonly Kit[] | null;
  /** All that have been seen to come into the reserve; which of them have left it only their owner knows. */
  readonly kitsSeen: readonly Kit[];
}

/** What only a seat itself knows. */
export interface OwnSeen {
  readonly share: boolean;
  /** Proposals made and switches turned since the turn began. */
  readonly spoken: number;
  /** By seat: proposals this seat has made to it, and had from it. */
  readonly papersTo: readonly number[];
  readonly papersFrom: readonly number[];
}

export interface FinalResult {
  readonly how: How;
  readonly winners: readonly Seat[];
  readonly places: readonly number[];
  /** Where points decided. */
  readonly scores: readonly number[] | null;
}

export interface TurnSeen {
  readonly seat: Seat;
  readonly phase: Phase;
  /** 0 where nothing is rolled. */
  readonly roll: number;
  /** The id of the catastrophe rolled. */
  readonly catastrophe: string | null;
  readonly active: UnitRef | null;
}

export interface View {
  readonly me: Observer;
  readonly n: number;
  readonly options: Options;
  readonly stage: Stage;
  readonly round: number;
  readonly first: Seat;
  /** Who is to place something in the setup, or null. */
  readonly placing: { readonly seat: Seat; readonly asteroidsLeft: number; readonly panel: number | null } | null;
  readonly turn: TurnSeen | null;
  /** Moves of those in turn so far. */
  readonly acts: number;
  readonly planets: readonly PlanetSeen[];
  /** By number. */
  readonly ships: readonly ShipSeen[];
  /** The number the last ship built was given. */
  readonly shipsBuilt: number;
  readonly asteroids: readonly AsteroidSeen[];
  readonly stations: readonly StationSeen[];
  readonly players: readonly PlayerSeen[];
  readonly own: OwnSeen | null;
  /** Signed, by number: those this observer may read. */
  readonly contracts: readonly ContractSeen[];
  /** The numbers of those that lie face down. */
  readonly faceDown: readonly number[];
  /** Proposals this seat is a party of. */
  readonly proposals: readonly ContractSeen[];
  readonly quiet: number;
  readonly busy: boolean;
  readonly result: FinalResult | null;
}
