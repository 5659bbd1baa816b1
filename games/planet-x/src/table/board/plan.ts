import type { Observer, Seat } from '@orrery/kernel';
import type { StackId, View } from '../../rules/kind.ts';
import { arrange, type Box, type Place, TALL } from './arrange.ts';

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
  const middle = clamp(height * (narrow ? 0.21 : 0.27), narrow ? 60 : 84, narrow ? 92 : 124);
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

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
