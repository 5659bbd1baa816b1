import type { CardId, DataSet, SpecialCard, UnitCard } from './kind.ts';

export function unitOf(set: DataSet, id: CardId): UnitCard | null {
  return set.units.find((card) => card.id === id) ?? null;
}

/** Specials are numbered by copy: `s1-truce`, `s2-truce`. */
export function specialOf(set: DataSet, id: CardId): SpecialCard | null {
  const key = id.replace(/^s[12]-/, '');
  return key === id ? null : (set.specials.find((card) => card.key === key) ?? null);
}
