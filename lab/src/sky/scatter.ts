import type { Dice } from '@orrery/kernel';
import type { Sky } from '@orrery/sky-of-stars/data';

export interface Place {
  readonly x: number;
  readonly y: number;
}

const RIM = 44;
/** Stars are moved to lie so far apart: a finger on a phone. What is left may be a little nearer, and no more. */
const APART = 72;
const NEAREST = 67;
const STEPS = 20_000;
/** How far away a star still matters to another. */
const REACH = 190;
/** A star this near to a line between two others gets in its way, or all but. */
const CLEAR = 17;

/** Places spread evenly and out of line. Where a throw leaves two stars crowded, all are thrown anew. */
export function scatter(board: Pick<Sky, 'width' | 'height'>, count: number, dice: Dice): Place[] {
  for (;;) {
    const places = eased(board, count, dice);
    if (!isCrowded(places)) return places;
  }
}

function isCrowded(places: readonly Place[]): boolean {
  return places.some((a, i) => places.slice(0, i).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < NEAREST));
}

/** Thrown at random, then moved a little at a time towards more ease. */
function eased({ width, height }: Pick<Sky, 'width' | 'height'>, count: number, dice: Dice): Place[] {
  const isInside = ({ x, y }: Place) => x >= RIM && y >= RIM && x <= width - RIM && y <= height - RIM;
  const places = Array.from({ length: count }, () => ({
    x: RIM + dice.int(width - 2 * RIM),
    y: RIM + dice.int(height - 2 * RIM),
  }));
  for (let step = 0; step < STEPS; step++) {
    const i = step % count;
    const far = Math.ceil(60 * (1 - step / STEPS)) + 3;
    const { x, y } = places[i]!;
    const moved = { x: x - far + dice.int(2 * far + 1), y: y - far + dice.int(2 * far + 1) };
    if (!isInside(moved)) continue;
    const others = places.filter((_, k) => k !== i);
    if (unease(moved, others) < unease(places[i]!, others)) places[i] = moved;
  }
  for (let i = spoiler(places); i >= 0; i = spoiler(places)) {
    const { x, y } = places[i]!;
    places[i] = { x: x - 2 + dice.int(5), y: y - 2 + dice.int(5) };
  }
  return places;
}

/** A star exactly in line with two others, wherever they lie; -1 if there is none. */
function spoiler(places: readonly Place[]): number {
  for (const [i, a] of places.entries())
    for (let k = 0; k < i; k++) {
      const b = places[k]!;
      for (let j = 0; j < k; j++) {
        const c = places[j]!;
        if ((b.x - a.x) * (c.y - a.y) === (b.y - a.y) * (c.x - a.x)) return i;
      }
    }
  return -1;
}

/** How badly a star lies among the others: crowded, or in line with two of them. */
function unease(at: Place, others: readonly Place[]): number {
  const near = others.filter((other) => Math.abs(other.x - at.x) < REACH && Math.abs(other.y - at.y) < REACH);
  let sum = 0;
  for (const other of near) {
    const off = Math.hypot(other.x - at.x, other.y - at.y);
    sum += (APART / Math.max(off, 1)) ** 4 + (off < APART ? 10 + (APART - off) : 0);
  }
  for (let i = 0; i < near.length; i++)
    for (let k = 0; k < i; k++) {
      const [a, b] = [near[i]!, near[k]!];
      sum += inLine(a, b, at) + inLine(a, at, b) + inLine(at, b, a);
    }
  return sum;
}

/** How much P gets in the way of the line AB. */
function inLine(a: Place, b: Place, p: Place): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  const along = (p.x - a.x) * dx + (p.y - a.y) * dy;
  if (along <= 0 || along >= squared) return 0;
  const off = Math.abs((p.x - a.x) * dy - (p.y - a.y) * dx) / Math.sqrt(squared);
  return off >= CLEAR ? 0 : 0.5 * (1 - off / CLEAR);
}
