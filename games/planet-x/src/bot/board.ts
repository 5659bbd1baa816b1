import type { Seat } from '@orrery/kernel';
import type { Cards } from '../rules/cards.ts';
import { teamOf } from '../rules/seats.ts';
import { NONE, SLOTS, type State } from '../rules/state.ts';

/** With more than two sides what one opponent loses helps all the others too. */
const SHARED = 0.6;
/** More stacks than there are units. */
const MOST = 72;

/** The table at a glance, read anew for every position into the same arrays: playouts must not leave garbage. */
export class Board {
  size = 0;
  readonly stack = new Int32Array(MOST);
  readonly owner = new Int32Array(MOST);
  readonly side = new Int32Array(MOST);
  readonly units = new Int32Array(MOST);
  readonly force = new Float64Array(MOST);
  /** Attack level and target level. */
  readonly reach = new Int32Array(MOST);
  readonly level = new Int32Array(MOST);
  /** What its best and its poorest unit count at the end. */
  readonly top = new Float64Array(MOST);
  readonly low = new Float64Array(MOST);
  /** How much of an opponent's loss is one's own gain. */
  share = 1;

  /** Of each stack of the side asked about: the best attack by it, and the best on it. Set by `weigh`. */
  private readonly prey = new Float64Array(MOST);
  private readonly risk = new Float64Array(MOST);
  /** The best of all these. */
  mine = 0;
  theirs = 0;
  /** Whose attack that is. */
  hunter = NONE;

  /** Do units of several sides stand on the table? */
  get isContested(): boolean {
    for (let i = 1; i < this.size; i++) if (this.side[i] !== this.side[0]) return true;
    return false;
  }

  look(s: State, cards: Cards): void {
    this.size = 0;
    this.share = s.n === 2 || s.options.mode === 'teams' ? 1 : SHARED;
    for (const stack of s.live) this.add(s, cards, stack);
  }

  private add(s: State, cards: Cards, stack: number): void {
    const i = this.size++;
    this.stack[i] = stack;
    this.owner[i] = s.owners[stack]!;
    this.side[i] = teamOf(s.options, s.owners[stack]!);
    this.read(s, cards, i, NONE, 0);
  }

  /** Reads stack `i` as it would be with `bonus` more on `unit`; without the unit where the bonus is not finite. */
  read(s: State, cards: Cards, i: number, unit: number, bonus: number): void {
    const perUnit = s.options.forceFloor === 'unit';
    const at = SLOTS * this.stack[i]!;
    let force = 0;
    let units = 0;
    let level = 0;
    let top = 0;
    let low = 0;
    for (let slot = 0; slot < SLOTS; slot++) {
      const one = s.slots[at + slot]!;
      if (one === NONE) continue;
      const more = one === unit ? bonus : 0;
      if (more === GONE) continue;
      const fights = cards.force[one]! + s.bonus[one]! + more;
      const worth = worthOf(s, cards, one);
      force += perUnit && fights < 0 ? 0 : fights;
      level = slot + 1;
      if (units === 0 || worth > top) top = worth;
      if (units === 0 || worth < low) low = worth;
      units++;
    }
    this.units[i] = units;
    this.force[i] = Math.max(force, 0);
    this.level[i] = level;
    this.reach[i] = reachOf(s, level, units);
    this.top[i] = top;
    this.low[i] = low;
  }

  /** A single that is not there yet, thought of as the last of all; taken away again by `size--`. */
  imagine(owner: Seat, side: number, rank: number, worth: number): void {
    const i = this.size++;
    this.stack[i] = NONE;
    this.owner[i] = owner;
    this.side[i] = side;
    this.units[i] = 1;
    this.level[i] = this.reach[i] = rank;
    this.force[i] = this.top[i] = this.low[i] = worth;
  }

  /** What stack `i` gains by attacking `j`; 0 where it cannot, or should not. */
  swing(i: number, j: number): number {
    const margin = this.force[i]! - this.force[j]!;
    if (margin <= 0 || this.reach[i]! < this.level[j]! || this.units[j] === 0) return 0;
    const gain = this.top[j]! * this.share - this.low[i]!;
    return gain > 0 ? gain * odds(margin) : 0;
  }

  /** Finds the best attack of a side, and the best against it. */
  weigh(side: number): void {
    this.mine = this.theirs = 0;
    this.hunter = NONE;
    for (let i = 0; i < this.size; i++) if (this.side[i] === side) this.weighOne(side, i);
  }

  private weighOne(side: number, i: number): void {
    let prey = 0;
    let risk = 0;
    let hunter = NONE;
    for (let j = 0; j < this.size; j++) {
      if (this.side[j] === side) continue;
      const gain = this.swing(i, j);
      if (gain > prey) prey = gain;
      const loss = this.swing(j, i);
      if (loss > risk) {
        risk = loss;
        hunter = j;
      }
    }
    this.prey[i] = prey;
    this.risk[i] = risk;
    if (prey > this.mine) this.mine = prey;
    if (risk > this.theirs) {
      this.theirs = risk;
      this.hunter = hunter;
    }
  }

  /** Weighs anew after a change to stack `k` of that side alone, stacks `i` and `j` of it thought away. */
  reweigh(side: number, k: number, i: number, j: number): void {
    this.mine = this.theirs = 0;
    for (let one = 0; one < this.size; one++) {
      if (this.side[one] !== side || one === i || one === j || one === k) continue;
      if (this.prey[one]! > this.mine) this.mine = this.prey[one]!;
      if (this.risk[one]! > this.theirs) this.theirs = this.risk[one]!;
    }
    const [prey, risk] = [this.prey[k]!, this.risk[k]!];
    this.weighOne(side, k);
    this.prey[k] = prey;
    this.risk[k] = risk;
  }

  /** Where a stack of the table is; -1 if it is not there. */
  find(stack: number): number {
    for (let i = 0; i < this.size; i++) if (this.stack[i] === stack) return i;
    return NONE;
  }
}

/** For `Board.read`: a unit that is gone. */
export const GONE = Number.NEGATIVE_INFINITY;

/** How likely an attack by so much more Force comes through what others may hold against it. */
export function odds(margin: number): number {
  return 0.72 + 0.05 * Math.min(margin, 5);
}

/** PX-P3, PX-O7, of a stack by its highest rank and its size. */
export function reachOf(s: State, level: number, units: number): number {
  return units > 1 && level < 3 && s.options.groupEngagement === 'combined' ? 3 : level;
}

/** What a unit on the table counts at the end (PX-E2, PX-O12). */
export function worthOf(s: State, cards: Cards, unit: number): number {
  return s.options.finalForce === 'printed' ? cards.force[unit]! : Math.max(0, cards.force[unit]! + s.bonus[unit]!);
}
