import type { Observer, Seat } from '@orrery/kernel';
import type { StackId, StackSeen, View } from '../../rules/kind.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a stack lies: its cards `step` apart, each `card` wide, and its total under them. */
export interface Place extends Box {
  readonly card: number;
  readonly step: number;
  /** There is so little room that the total lies upon the cards. */
  readonly tight: boolean;
}

export interface Side {
  readonly seat: Seat;
  readonly box: Box;
  /** Where its base camp stands; null on a phone, where the seat plates say it. */
  readonly camp: Box | null;
  /** The ground its stacks stand on. */
  readonly ground: Box;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly narrow: boolean;
  /** The bottom side first. */
  readonly sides: readonly Side[];
  readonly places: ReadonlyMap<StackId, Place>;
  /** Between the two rows of sides. */
  readonly field: Box;
  readonly pile: Box;
  readonly discards: Box;
  /** On a phone opponents share one ground and are turned to by tabs. */
  readonly tabs: Box | null;
}

/** Height to width of a card. */
export const TALL = 1.4;
const GAP = 12;
const TABS = 36;

/** Opponents and ally clockwise from the left of who sits at the bottom. */
export function facing(n: number, bottom: Seat): readonly Seat[] {
  return Array.from({ length: n - 1 }, (_, i) => (bottom + 1 + i) % n);
}

export function bottomSeat(as: Observer): Seat {
  return as === 'table' ? 0 : as;
}

/** Everything on the board by its size: the same positions always lie in the same places. */
export function planOf(view: View, as: Observer, shown: Seat, width: number, height: number): Plan {
  const bottom = bottomSeat(as);
  const others = facing(view.n, bottom);
  const narrow = width < 600;
  const tabs = narrow && others.length > 1 ? { x: 0, y: 0, w: width, h: TABS } : null;
  const top = tabs === null ? 0 : TABS + 4;
  const middle = clamp(height * (narrow ? 0.21 : 0.23), narrow ? 54 : 84, narrow ? 92 : 118);
  const row = (height - top - middle) / 2;
  const seen = tabs === null ? others : [shown];
  const column = (width - GAP * (seen.length - 1)) / seen.length;
  const campsAbove = !narrow && others.length > 1;
  const sides = [
    sideOf(bottom, { x: 0, y: height - row, w: width, h: row }, narrow ? 'none' : 'left'),
    ...seen.map((seat, i) =>
      sideOf(
        seat,
        { x: i * (column + GAP), y: top, w: column, h: row },
        narrow ? 'none' : campsAbove ? 'above' : 'left',
      ),
    ),
  ];
  const field = { x: 0, y: top + row, w: width, h: middle };
  const card = Math.min((middle - (narrow ? 26 : 42)) / TALL, 58);
  const piles = { y: field.y + (narrow ? 3 : 8), w: card, h: card * TALL };
  const left = narrow ? width - 2 * card - 20 : 22;
  const places = new Map<StackId, Place>();
  for (const { seat, ground } of sides)
    for (const [id, place] of arrange(
      view.stacks.filter(({ owner }) => owner === seat),
      ground,
      narrow,
    ))
      places.set(id, place);
  return {
    ...{ width, height, narrow, sides, places, field, tabs },
    pile: { x: left, ...piles },
    discards: { x: left + card + (narrow ? 14 : 44), ...piles },
  };
}

function sideOf(seat: Seat, box: Box, camp: 'left' | 'above' | 'none'): Side {
  const { x, y, w, h } = box;
  if (camp === 'none') return { seat, box, camp: null, ground: box };
  if (camp === 'above') return { seat, box, camp: { x, y, w, h: 40 }, ground: { x, y: y + 42, w, h: h - 42 } };
  const room = clamp(w * 0.2, 150, 190);
  return { seat, box, camp: { x, y, w: room, h }, ground: { x: x + room + 14, y, w: w - room - 14, h } };
}

/** Edge to edge where there is room; else one over the other, Force still to be read. */
const STEPS = [1.03, 0.72, 0.52] as const;
/** Below this a card is hard to read: closer together first. */
const EASY = 40;

/** How close stacks stand: with their totals under them and air between, or totals upon the cards. */
interface Manner {
  readonly tight: boolean;
  readonly total: number;
  gap(card: number): number;
}
const LOOSE: Manner = { tight: false, total: 32, gap: (card) => clamp(card * 0.26, 12, 28) };
const TIGHT: Manner = { tight: true, total: 17, gap: (card) => clamp(card * 0.14, 3, 12) };

interface Arranged {
  readonly rows: readonly Row[];
  readonly card: number;
  readonly step: number;
  readonly worth: number;
  readonly manner: Manner;
}

/** The largest cards with which all stacks find room on a ground, in rows. */
function arrange(stacks: readonly StackSeen[], ground: Box, narrow: boolean): Map<StackId, Place> {
  const loose = narrow ? null : fit(stacks, ground, LOOSE);
  const best = loose !== null && loose.card >= EASY ? loose : (fit(stacks, ground, TIGHT) ?? loose);
  const places = new Map<StackId, Place>();
  if (best === null) return places;
  const { rows, card, step, manner } = best;
  const tall = card * TALL + manner.total;
  const top = ground.y + (ground.h - rows.length * tall) / 2;
  for (const [r, { stacks: members, w }] of rows.entries()) {
    let x = ground.x + (ground.w - w) / 2;
    for (const { id, units } of members) {
      const wide = widthOf(units.length, card, step);
      places.set(id, { x, y: top + r * tall, w: wide, h: card * TALL, card, step: card * step, tight: manner.tight });
      x += wide + manner.gap(card);
    }
  }
  return places;
}

function fit(stacks: readonly StackSeen[], ground: Box, manner: Manner): Arranged | null {
  let best: Arranged | null = null;
  for (const step of STEPS) {
    for (let card = Math.min(96, (ground.h - manner.total) / TALL); card >= 8; card -= 1) {
      const rows = rowsOf(stacks, ground.w, card, step, manner.gap(card));
      const tall = rows.length * (card * TALL + manner.total);
      if (tall > ground.h + 0.5 || rows.some(({ w }) => w > ground.w + 0.5)) continue;
      // Covered cards are worth less than open ones of the same size.
      const worth = card * (step > 1 ? 1.25 : step > 0.6 ? 1.05 : 1);
      if (best === null || worth > best.worth) best = { rows, card, step, worth, manner };
      break;
    }
  }
  return best;
}

interface Row {
  readonly stacks: StackSeen[];
  w: number;
}

function rowsOf(stacks: readonly StackSeen[], width: number, card: number, step: number, gap: number): Row[] {
  const rows: Row[] = [];
  for (const stack of stacks) {
    const wide = widthOf(stack.units.length, card, step);
    const row = rows.at(-1);
    if (row !== undefined && row.w + gap + wide <= width) {
      row.stacks.push(stack);
      row.w += gap + wide;
    } else rows.push({ stacks: [stack], w: wide });
  }
  return rows;
}

function widthOf(units: number, card: number, step: number): number {
  return card + (units - 1) * card * step;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
