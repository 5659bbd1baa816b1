/** All numbers that an owner of the box may replace. Plain JSON. */
export interface DataSet {
  readonly id: string;
  /** A panel is all cells up to this far from its centre. */
  readonly panelRadius: number;
  /** By number of players: the rows of panels. */
  readonly boards: Readonly<Record<SeatCount, readonly PanelRow[]>>;
  readonly sizeDie: number;
  readonly sizes: Readonly<Record<Size, SizeCard>>;
  readonly biomeDie: number;
  readonly biomes: Readonly<Record<Biome, BiomeCard>>;
  readonly startResources: number;
  /** Rolled for the forests of a start planet that has both kinds of nature. */
  readonly startForestDie: number;
  /** Turns of yield in the starting stock. */
  readonly startTurns: number;
  readonly fighters: Readonly<Record<Fighter, FighterCard>>;
  readonly speeds: Readonly<Record<ShipClass, number>>;
  readonly asteroidShield: number;
  readonly yields: Readonly<Record<Source, Bag>>;
  readonly factions: Readonly<Record<Faction, FactionCard>>;
  readonly catastropheDie: number;
  readonly catastrophes: readonly CatastropheCard[];
}

export const seatCounts = ['2', '3', '4', '5', '6'] as const;
export type SeatCount = (typeof seatCounts)[number];
/** Biomass, cement, food, metal. */
export const resources = ['B', 'C', 'F', 'M'] as const;
export type Res = (typeof resources)[number];
/** Whole numbers, none below 0; every key is there. */
export type Bag = Readonly<Record<Res, number>>;
export const NO_GOODS: Bag = { B: 0, C: 0, F: 0, M: 0 };

export const sizes = ['small', 'medium', 'large'] as const;
export type Size = (typeof sizes)[number];
export const biomes = ['fair', 'harsh', 'water'] as const;
export type Biome = (typeof biomes)[number];
export const factions = ['humans', 'digitals', 'xenos'] as const;
export type Faction = (typeof factions)[number];

export const shipClasses = ['small', 'medium', 'large', 'huge', 'cargo'] as const;
export type ShipClass = (typeof shipClasses)[number];
const defences = ['cannon', 'tower'] as const;
/** Space structures; in a hold or a reserve they are called kits. */
export const kits = ['drill', 'habitat', 'station'] as const;
export type Kit = (typeof kits)[number];
export const natures = ['forest', 'mountain'] as const;
export type Nature = (typeof natures)[number];
export const structures = ['furnace', 'greenhouse', 'spaceport', 'cannon', 'tower'] as const;
export type Structure = (typeof structures)[number];

export const fighters = [...shipClasses, ...defences, 'station', 'drill', 'habitat'] as const;
export type Fighter = (typeof fighters)[number];
export const sources = ['forest', 'mountain', 'furnace', 'greenhouse', 'drill', 'habitat'] as const;
export type Source = (typeof sources)[number];
export const priced = [...fighters, 'furnace', 'greenhouse', 'spaceport'] as const;
export type Priced = (typeof priced)[number];

/** The panels (i, j) with i from `from` to `to`. */
export interface PanelRow {
  readonly j: number;
  readonly from: number;
  readonly to: number;
}
export interface SizeCard {
  readonly rolls: readonly number[];
  readonly radius: number;
  /** Rolled twice for the resources of a planet that is nobody's start. */
  readonly die: number;
}
export interface BiomeCard {
  readonly rolls: readonly number[];
  readonly nature: readonly Nature[];
  readonly bars: readonly Structure[];
}
export interface FighterCard {
  readonly die: number;
  readonly shield: number;
}
export interface FactionCard {
  readonly biome: Biome;
  readonly names: Readonly<Record<ShipClass, string>>;
  readonly costs: Readonly<Record<Priced, Bag>>;
}
export interface CatastropheCard {
  readonly id: string;
  readonly roll: number;
  /** What yields nothing this turn. */
  readonly silences: readonly Source[];
  /** What cannot be paid for this turn. */
  readonly bars: readonly Priced[];
  /** Ships may not act this turn. */
  readonly grounds: boolean;
}
