// Reads a QR picture of a page as the camera of another device would: written apart from what draws it.
import type { Locator } from '@playwright/test';

/** Of versions 3 to 6 at level M: in how many equal blocks their data lies, and how many bytes each has. */
const blocks: Readonly<Record<number, readonly [count: number, bytes: number]>> = {
  3: [1, 44],
  4: [2, 32],
  5: [2, 43],
  6: [4, 27],
};

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The text that a picture holds; throws where it is none that a camera could read. */
export async function readQr(picture: Locator): Promise<string> {
  const drawn = (await picture.locator('path').getAttribute('d')) ?? '';
  const dark = new Set([...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const edges = [...dark].flatMap((cell) => cell.split(' ').map(Number));
  const border = Math.min(...edges);
  const size = Math.max(...edges) - border + 1;
  const isDark = (x: number, y: number) => dark.has(`${x + border} ${y + border}`);
  const shape = blocks[(size - 17) / 4];
  if (shape === undefined) throw new Error(`a picture of ${size} by ${size} cells`);
  const format = Array.from({ length: 5 }, (_, x) => Number(isDark(x, 8))).join('');
  // The five bits of the format stand there mixed with 10101.
  const told = Number.parseInt(format, 2) ^ 0b10101;
  if (told >> 3 !== 0) throw new Error('a picture of another level than M');
  const [count, bytes] = shape;
  const bits = cellsInOrder(size).map(([x, y]) => Number(isDark(x, y) !== masks[told & 7]!(x, y)));
  const code = Array.from({ length: count * bytes }, (_, i) => byteAt(bits, i * 8));
  // The blocks take turns, byte by byte.
  const data = Array.from({ length: count }, (_, block) => code.filter((_, i) => i % count === block)).flat();
  const half = data.flatMap((byte) => [byte >> 4, byte & 15]);
  if (half[0] !== 4) throw new Error('no text of bytes');
  const nibble = (i: number) => half[i]! * 16 + half[i + 1]!;
  return Buffer.from(Array.from({ length: nibble(1) }, (_, i) => nibble(3 + i * 2))).toString();
}

const byteAt = (bits: readonly number[], from: number): number =>
  Number.parseInt(bits.slice(from, from + 8).join(''), 2);

/** The cells that hold data, in the order of its bits: in pairs of columns from the right, up and down by turns. */
function cellsInOrder(size: number): readonly (readonly [x: number, y: number])[] {
  const isData = (x: number, y: number): boolean => {
    const corner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
    const small = Math.abs(x - size + 7) <= 2 && Math.abs(y - size + 7) <= 2;
    return !corner && !small && x !== 6 && y !== 6;
  };
  const cells: [number, number][] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (isData(x, y)) cells.push([x, y]);
      }
    up = !up;
  }
  return cells;
}
