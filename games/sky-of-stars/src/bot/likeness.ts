import { CELL, CELLS, FAR, OUTSIDE, type Shape, UNIT, WAYS } from './shape.ts';

/** How many points of ink are compared. */
export const POINTS = 48;
/** Ink of the picture may be missing: a drawing that was stopped is not yet wrong. */
const MISSING = 0.7;
/** Shrinking or blowing up the picture must pay. */
const STRETCH = 0.02;

const SCALES = [0.75, 0.88, 1, 1.18, 1.4];
const SHIFTS = [-0.13, 0, 0.13];
/** What is likeliest comes first: where it is near, most of the others are soon seen to be no nearer. */
const NEARBY = [1, 0.93, 1.07];
const NUDGES = [0, -0.05, 0.05];
/** A rough look is at every second point. */
const STRIDE = 2;

/** How a picture is laid over a drawing: a point p of it lies at (p - middle) * scale + middle + shift of the drawing. */
interface Laying {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
const rough: readonly Laying[] = SCALES.flatMap((scale) => SHIFTS.flatMap((x) => SHIFTS.map((y) => ({ scale, x, y }))));
const stretched = (scale: number): number => STRETCH * Math.abs(Math.log(scale));
const roughStretches = rough.map(({ scale }) => stretched(scale));

/** Of a drawing's points, where each lies along one side in a picture that is laid over it; of a picture's, where in the drawing. */
interface Along {
  readonly scale: number;
  readonly shift: number;
}
type Within = (scale: number, shift: number) => Along;
const middle = CELLS / 2;
const inPicture: Within = (scale, shift) => ({ scale: 1 / scale, shift: middle - (middle + shift / CELL) / scale });
const inDrawing: Within = (scale, shift) => ({ scale, shift: middle + shift / CELL - middle * scale });

/** A shape and, for each rough laying, where its points lie in the field of another: the same for all that it is held against. */
export interface Compared {
  readonly shape: Shape;
  readonly places: Uint16Array;
}
export const asDrawing = (shape: Shape): Compared => ({ shape, places: roughPlaces(shape, inPicture) });
export const asPicture = (shape: Shape): Compared => ({ shape, places: roughPlaces(shape, inDrawing) });

function roughPlaces({ n, x, y, way }: Shape, within: Within): Uint16Array {
  const places = new Uint16Array(rough.length * Math.ceil(n / STRIDE));
  let at = 0;
  for (const laying of rough) {
    const [across, down] = [within(laying.scale, laying.x), within(laying.scale, laying.y)];
    for (let i = 0; i < n; i += STRIDE) {
      const place = (cellAt(y[i]!, down) * CELLS + cellAt(x[i]!, across)) * WAYS + way[i]!;
      places[at++] = Math.min(place, OUTSIDE);
    }
  }
  return places;
}

/** The row or column; for what is outside one that leads beyond the field. */
function cellAt(v: number, { scale, shift }: Along): number {
  const cell = Math.floor(v * scale + shift);
  return cell < 0 || cell >= CELLS ? OUTSIDE : cell;
}

/**
 * How far a drawing is from a picture, wherever the picture fits it best: a rough look at half of the ink first, then a close one.
 * It is a truncated two-way chamfer distance over place and direction. `most`: where it is farther than this, this is answered.
 */
export function unlikeness(drawing: Compared, picture: Compared, most = Infinity): number {
  const { scale, x, y } = roughly(drawing, picture);
  let least = most;
  for (const k of NEARBY) least = closely(drawing.shape, picture.shape, { scale: scale * k, x, y }, least);
  return least;
}

function roughly({ shape: drawn, places: forth }: Compared, { shape: picture, places: back }: Compared): Laying {
  let [best, least] = [0, Infinity];
  for (let i = 0; i < rough.length; i++) {
    const stretch = roughStretches[i]!;
    const there = roughOff(picture.field, forth, i, drawn.n);
    // With the way back it comes to no less than this.
    if (stretch + UNIT * there >= least) continue;
    const off = stretch + UNIT * (there + MISSING * roughOff(drawn.field, back, i, picture.n));
    if (off < least) [best, least] = [i, off];
  }
  return rough[best]!;
}

function roughOff(field: Uint8Array, places: Uint16Array, laying: number, n: number): number {
  const count = places.length / rough.length;
  let sum = 0;
  for (let at = laying * count; at < (laying + 1) * count; at++) sum += field[places[at]!]!;
  return (sum * STRIDE) / n;
}

/** By point: what its column, with its direction, and its row come to in a field. */
interface Laid {
  readonly columns: Int32Array;
  readonly rows: Int32Array;
}
const nothingLaid = (): Laid => ({ columns: new Int32Array(POINTS), rows: new Int32Array(POINTS) });
const forth = NUDGES.map(nothingLaid);
const back = NUDGES.map(nothingLaid);

/** How far off all of the ink is where the picture is nudged a little from there; no more than `least`. */
function closely(drawn: Shape, picture: Shape, laying: Laying, least: number): number {
  const stretch = stretched(laying.scale);
  layAll(drawn, laying, inPicture, forth);
  let [nearest, laidBack] = [least, false];
  for (let nudge = 0; nudge < NUDGES.length ** 2; nudge++) {
    const [across, down] = [nudge % NUDGES.length, Math.floor(nudge / NUDGES.length)];
    const there = offAt(picture.field, drawn.n, forth[across]!.columns, forth[down]!.rows, (nearest - stretch) / UNIT);
    if (stretch + UNIT * there >= nearest) continue;
    if (!laidBack) layAll(picture, laying, inDrawing, back);
    laidBack = true;
    const most = ((nearest - stretch) / UNIT - there) / MISSING;
    const here = offAt(drawn.field, picture.n, back[across]!.columns, back[down]!.rows, most);
    nearest = Math.min(nearest, stretch + UNIT * (there + MISSING * here));
  }
  return nearest;
}

function layAll(shape: Shape, { scale, x, y }: Laying, within: Within, laid: readonly Laid[]): void {
  for (let i = 0; i < laid.length; i++)
    lay(shape, within(scale, x + NUDGES[i]!), within(scale, y + NUDGES[i]!), laid[i]!);
}

function lay({ n, x, y, way }: Shape, across: Along, down: Along, { columns, rows }: Laid): void {
  for (let i = 0; i < n; i++) {
    columns[i] = cellAt(x[i]!, across) * WAYS + way[i]!;
    rows[i] = cellAt(y[i]!, down) * CELLS * WAYS;
  }
}

/** How far off the ink is on average; Infinity: farther than `most`. */
function offAt(field: Uint8Array, n: number, columns: Int32Array, rows: Int32Array, most: number): number {
  // Sums are whole numbers: one more than there is room for is too much, however it is rounded.
  const enough = most * n + 1;
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const place = rows[i]! + columns[i]!;
    sum += place < OUTSIDE ? field[place]! : FAR;
    if (sum > enough) return Infinity;
  }
  return sum / n;
}
