import type { Seat } from '@orrery/kernel';
import { mayDeploy } from '../rules/actions.ts';
import { type Cards, cardsOf, ELIMINATE, MODIFIER, PIRATES, RECOVER, UNIT } from '../rules/cards.ts';
import { DISCARDS, FULL, NONE, PILE, SLOTS, type State } from '../rules/state.ts';
import { Board, worthOf } from './board.ts';
import { bestFind, bestPrey } from './hand.ts';
import { expectedForce } from './standing.ts';

/** Where each number of a seat stands. */
const AT = {
  expected: 0,
  turn: 1,
  /** On the table: what counts at the end, in all and by type. */
  table: 2,
  units: 3,
  infantry: 4,
  mechanized: 5,
  aircraft: 6,
  starships: 7,
  modified: 8,
  /** Stacks by their Force. */
  stacks: 9,
  groups: 10,
  strongest: 11,
  second: 12,
  reachesAll: 13,
  withStarship: 14,
  /** Attacks that would gain something. */
  bestAttack: 15,
  nextAttack: 16,
  attackAtOnce: 17,
  danger: 18,
  inDanger: 19,
  /** The hand. */
  cards: 20,
  own: 21,
  ownCards: 22,
  bestOwn: 23,
  foreign: 24,
  foreignCards: 25,
  bestForeign: 26,
  eliminate: 27,
  bestEliminate: 28,
  eliminateCards: 29,
  recover: 30,
  bestRecover: 31,
  recoverCards: 32,
  plusCards: 33,
  plusOfUse: 34,
  minusCards: 35,
  minusOfUse: 36,
  pirates: 37,
  truces: 38,
  /** Units of one's own that may still come, or come back. */
  piled: 39,
  piledUnits: 40,
  bestPiled: 41,
  lost: 42,
  bestLost: 43,
} as const;
export const NUMBERS = Object.keys(AT) as readonly (keyof typeof AT)[];

const board = new Board();
const rows = [new Float64Array(NUMBERS.length), new Float64Array(NUMBERS.length)] as const;

/**
 * How a match of two stands, in numbers of about the same size. Rows are written anew for every position into the same memory: playouts must
 * not leave garbage. The order of the pile has no say.
 */
export class Numbers {
  private readonly s: State;
  private readonly cards: Cards;

  constructor(s: State) {
    this.s = s;
    this.cards = cardsOf(s.options);
    const expected = expectedForce(s);
    board.look(s, this.cards);
    for (const [seat, row] of rows.entries()) {
      row.fill(0);
      row[AT.expected] = expected[seat]! / 10;
      row[AT.turn] = s.active === seat ? 1 : 0;
      row[AT.cards] = s.sizes[seat]! / 5;
    }
    for (let unit = 0; unit < this.cards.units; unit++) this.countUnit(unit);
    for (let i = 0; i < board.size; i++) this.countStack(i);
    for (let seat = 0; seat < 2; seat++) {
      const row = rows[seat]!;
      for (let at = FULL * seat; at < FULL * seat + s.sizes[seat]!; at++) this.countCard(seat, s.hands[at]!, row);
      row[AT.attackAtOnce] = row[AT.turn]! * row[AT.bestAttack]!;
    }
  }

  /** Good until the next position is looked at. */
  of(seat: Seat): Float64Array {
    return rows[seat]!;
  }

  private countUnit(unit: number): void {
    const { s, cards } = this;
    const stack = s.stackOf[unit]!;
    const force = cards.force[unit]!;
    if (stack >= 0) {
      const row = rows[s.owners[stack]!]!;
      const worth = worthOf(s, cards, unit);
      row[AT.table]! += worth / 20;
      row[AT.units]! += 1 / 6;
      row[AT.infantry + cards.rank[unit]! - 1]! += worth / 10;
      row[AT.modified]! += s.bonus[unit]! / 5;
      return;
    }
    const row = rows[cards.home[unit]!]!;
    if (s.place[unit] === PILE) {
      row[AT.piled]! += force / 30;
      row[AT.piledUnits]! += 0.1;
      raise(row, AT.bestPiled, force / 10);
    } else if (s.place[unit] === DISCARDS) {
      row[AT.lost]! += force / 20;
      raise(row, AT.bestLost, force / 10);
    }
  }

  private countStack(i: number): void {
    const owner = board.owner[i]!;
    const row = rows[owner]!;
    const force = board.force[i]! / 15;
    row[AT.stacks]! += 0.2;
    if (board.units[i]! > 1) row[AT.groups]! += 1 / 3;
    if (board.level[i] === SLOTS) row[AT.withStarship]! += force;
    if (board.reach[i] === SLOTS) raise(row, AT.reachesAll, force);
    raiseTwo(row, AT.strongest, AT.second, force);
    let prey = 0;
    let risk = 0;
    for (let j = 0; j < board.size; j++) {
      if (board.owner[j] === owner) continue;
      prey = Math.max(prey, board.swing(i, j));
      risk = Math.max(risk, board.swing(j, i));
    }
    raiseTwo(row, AT.bestAttack, AT.nextAttack, prey / 10);
    row[AT.danger]! += risk / 10;
    if (risk > 0) row[AT.inDanger]! += 0.25;
  }

  private countCard(seat: Seat, card: number, row: Float64Array): void {
    const { s, cards } = this;
    const [kind, rank, force] = [cards.kind[card]!, cards.rank[card]!, cards.force[card]!];
    if (kind === UNIT) {
      const own = mayDeploy(s, cards, seat, card);
      row[own ? AT.own : AT.foreign]! += force / 15;
      row[own ? AT.ownCards : AT.foreignCards]! += 0.2;
      raise(row, own ? AT.bestOwn : AT.bestForeign, force / 10);
    } else if (kind === ELIMINATE) {
      const prey = bestPrey(s, cards, seat, rank) / 10;
      row[AT.eliminate]! += prey;
      row[AT.eliminateCards]! += 0.5;
      raise(row, AT.bestEliminate, prey);
    } else if (kind === RECOVER) {
      const find = bestFind(s, cards, seat, rank) / 10;
      row[AT.recover]! += find;
      row[AT.recoverCards]! += 0.5;
      raise(row, AT.bestRecover, find);
    } else if (kind === MODIFIER) {
      const helps = force > 0;
      row[helps ? AT.plusCards : AT.minusCards]! += 1 / 3;
      if (this.stands(helps ? seat : 1 - seat, rank)) row[helps ? AT.plusOfUse : AT.minusOfUse]! += Math.abs(force) / 5;
    } else row[kind === PIRATES ? AT.pirates : AT.truces]! += 1;
  }

  /** Has a seat a unit of a type on the table? */
  private stands(seat: Seat, rank: number): boolean {
    for (let i = 0; i < board.size; i++)
      if (board.owner[i] === seat && this.s.slots[SLOTS * board.stack[i]! + rank - 1] !== NONE) return true;
    return false;
  }
}

function raise(row: Float64Array, at: number, value: number): void {
  if (value > row[at]!) row[at] = value;
}

/** Keeps the best and the next best. */
function raiseTwo(row: Float64Array, best: number, next: number, value: number): void {
  if (value > row[best]!) {
    row[next] = row[best]!;
    row[best] = value;
  } else raise(row, next, value);
}
