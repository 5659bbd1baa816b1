import { ours1, type UnitType } from '../../src/data/index.ts';
import type { DataSet, SpecialKey, UnitCard } from '../../src/data/kind.ts';
import type { Options } from '../../src/rules/kind.ts';

/*
 * The rules once more, slowly and plainly, written from the spec alone over the state of its section 9: cards by name,
 * stacks as lists. It shares nothing with src/rules but the types.
 */
export interface Unit {
  card: string;
  mods: string[];
}
export interface Stack {
  id: number;
  owner: number;
  units: Unit[];
}
export interface Truce {
  card: string;
  by: number;
  with: number;
  untilTurn: number;
}
export interface Table {
  options: Options;
  n: number;
  phase: string;
  first: number | null;
  active: number;
  turn: number;
  draw: string[];
  discard: string[];
  hands: string[][];
  stacks: Stack[];
  truces: Truce[];
  allowanceUsed: boolean[];
  attack: { attacker: number; target: number; defender: number } | null;
  window: { kind: string; passed: boolean[] } | null;
  windows: number;
  supportOffer: string | null;
  answers: (number | boolean | null)[];
  cardMovedThisTurn: boolean;
  stall: number;
  nextStackId: number;
  resigned: boolean[];
  result: { why: string; force: number[]; teamForce: number[]; winners: number[] } | null;
}

const ranks: Record<UnitType, number> = { inf: 1, mech: 2, air: 3, ship: 4 };

function dataOf(t: Table): DataSet {
  return t.options.data === 'ours-1' ? ours1 : t.options.data;
}
const byName = new WeakMap<DataSet, Map<string, UnitCard>>();
export function unitCard(t: Table, card: string): UnitCard | undefined {
  const data = dataOf(t);
  const names = byName.get(data) ?? new Map(data.units.map((unit) => [unit.id, unit]));
  byName.set(data, names);
  return names.get(card);
}
export function isUnit(t: Table, card: string): boolean {
  return unitCard(t, card) !== undefined;
}
export function rankOf(t: Table, card: string): number {
  return ranks[unitCard(t, card)!.type];
}
export function isOwn(t: Table, seat: number, card: string): boolean {
  return unitCard(t, card)?.faction === t.options.factions[seat];
}
export function isForeign(t: Table, seat: number, card: string): boolean {
  return isUnit(t, card) && !isOwn(t, seat, card);
}
function keyOf(card: string): SpecialKey {
  return card.slice(3) as SpecialKey;
}
/** What a special does, and the rank it works on. */
export function effectOf(card: string): { does: string; rank: number } {
  const [does, type] = keyOf(card).split('-') as [string, UnitType | undefined];
  return { does: does === 'plus' || does === 'minus' ? 'modify' : does, rank: type === undefined ? 0 : ranks[type] };
}
export function amountOf(t: Table, card: string): number {
  return dataOf(t).specials.find((special) => special.key === keyOf(card))!.amount ?? 0;
}

export function team(t: Table, seat: number): number {
  return t.options.mode === 'teams' ? seat % 2 : seat;
}
export function areOpponents(t: Table, a: number, b: number): boolean {
  return team(t, a) !== team(t, b);
}
export function left(t: Table, seat: number): number {
  return (seat + 1) % t.n;
}
export function clockwise(t: Table, from: number): number[] {
  return Array.from({ length: t.n }, (_, i) => (from + i) % t.n);
}
export function isEligible(t: Table, seat: number): boolean {
  return !t.allowanceUsed[seat] && t.hands[seat]!.length > 0;
}

export function stackById(t: Table, id: number): Stack | undefined {
  return t.stacks.find((stack) => stack.id === id);
}
export function stackWith(t: Table, card: string): Stack | undefined {
  return t.stacks.find((stack) => stack.units.some((unit) => unit.card === card));
}
function unitForce(t: Table, unit: Unit): number {
  return unit.mods.reduce((sum, mod) => sum + amountOf(t, mod), unitCard(t, unit.card)!.force);
}
export function force(t: Table, stack: Stack): number {
  const each = stack.units.map((unit) => unitForce(t, unit));
  const counted = t.options.forceFloor === 'unit' ? each.map((one) => Math.max(0, one)) : each;
  return Math.max(
    0,
    counted.reduce((sum, one) => sum + one, 0),
  );
}
export function targetLevel(t: Table, stack: Stack): number {
  return Math.max(...stack.units.map((unit) => rankOf(t, unit.card)));
}
export function attackLevel(t: Table, stack: Stack): number {
  const best = targetLevel(t, stack);
  if (stack.units.length === 1 || t.options.groupEngagement === 'bestType') return best;
  return best === 4 ? 4 : 3;
}
export function truce(t: Table, a: number, b: number): boolean {
  return t.truces.some((one) => (one.by === a && one.with === b) || (one.by === b && one.with === a));
}
