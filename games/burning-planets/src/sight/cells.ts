import type { Cell, Target, UnitRef } from '../rules/moves.ts';
import type { View } from '../rules/seen.ts';

/** The key of a cell wherever a table needs one: in lists, in the log's highlights. */
export function cellKey({ q, r }: Cell): string {
  return `${q},${r}`;
}

export function cellOfKey(key: string): Cell | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(key);
  return found === null ? null : { q: Number(found[1]), r: Number(found[2]) };
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.q === b.q && a.r === b.r;
}

/** Where a unit or an asteroid is now; null if it is no more. */
export function cellOfTarget(view: View, target: Target): Cell | null {
  if ('ship' in target) return view.ships.find(({ no }) => no === target.ship)?.cell ?? null;
  if ('defence' in target) return target.defence;
  if ('station' in target) return target.station;
  return 'asteroid' in target ? target.asteroid : target.onAsteroid;
}

export function targetKey(target: Target): string {
  if ('ship' in target) return `ship ${target.ship}`;
  if ('defence' in target) return `defence ${cellKey(target.defence)}`;
  if ('station' in target) return `station ${cellKey(target.station)}`;
  return 'asteroid' in target ? `asteroid ${cellKey(target.asteroid)}` : `onAsteroid ${cellKey(target.onAsteroid)}`;
}

export function sameUnit(a: UnitRef, b: UnitRef): boolean {
  return targetKey(a) === targetKey(b);
}
