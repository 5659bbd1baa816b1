import type { KindOf, Observer, Seat } from '@orrery/kernel';
import type { DataSet, MissionId, PlanetId, PlanetKind, WeaponId } from '../data/kind.ts';
import type { State } from './state.ts';

/** As `readOptions` gives them every key is there. */
export interface Options {
  readonly sector: 'grid' | 'custom';
  readonly isolatedTo: 'conquest' | 'debris';
  readonly arrow: 'half' | 'fixed' | 'quarter';
  readonly namedStart: 'random' | 'level4';
  readonly nextReplacement: 'hidden' | 'shown';
  readonly piles: 'open' | 'memory';
  readonly firstSeat: 'random' | Seat;
  readonly data: 'ours-1' | DataSet;
}

/** x to the right, y down; a custom sector may go negative. */
export interface XY {
  readonly x: number;
  readonly y: number;
}
/** Quarter turns clockwise: 0 up, 1 right, 2 down, 3 left. */
export type Arrow = 0 | 1 | 2 | 3;
export type Level = 1 | 2 | 3 | 4;
export type Phase = 'build' | 'place' | 'over';

export type PlaceWeapon = {
  readonly t: 'placeWeapon';
  readonly weapon: WeaponId;
  readonly at: XY;
  readonly arrow: Arrow;
};
export type PlacePlanet = {
  readonly t: 'placePlanet';
  readonly planet: PlanetId;
  readonly at: XY;
  /** Ignored for a Dark planet. */
  readonly high: boolean;
};
export type Move = PlaceWeapon | PlacePlanet;

/** In the order they are checked. */
export type Refusal =
  | 'GAME_OVER'
  | 'WRONG_PHASE'
  | 'NOT_YOUR_GO'
  | 'MALFORMED'
  | 'CARD_NOT_IN_HAND'
  | 'NO_PLANET'
  | 'PLANET_COVERED'
  | 'BAD_ARROW'
  | 'PLANET_NOT_IN_HAND'
  | 'CELL_TAKEN'
  | 'NOT_ADJACENT'
  | 'DARK_ADJACENT';

export type PileCard =
  | { readonly t: 'planet'; readonly planet: PlanetId }
  | { readonly t: 'weapon'; readonly owner: Seat; readonly weapon: WeaponId };

/** A planet as it is laid: `high` is false for a Dark planet. */
export interface LaidPlanet {
  readonly at: XY;
  readonly planet: PlanetId;
  readonly high: boolean;
}

export interface Piles {
  readonly conquest: readonly PileCard[];
  readonly debris: readonly PileCard[];
}

/** The three missions of a seat, worth 1, 2 and 3 points. */
export type Missions = readonly [MissionId, MissionId, MissionId];

/** Shot by a weapon's pattern, or lost with (or as) a planet without a neighbour. */
export type Cause = 'shot' | 'isolated';

export interface ScoreRow {
  readonly cards: number;
  readonly moons: number;
  readonly missions: readonly [number, number, number];
  readonly debrisCount: number;
  readonly debris: 0 | 3;
  readonly total: number;
}
export interface FinalScore {
  readonly rows: readonly ScoreRow[];
  readonly winners: readonly Seat[];
  readonly reason: 'rounds' | 'planets';
}

/** What everybody hears alike. */
type PublicEvent =
  | { readonly t: 'gameStarted'; readonly n: number; readonly options: Options; readonly invader: Seat }
  | { readonly t: 'sectorLaid'; readonly sites: readonly LaidPlanet[] }
  | { readonly t: 'planetsDealt'; readonly seat: Seat; readonly planets: readonly PlanetId[] }
  | {
      readonly t: 'planetPlaced';
      readonly seat: Seat;
      readonly planet: PlanetId;
      readonly at: XY;
      readonly high: boolean;
    }
  | { readonly t: 'roundStarted'; readonly round: number; readonly invader: Seat }
  | { readonly t: 'weaponsRevealed'; readonly weapons: readonly RevealedWeapon[] }
  | {
      readonly t: 'weaponFires';
      readonly seat: Seat;
      readonly weapon: WeaponId;
      readonly at: XY;
      readonly targets: readonly XY[];
    }
  | {
      readonly t: 'shieldCaught';
      readonly catcher: Seat;
      readonly shieldAt: XY;
      readonly attacker: Seat;
      readonly weapon: WeaponId;
    }
  | {
      readonly t: 'weaponDestroyed';
      readonly by: Seat;
      readonly owner: Seat;
      readonly weapon: WeaponId;
      readonly at: XY;
      readonly cause: Cause;
    }
  | {
      readonly t: 'planetTurned';
      readonly at: XY;
      readonly planet: PlanetId;
      readonly from: Level;
      readonly to: Level;
    }
  | {
      readonly t: 'planetCaptured';
      readonly by: Seat;
      readonly at: XY;
      readonly planet: PlanetId;
      /** null: a Dark planet. */
      readonly level: Level | null;
      readonly cause: Cause;
    }
  | {
      readonly t: 'planetReplaced';
      readonly at: XY;
      readonly planet: PlanetId;
      /** The one that will come after it (`nextReplacement: shown`), as in the view; else null. */
      readonly next: PlanetId | null;
    }
  | { readonly t: 'weaponSpent'; readonly owner: Seat; readonly weapon: WeaponId }
  | { readonly t: 'weaponSkipped'; readonly owner: Seat; readonly weapon: WeaponId }
  | { readonly t: 'shieldReturned'; readonly owner: Seat }
  | { readonly t: 'roundEnded'; readonly planetsLeft: number; readonly nextInvader: Seat | null }
  | { readonly t: 'missionsRevealed'; readonly missions: readonly Missions[] }
  | {
      readonly t: 'gameEnded';
      readonly result: FinalScore;
      /** What lies in the piles of each seat, now that all may look (`piles: memory`); null where they were open. */
      readonly piles: readonly Piles[] | null;
    };

