import type { XY } from '../rules/kind.ts';

/** A cell as the pictures name it: A1 is the upper left of a grid. A custom sector may grow to the left (Z, Y, ...) and up (0, -1, ...). */
export function cellName({ x, y }: XY): string {
  return `${columnName(x)}${rowName(y)}`;
}

/** A..M to the right, Z..N to the left; thirteen columns on, the letter is doubled. */
export function columnName(x: number): string {
  const back = x < 0;
  const steps = back ? -1 - x : x;
  const letter = String.fromCharCode(back ? 90 - (steps % 13) : 65 + (steps % 13));
  return letter.repeat(1 + Math.floor(steps / 13));
}

export function rowName(y: number): string {
  return y < -1 ? `−${-1 - y}` : String(y + 1);
}
