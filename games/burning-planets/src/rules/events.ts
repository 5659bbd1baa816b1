import type { Seat } from '@orrery/kernel';
import type { Bag, Biome, Kit, Nature, ShipClass, Size, Structure } from '../data/index.ts';
import type { Cell, DeclineReason, Stop, Target, UnitRef } from './moves.ts';
import type { Options } from './options.ts';
import type { ContractSeen, FinalResult } from './seen.ts';
import type { Phase } from './state.ts';
import type { Thing } from './things.ts';

/** What everybody hears alike. Panels are numbered from 1, as in the spec. */
export type PublicEvent =
  | { readonly t: 'gameStarted'; readonly n: number; readonly options: Options; readonly first: Seat }
  | {
      readonly t: 'planetMade';
      readonly planet: number;
      readonly owner: Seat | null;
      /** The panels drawn, the last of which it is. */
      readonly draws: readonly number[];
      readonly centre: Cell;
      /** null where nothing was rolled. */
      readonly sizeRoll: number | null;
      readonly size: Size;
      readonly biomeRoll: number | null;
      readonly biome: Biome;
      readonly rolls: readonly number[];
      readonly nature: readonly { readonly cell: Cell; readonly kind: Nature }[];
    }
  | { readonly t: 'asteroidCount'; readonly roll: number; readonly total: number }
  | { readonly t: 'asteroidDrawn'; readonly seat: Seat; readonly draws: readonly number[] }
  | { readonly t: 'asteroidPlaced'; readonly seat: Seat | null; readonly cell: Cell }
  /** All asteroids lie where they are to lie: the cannons come. */
  | { readonly t: 'asteroidsDone'; readonly first: Seat }
  | { readonly t: 'cannonPlaced'; readonly seat: Seat; readonly planet: number; readonly cell: Cell }
  | {
      readonly t: 'outpostRaised';
      readonly seat: Seat;
      readonly planet: number;
      readonly spaceport: Cell;
      readonly ships: readonly { readonly ship: number; readonly cell: Cell }[];
    }
  | { readonly t: 'stocked'; readonly seat: Seat; readonly bag: Bag }
  | { readonly t: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | { readonly t: 'catastrophe'; readonly seat: Seat; readonly roll: number; readonly kind: string | null }
  | { readonly t: 'produced'; readonly seat: Seat; readonly bag: Bag }
  | { readonly t: 'phaseEnded'; readonly seat: Seat; readonly phase: Phase }
  | {
      readonly t: 'built';
      readonly seat: Seat;
      readonly planet: number;
      readonly kind: Structure;
      readonly cell: Cell;
      readonly cost: Bag;
    }
  | {
      readonly t: 'demolished';
      readonly seat: Seat;
      readonly planet: number;
      readonly kind: Structure;
      readonly cell: Cell;
    }
  | { readonly t: 'cleared'; readonly seat: Seat; readonly planet: number; readonly kind: Nature; readonly cell: Cell }
  | {
      readonly t: 'shipBuilt';
      readonly seat: Seat;
      readonly ship: number;
      readonly cls: ShipClass;
      readonly cell: Cell;
      readonly cost: Bag;
    }
  /** The cells entered, the last of which is where the ship is now. */
  | {
      readonly t: 'moved';
      readonly seat: Seat;
      readonly ship: number;
      readonly cls: ShipClass;
      readonly path: readonly Cell[];
    }
  | {
      readonly t: 'attacked';
      readonly seat: Seat;
      readonly unit: UnitRef;
      readonly kind: Thing;
      readonly target: Target;
      /** null: an asteroid, which is nobody's and rolls nothing. */
      readonly targetKind: Thing | null;
      readonly targetSeat: Seat | null;
      readonly a: number;
      readonly d: number;
      readonly shield: number;
      readonly destroyed: boolean;
    }
  | {
      readonly t: 'looted';
      readonly by: Seat;
      readonly ship: number;
      /** The ship's price, and what was aboard. */
      readonly cost: Bag;
      readonly goods: Bag;
      readonly kit: Kit | null;
    }
  | {
      readonly t: 'razed';
      readonly seat: Seat;
      readonly ship: number;
      readonly cls: ShipClass;
      readonly planet: number;
      readonly kind: Structure;
      readonly cell: Cell;
      readonly owner: Seat;
    }
  | {
      readonly t: 'conquered';
      readonly seat: Seat;
      readonly ship: number;
      readonly cls: ShipClass;
      readonly planet: number;
      readonly owner: Seat | null;
    }
  | {
      readonly t: 'bombarded';
      readonly seat: Seat;
      readonly ships: readonly number[];
      readonly planet: number;
      readonly owner: Seat;
    }
  | { readonly t: 'kitPlaced'; readonly seat: Seat; readonly ship: number; readonly kit: Kit; readonly cell: Cell }
  | { readonly t: 'kitStored'; readonly seat: Seat; readonly ship: number; readonly kit: Kit; readonly planet: number }
  /** With `openStocks`, after a move that changed one: what each seat has now, secret dealings included. */
  | { readonly t: 'stocksShown'; readonly stocks: readonly Bag[] }
  | { readonly t: 'contractRevealed'; readonly contract: ContractSeen; readonly why: 'done' | 'broken' | 'void' }
  | {
      readonly t: 'playerOut';
      readonly seat: Seat;
      /** Who put them out; null: they gave up, or nobody did. */
      readonly by: Seat | null;
      readonly why: 'destroyed' | 'planets' | 'conceded';
    }
  | {
      readonly t: 'gameEnded';
      readonly result: FinalResult;
      /** All that was hidden, by seat; contracts as they stand. */
      readonly stocks: readonly Bag[];
      readonly reserves: readonly (readonly Kit[])[];
      readonly kits: readonly { readonly ship: number; readonly kit: Kit | null }[];
      readonly contracts: readonly ContractSeen[];
    };

/** Goods of one contract going aboard or ashore. */
export interface Lot {
  readonly no: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly goods: Bag;
  /** Ashore again at the giver's. */
  readonly back: boolean;
}
interface SecretLot extends Lot {
  readonly open: boolean;
}

type Loaded<L, K, P> = {
  readonly t: 'loaded';
  readonly seat: Seat;
  readonly ship: number;
  readonly from: Stop;
  /** What was picked up from the board, for all to see. */
  readonly structure: Kit | null;
  readonly lots: readonly L[];
  readonly kit: K;
  /** What the kit cost; null: nothing. */
  readonly price: P;
};
type Unloaded<L> = {
  readonly t: 'unloaded';
  readonly seat: Seat;
  readonly ship: number;
  readonly planet: number;
  /** Whose planet it is. */
  readonly taker: Seat;
  readonly lots: readonly L[];
};
type Paper =
  | { readonly t: 'contractProposed'; readonly contract: ContractSeen }
  | {
      readonly t: 'contractDeclined';
      readonly id: number;
      readonly by: Seat;
      readonly parties: Pair;
      readonly why?: DeclineReason;
    }
  | { readonly t: 'contractWithdrawn'; readonly id: number; readonly by: Seat; readonly parties: Pair }
  | { readonly t: 'contractLapsed'; readonly id: number; readonly parties: Pair }
  | {
      readonly t: 'contractWithheld';
      readonly id: number;
      readonly by: Seat;
      readonly on: boolean;
      readonly parties: Pair;
    }
  /** Whether the giver now has the goods of a leg that is due. */
  | {
      readonly t: 'coverageChanged';
      readonly id: number;
      readonly from: Seat;
      readonly covered: boolean;
      readonly parties: Pair;
    };
type Pair = readonly [Seat, Seat];
type Switched = { readonly t: 'shareSwitched'; readonly seat: Seat; readonly on: boolean };

export type Event =
  | PublicEvent
  | Paper
  | Switched
  | Loaded<SecretLot, Kit | 'none', Bag | null>
  | Unloaded<SecretLot>
  | { readonly t: 'contractSigned'; readonly no: number; readonly contract: ContractSeen };

/** As told to one observer: lots they may know of, 'unknown' for a kit there may be, null for a contract face down. */
export type Seen =
  | PublicEvent
  | Paper
  | Switched
  | Loaded<Lot, Kit | 'none' | 'unknown', Bag | null>
  | Unloaded<Lot>
  | { readonly t: 'contractSigned'; readonly no: number; readonly contract: ContractSeen | null };
export type SeenOf<T extends Seen['t']> = Extract<Seen, { readonly t: T }>;