/** In the order of placing. */
export interface RevealedWeapon {
  readonly seat: Seat;
  readonly at: XY;
  readonly arrow: Arrow;
  readonly weapon: WeaponId;
}

type WeaponPlaced<W> = {
  readonly t: 'weaponPlaced';
  readonly seat: Seat;
  readonly at: XY;
  readonly arrow: Arrow;
  /** 0 is the Dark Invader's go. */
  readonly order: number;
  readonly weapon: W;
};
type MissionsDealt<M> = { readonly t: 'missionsDealt'; readonly seat: Seat; readonly missions: M };

export type Event = PublicEvent | WeaponPlaced<WeaponId> | MissionsDealt<Missions>;

/** null stands where the observer may not look. */
export type Seen = PublicEvent | WeaponPlaced<WeaponId | null> | MissionsDealt<Missions | null>;

/** A weapon lying on a planet, face down. */
export interface CardSeen {
  readonly seat: Seat;
  readonly arrow: Arrow;
  readonly order: number;
  /** Only the owner sees which. */
  readonly weapon: WeaponId | null;
}

/** A planet of the sector, with all that is printed on it; gaps are simply absent. */
export interface SiteSeen {
  readonly at: XY;
  readonly planet: PlanetId;
  readonly kind: PlanetKind;
  readonly name: string | null;
  readonly moons: number;
  /** null: a Dark planet. */
  readonly level: Level | null;
  readonly high: boolean;
  readonly card: CardSeen | null;
}

export interface SeatSeen {
  readonly handSize: number;
  /** Nine minus everything revealed: what lies face down is still in it. null under `piles: memory`, for everybody. */
  readonly unplayed: readonly WeaponId[] | null;
  /** null: only the size is for this observer to know. Planets first, in the order of the data set. */
  readonly conquest: readonly PileCard[] | null;
  readonly debris: readonly PileCard[] | null;
  readonly conquestSize: number;
  readonly debrisSize: number;
  /** Open to all; empty outside the building of a custom sector. */
  readonly planetHand: readonly PlanetId[];
  /** null: not dealt yet, or another's before the end. */
  readonly missions: Missions | null;
}

/** What the last resolution showed, fresh in everybody's memory. */
export interface LastRound {
  /** In the order of placing. */
  readonly weapons: readonly RevealedWeapon[];
  /** The planets that came from the deck, in turn. */
  readonly replacements: readonly PlanetId[];
}

export interface View {
  readonly me: Observer;
  readonly n: number;
  readonly options: Options;
  readonly phase: Phase;
  /** 0 while a custom sector is built, then 1..7. */
  readonly round: number;
  readonly invader: Seat;
  readonly toAct: Seat | null;
  /** In reading order. */
  readonly sites: readonly SiteSeen[];
  readonly planetsLeft: number;
  readonly deckSize: number;
  /** The planet that will replace the next captured 3 (`nextReplacement: shown`). */
  readonly next: PlanetId | null;
  readonly players: readonly SeatSeen[];
  /** One's own hand, in the order of the data set; null for the table. */
  readonly hand: readonly WeaponId[] | null;
  /** null before the first resolution. */
  readonly lastRound: LastRound | null;
  readonly result: FinalScore | null;
}

export type ShootingStar = KindOf<State, View, Options, Move, Event, Seen, Refusal>;
