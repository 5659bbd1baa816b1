import type { Seat } from '@orrery/kernel';
import type { Bag, Kit, ShipClass, Structure } from '../data/index.ts';

/** Axial coordinates (BP-G1). */
export interface Cell {
  readonly q: number;
  readonly r: number;
}
/** A unit: a ship by its number, anything else by its cell. */
export type UnitRef =
  | { readonly ship: number }
  | { readonly defence: Cell }
  | { readonly onAsteroid: Cell }
  | { readonly station: Cell };
export type Target = UnitRef | { readonly asteroid: Cell };
/** Where ships are built. */
export type Yard = { readonly planet: number } | { readonly station: Cell };
/** Where a cargo ship loads or unloads: a planet it is docked at, or a cell beside it. */
export type Stop = { readonly planet: number } | { readonly cell: Cell };

export type PlaceAsteroid = { readonly t: 'placeAsteroid'; readonly cell: Cell };
export type PlaceCannon = { readonly t: 'placeCannon'; readonly cell: Cell };
export type Build = { readonly t: 'build'; readonly planet: number; readonly kind: Structure; readonly cell: Cell };
export type Fell = { readonly t: 'demolish' | 'clearNature'; readonly planet: number; readonly cell: Cell };
export type BuildShip = { readonly t: 'buildShip'; readonly at: Yard; readonly cls: ShipClass; readonly cell: Cell };
export type MoveShip = { readonly t: 'move'; readonly ship: number; readonly to: Cell };
export type Attack = { readonly t: 'attack'; readonly unit: UnitRef; readonly target: Target };
export type Raze = { readonly t: 'raze'; readonly ship: number; readonly planet: number; readonly cell: Cell };
export type Conquer = { readonly t: 'conquer'; readonly ship: number; readonly planet: number };
export type Bombard = { readonly t: 'bombard'; readonly planet: number };
export type Load = {
  readonly t: 'load';
  readonly ship: number;
  /** At a cell: the own structure there is picked up, and nothing else is loaded. */
  readonly from: Stop;
  /** Numbers of signed contracts whose goods are due here. */
  readonly contracts: readonly number[];
  readonly kit: Kit | null;
  /** The kit comes from the reserve, for nothing. */
  readonly reserve: boolean;
};
export type Unload = {
  readonly t: 'unload';
  readonly ship: number;
  /** At a cell: the kit is put down there, and nothing else is unloaded. */
  readonly to: Stop;
  /** Numbers of contracts whose goods go to the taker. */
  readonly deliver: readonly number[];
  /** Numbers of contracts whose goods, given by the carrier's owner, come back home. */
  readonly back: readonly number[];
  readonly kit: boolean;
};
export type EndPhase = { readonly t: 'endPhase' };
export type EndTurn = { readonly t: 'endTurn' };
export type Propose = {
  readonly t: 'proposeContract';
  readonly partner: Seat;
  /** The number of a cargo ship of one of the two. */
  readonly carrier: number;
  readonly give: Bag;
  readonly take: Bag;
  readonly secret: boolean;
};
/** Why a proposal is declined, as far as its partner cares to say: the price, the time, the partner, the ship. */
export const declineReasons = ['dear', 'later', 'partner', 'carrier'] as const;
export type DeclineReason = (typeof declineReasons)[number];
export type Answer =
  | { readonly t: 'signContract'; readonly id: number }
  | { readonly t: 'withdrawContract'; readonly id: number }
  | { readonly t: 'declineContract'; readonly id: number; readonly why?: DeclineReason };
export type Withhold = { readonly t: 'withhold'; readonly id: number; readonly on: boolean };
export type Share = { readonly t: 'shareVictory'; readonly on: boolean };
export type Concede = { readonly t: 'concede' };

/** Moves of the seat whose turn it is. */
export type TurnMove =
  | Build
  | Fell
  | BuildShip
  | MoveShip
  | Attack
  | Raze
  | Conquer
  | Bombard
  | Load
  | Unload
  | EndPhase
  | EndTurn;
/** Moves that any living player may make at any time in play (BP-P5). */
export type AnyTimeMove = Propose | Answer | Withhold | Share | Concede;
export type Move = PlaceAsteroid | PlaceCannon | TurnMove | AnyTimeMove;

export type Refusal =
  | 'E_OVER'
  | 'E_TURN'
  | 'E_MALFORMED'
  | 'E_PHASE'
  | 'E_NOT_YOURS'
  | 'E_LIMIT'
  | 'E_CELL'
  | 'E_OCCUPIED'
  | 'E_BORDER'
  | 'E_BIOME'
  | 'E_EVENT'
  | 'E_COST'
  | 'E_NO_SPACEPORT'
  | 'E_FRESH'
  | 'E_SPENT'
  | 'E_NO_ACTION'
  | 'E_UNREACHABLE'
  | 'E_CARGO'
  | 'E_TARGET'
  | 'E_OWN'
  | 'E_RANGE'
  | 'E_HOPELESS'
  | 'E_DEFENDED'
  | 'E_FORMATION'
  | 'E_NOT_CARGO'
  | 'E_CONTRACT'
  | 'E_WITHHELD'
  | 'E_HOLD_FULL'
  | 'E_NO_KIT'
  | 'E_EMPTY'
  | 'E_KIND'
  | 'E_OPTION'
  | 'E_CARRIER'
  | 'E_GOODS'
  | 'E_OUT';
