import type { Cell, View } from './admiral.ts';

const CORNERS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** A free corner of the start planet of a seat. */
export function siteForCannon({ planets }: View, seat: number): Cell {
  const { centre, size, slots } = planets.find(({ owner }) => owner === seat)!;
  const radius = { small: 2, medium: 3, large: 4 }[size];
  const corners = CORNERS.map(([q, r]) => ({ q: centre.q + q * radius, r: centre.r + r * radius }));
  return corners.find((corner) => slots.every(({ cell }) => cell.q !== corner.q || cell.r !== corner.r))!;
}
