import type { Observer, Seat } from '@orrery/kernel';
import type { StackId, View } from '../../rules/kind.ts';
import { arrange, type Box, type Place, TALL } from './arrange.ts';
import { arrangeInColumns } from './columns.ts';

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
}

const GAP = 12;
/** A pile of a phone: a small card, and how many there are beside it. */
const PILE = 62;
/** The strip between the two sides of a phone. */
const STRIP = 44;

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
  const middle = narrow ? STRIP : clamp(height * 0.27, 84, 124);
  const row = (height - middle) / 2;
  const seen = narrow ? [shown] : others;
  const column = (width - GAP * (seen.length - 1)) / seen.length;
  const campsAbove = !narrow && others.length > 1;
  const sides = [
    sideOf(bottom, { x: 0, y: height - row, w: width, h: row }, narrow ? 'none' : 'left'),
    ...seen.map((seat, i) =>
      sideOf(seat, { x: i * (column + GAP), y: 0, w: column, h: row }, narrow ? 'none' : campsAbove ? 'above' : 'left'),
    ),
  ];
  const field = { x: 0, y: row, w: width, h: middle };
  const card = Math.min((middle - 42) / TALL, 58);
  const [pile, discards] = narrow
    ? [width - 2 * PILE - 4, width - PILE].map((x) => ({ x, y: field.y, w: PILE, h: middle }))
    : [22, 66 + card].map((x) => ({ x, y: field.y + 8, w: card, h: card * TALL }));
  const places = new Map<StackId, Place>();
  for (const { seat, ground } of sides)
    for (const [id, place] of (narrow ? arrangeInColumns : arrange)(
      view.stacks.filter(({ owner }) => owner === seat),
      ground,
    ))
      places.set(id, place);
  return { width, height, narrow, sides, places, field, pile: pile!, discards: discards! };
}

function sideOf(seat: Seat, box: Box, camp: 'left' | 'above' | 'none'): Side {
  const { x, y, w, h } = box;
  if (camp === 'none') return { seat, box, camp: null, ground: box };
  if (camp === 'above') return { seat, box, camp: { x, y, w, h: 44 }, ground: { x, y: y + 46, w, h: h - 46 } };
  const room = clamp(w * 0.2, 150, 190);
  return { seat, box, camp: { x, y, w: room, h }, ground: { x: x + room + 14, y, w: w - room - 14, h } };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
