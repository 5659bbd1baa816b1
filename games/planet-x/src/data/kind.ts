/** A set of cards: everything an owner of the box may replace. Plain JSON. */
export interface DataSet {
  readonly id: string;
  /** Two to four, in the order in which seats take them when nobody chooses. */
  readonly factions: readonly FactionCard[];
  /** Seventeen of each faction. */
  readonly units: readonly UnitCard[];
  /** The eighteen of one set, by key. */
  readonly specials: readonly SpecialCard[];
  /** Which specials come twice, by the number of seats. */
  readonly secondCopies: Readonly<Record<'2' | '3' | '4', readonly SpecialKey[]>>;
}

export type CardId = string;
export type FactionId = string;

/** Infantry, mechanized troops, aircraft, starships: rank 1 to 4. */
export const unitTypes = ['inf', 'mech', 'air', 'ship'] as const;
export type UnitType = (typeof unitTypes)[number];

export interface Named {
  readonly it: string;
  readonly en: string;
}

/** A faction, and its base camp, which marks identity and nothing else (PX-S3). */
export interface FactionCard {
  readonly id: FactionId;
  readonly name: Named;
  readonly camp: Named;
  readonly color: string;
  readonly glyph: string;
  /** The type it excels in. */
  readonly pride: UnitType;
}

export interface UnitCard {
  readonly id: CardId;
  readonly faction: FactionId;
  readonly type: UnitType;
  readonly force: number;
  readonly name: Named;
}

export type SpecialKey = `${'plus' | 'minus' | 'recover' | 'eliminate'}-${UnitType}` | 'pirates' | 'truce';

export interface SpecialCard {
  readonly key: SpecialKey;
  /** What a modifier adds to its unit; absent on every other card. */
  readonly amount?: number;
  readonly name: Named;
}

/** All keys of a set, in the order of the rulebook's summary. */
export const specialKeys: readonly SpecialKey[] = [
  ...(['plus', 'minus', 'recover', 'eliminate'] as const).flatMap((effect) =>
    unitTypes.map((type): SpecialKey => `${effect}-${type}`),
  ),
  'pirates',
  'truce',
];
