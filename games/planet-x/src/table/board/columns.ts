import type { StackId, StackSeen } from '../../rules/kind.ts';
import { type Box, type Place, TALL } from './arrange.ts';

/** Between two columns there is room for the line of an attack. */
export const GUTTER = 6;
/** The total hangs so far below its cards. */
const HANGS = 9;
/** Between the total of a row and the next row. */
const AIR = 5;
/** A lower ground, as where a match is watched again, has one row while its cards fit in one: in two nobody could read them. */
const LOW = 150;
const FEWEST = 5;
const MOST = 8;
/** Number, type and head of the picture: what is left of a card where a third row is needed. */
const HEAD = 0.6;

/**
 * A phone: never one card on another. Two rows of columns as wide as the cards of a side need, starships and aircraft first; a
 * group lies edge to edge in one row. Only where two rows are too few there are more, of the upper parts of the cards.
 */
export function arrangeInColumns(stacks: readonly StackSeen[], ground: Box): Map<StackId, Place> {
  const sorted = [...stacks].sort((a, b) => b.targetLevel - a.targetLevel);
  const cards = sorted.reduce((sum, { units }) => sum + units.length, 0);
  for (let most = ground.h < LOW && cards <= MOST ? 1 : 2; ; most++) {
    for (let columns = Math.max(FEWEST, Math.ceil(cards / most)); columns <= MOST; columns++) {
      const rows = packed(sorted, columns);
      if (rows.length <= most) return laid(rows, columns, most, ground);
    }
  }
}

/** A row holds whole groups only. */
function packed(stacks: readonly StackSeen[], columns: number): StackSeen[][] {
  const rows: { readonly stacks: StackSeen[]; left: number }[] = [];
  for (const stack of stacks) {
    const size = stack.units.length;
    const row = rows.find(({ left }) => left >= size);
    if (row === undefined) rows.push({ stacks: [stack], left: columns - size });
    else {
      row.stacks.push(stack);
      row.left -= size;
    }
  }
  return rows.map((row) => row.stacks);
}

function laid(rows: readonly StackSeen[][], columns: number, most: number, ground: Box): Map<StackId, Place> {
  const pitch = ground.h / most;
  const room = Math.max(8, pitch - HANGS - AIR);
  const shown = most > 2 ? HEAD : 1;
  const card = Math.min((ground.w - GUTTER * (columns - 1)) / columns, room / (TALL * shown));
  const h = Math.min(card * TALL, room);
  const places = new Map<StackId, Place>();
  const top = ground.y + (ground.h - rows.length * pitch) / 2 + (pitch - h - HANGS) / 2;
  for (const [r, stacks] of rows.entries()) {
    const cards = stacks.reduce((sum, { units }) => sum + units.length, 0);
    let x = ground.x + (ground.w - cards * card - (stacks.length - 1) * GUTTER) / 2;
    for (const stack of stacks) {
      const w = stack.units.length * card;
      places.set(stack.id, { x, y: top + r * pitch, w, h, card, step: card, tight: true, layer: 0 });
      x += w + GUTTER;
    }
  }
  return places;
}
