/** A set of cards: everything an owner of the box may replace. Plain JSON. */
export interface DataSet {
  readonly id: string;
  readonly weapons: readonly WeaponCard[];
  readonly planets: readonly PlanetCard[];
  readonly missions: readonly MissionCard[];
}

export type WeaponId = string;
export type PlanetId = string;
export type MissionId = string;

export interface WeaponCard {
  readonly id: WeaponId;
  readonly name: string;
  /** 8 fires first; null is the Space Shield, which never fires. */
  readonly priority: number | null;
  /** The pattern with the arrow up: x to the right, y down, from the planet the weapon lies on. */
  readonly cells: readonly { readonly dx: number; readonly dy: number; readonly hits: number }[];
}

export type PlanetKind = 'small' | 'named' | 'dark';

export interface PlanetCard {
  readonly id: PlanetId;
  readonly kind: PlanetKind;
  /** Only named planets have one. */
  readonly name: string | null;
  readonly moons: number;
}

export interface MissionCard {
  readonly id: MissionId;
  readonly points: 1 | 2 | 3;
  readonly test: MissionTest;
}

/** What a mission counts in a Conquest pile. */
export type Tally = 'small' | 'named' | 'numbered' | 'moons';

export type MissionTest =
  | { readonly atLeast: Readonly<Partial<Record<Tally, number>>> }
  | { readonly planets: readonly [string, string]; readonly both: number; readonly one: number };
