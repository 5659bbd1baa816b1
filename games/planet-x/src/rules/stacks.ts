import type { Seat } from '@orrery/kernel';
import { type Cards, idsOf } from './cards.ts';
import type { LostUnit } from './events.ts';
import { putOnDiscards } from './hands.ts';
import { NONE, SLOTS, type State, TABLE } from './state.ts';

/** PX-P7: a unit becomes a new single; its number. */
export function layUnit(s: State, cards: Cards, seat: Seat, unit: number): number {
  const stack = s.owners.length;
  s.owners.push(seat);
  s.slots.push(NONE, NONE, NONE, NONE);
  s.slots[SLOTS * stack + cards.rank[unit]! - 1] = unit;
  s.stackOf[unit] = stack;
  s.live.push(stack);
  s.place[unit] = TABLE;
  return stack;
}

/** PX-P10, PX-P11: the unit of a single moves onto another stack, whose number stays (PX-A31). */
export function joinStacks(s: State, cards: Cards, from: number, to: number): number {
  const unit = unitsIn(s, from)[0]!;
  const slot = cards.rank[unit]! - 1;
  s.slots[SLOTS * from + slot] = NONE;
  s.slots[SLOTS * to + slot] = unit;
  s.stackOf[unit] = to;
  removeStack(s, from);
  return unit;
}

function removeStack(s: State, stack: number): void {
  s.owners[stack] = NONE;
  s.live.splice(s.live.indexOf(stack), 1);
}

/** PX-P18: a unit and then its modifiers go to the discards; an empty stack is removed. */
export function discardUnit(s: State, cards: Cards, unit: number): void {
  const stack = s.stackOf[unit]!;
  s.slots[SLOTS * stack + cards.rank[unit]! - 1] = NONE;
  s.stackOf[unit] = NONE;
  putOnDiscards(s, unit);
  if (s.mods.length > 0) discardMods(s, cards, unit);
  if (countUnits(s, stack) === 0) removeStack(s, stack);
}

function discardMods(s: State, cards: Cards, unit: number): void {
  let kept = 0;
  for (const mod of s.mods) {
    if (s.bearer[mod - cards.units] === unit) {
      s.bearer[mod - cards.units] = NONE;
      putOnDiscards(s, mod);
    } else s.mods[kept++] = mod;
  }
  s.mods.length = kept;
  s.bonus[unit] = 0;
}

/** PX-P20. */
export function attach(s: State, cards: Cards, mod: number, unit: number): void {
  s.place[mod] = TABLE;
  s.mods.push(mod);
  s.bearer[mod - cards.units] = unit;
  s.bonus[unit]! += cards.force[mod]!;
}

/** What `discardUnit` is about to take away, by name. */
export function lossOf(s: State, cards: Cards, unit: number): LostUnit {
  const stack = s.stackOf[unit]!;
  return { card: cards.ids[unit]!, owner: s.owners[stack]!, stack, mods: idsOf(cards, modsOn(s, cards, unit)) };
}

export function modsOn(s: State, cards: Cards, unit: number): number[] {
  return s.mods.filter((mod) => s.bearer[mod - cards.units] === unit);
}

/** Infantry first. */
export function unitsIn(s: State, stack: number): number[] {
  return s.slots.slice(SLOTS * stack, SLOTS * stack + SLOTS).filter((unit) => unit !== NONE);
}

export function countUnits(s: State, stack: number): number {
  let count = 0;
  for (let at = SLOTS * stack; at < SLOTS * stack + SLOTS; at++) if (s.slots[at] !== NONE) count++;
  return count;
}

/** The one unit of a single. */
export function loneUnit(s: State, stack: number): number {
  let at = SLOTS * stack;
  while (s.slots[at] === NONE) at++;
  return s.slots[at]!;
}

export function isOnTable(s: State, stack: number): boolean {
  return stack >= 0 && stack < s.owners.length && s.owners[stack] !== NONE;
}

/** PX-P2: the sum over its units, never below 0; PX-O11: or no unit below 0. */
export function forceOf(s: State, cards: Cards, stack: number): number {
  const floor = s.options.forceFloor === 'unit';
  let sum = 0;
  for (let at = SLOTS * stack; at < SLOTS * stack + SLOTS; at++) {
    const unit = s.slots[at]!;
    if (unit === NONE) continue;
    const force = cards.force[unit]! + s.bonus[unit]!;
    if (!floor || force > 0) sum += force;
  }
  return Math.max(sum, 0);
}

/** PX-P3: the highest rank in it. */
export function targetLevel(s: State, stack: number): number {
  let level = SLOTS;
  while (s.slots[SLOTS * stack + level - 1] === NONE) level--;
  return level;
}

/** PX-P3: any group reaches aircraft, and starships with one of its own; PX-O7: or only its highest rank. */
export function attackLevel(s: State, stack: number): number {
  const highest = targetLevel(s, stack);
  if (highest >= 3 || s.options.groupEngagement === 'bestType') return highest;
  return countUnits(s, stack) > 1 ? 3 : highest;
}
