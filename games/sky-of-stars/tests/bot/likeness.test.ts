import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { picturesOf } from '../../src/bot/hand.ts';
import { boxed, inkOf, type Lines, mirrored } from '../../src/bot/ink.ts';
import { asDrawing, asPicture, POINTS, unlikeness } from '../../src/bot/likeness.ts';
import { CELL, CELLS, FAR, mirrorOf, OUTSIDE, type Shape, shapeOf, UNIT, WAYS } from '../../src/bot/shape.ts';

const dice = new Dice('likeness');
/** A chain of lines among places of a sky, now and then begun anew. */
function someDrawing(): Lines {
  const place = () => [dice.int(12), dice.int(9)] as const;
  let from = place();
  const lines: number[] = [];
  while (lines.length < 4 * (2 + dice.int(9))) {
    const to = place();
    if (to[0] === from[0] && to[1] === from[1]) continue;
    lines.push(...from, ...to);
    from = dice.int(4) === 0 ? place() : to;
  }
  return boxed(Float64Array.from(lines));
}
const drawings = Array.from({ length: 12 }, someDrawing);

/** As a shape is meant, each cell and direction by all points. */
function fieldBy({ n, x, y, way }: Shape): number[] {
  return Array.from({ length: OUTSIDE }, (_, at) => {
    const [row, column, w] = [Math.floor(at / WAYS / CELLS), Math.floor(at / WAYS) % CELLS, at % WAYS];
    let least = Infinity;
    for (let i = 0; i < n; i++) {
      const place = ((column + 0.5 - x[i]!) ** 2 + (row + 0.5 - y[i]!) ** 2) * CELL * CELL;
      least = Math.min(least, place + 0.02 * (1 - Math.cos((2 * Math.PI * (w - way[i]!)) / WAYS)));
    }
    return Math.min(FAR, Math.sqrt(least) / UNIT);
  });
}

/** As unlikeness is meant: every laying is measured in full. */
function unlikenessBy(drawn: Shape, picture: Shape): number {
  const off = (a: Shape, b: Shape, scale: number, dx: number, dy: number, stride: number) => {
    let sum = 0;
    for (let i = 0; i < a.n; i += stride) {
      const [column, row] = [Math.floor(a.x[i]! * scale + dx), Math.floor(a.y[i]! * scale + dy)];
      const outside = column < 0 || row < 0 || column >= CELLS || row >= CELLS;
      sum += outside ? FAR : b.field[(row * CELLS + column) * WAYS + a.way[i]!]!;
    }
    return (sum * stride) / a.n;
  };
  const apart = (scale: number, x: number, y: number, stride: number) => {
    const [middle, dx, dy] = [CELLS / 2, x / CELL, y / CELL];
    const inPicture = [middle - (middle + dx) / scale, middle - (middle + dy) / scale] as const;
    const forth = off(drawn, picture, 1 / scale, ...inPicture, stride);
    const back = off(picture, drawn, scale, middle + dx - middle * scale, middle + dy - middle * scale, stride);
    return 0.02 * Math.abs(Math.log(scale)) + UNIT * (forth + 0.7 * back);
  };
  let best = { off: Infinity, scale: 1, x: 0, y: 0 };
  for (const scale of [0.75, 0.88, 1, 1.18, 1.4])
    for (const x of [-0.13, 0, 0.13])
      for (const y of [-0.13, 0, 0.13]) {
        const found = { off: apart(scale, x, y, 2), scale, x, y };
        if (found.off < best.off) best = found;
      }
  const near = [-0.05, 0, 0.05];
  return Math.min(
    ...[0.93, 1, 1.07].flatMap((k) =>
      near.flatMap((dx) => near.map((dy) => apart(best.scale * k, best.x + dx, best.y + dy, 1))),
    ),
  );
}

describe('a shape', () => {
  test('has in its field what each of its points says, the nearest counting', () => {
    const shape = shapeOf(inkOf(drawings[0]!, POINTS));
    const meant = fieldBy(shape);
    const worst = Math.max(...meant.map((off, at) => Math.abs(off - shape.field[at]!)));
    expect(worst).toBeLessThanOrEqual(0.5 + 1e-9);
    expect(shape.field[OUTSIDE]).toBe(FAR);
  });

  test('has a mirror image, which is the shape of the mirrored drawing', () => {
    for (const drawing of drawings) {
      const image = mirrorOf(shapeOf(inkOf(drawing, POINTS)));
      const { x, y, way, field } = shapeOf(inkOf(mirrored(drawing), POINTS));
      expect(image.way).toEqual(way);
      expect(image.field).toEqual(field);
      expect(image.y).toEqual(y);
      for (const [i, v] of x.entries()) expect(image.x[i]).toBeCloseTo(v, 9);
    }
  });
});

describe('unlikeness', () => {
  const pictures = ['kite', 'house'].flatMap((word) => picturesOf(word).map(({ lines }) => lines));

  test('is that of the best laying, though most are not measured to their end', () => {
    for (const drawing of drawings)
      for (const picture of pictures) {
        const [drawn, known] = [shapeOf(inkOf(drawing, POINTS)), shapeOf(inkOf(picture, POINTS))];
        expect(unlikeness(asDrawing(drawn), asPicture(known))).toBe(unlikenessBy(drawn, known));
      }
  });

  test('beyond what is asked for is not told', () => {
    const [drawn, known] = [shapeOf(inkOf(drawings[0]!, POINTS)), shapeOf(inkOf(pictures[0]!, POINTS))];
    const whole = unlikenessBy(drawn, known);
    expect(unlikeness(asDrawing(drawn), asPicture(known), whole - 0.01)).toBe(whole - 0.01);
    expect(unlikeness(asDrawing(drawn), asPicture(known), whole + 0.01)).toBe(whole);
  });
});
