import { expect, it } from 'vitest';
import { solid } from '../../src/dice/solid.ts';

it.each([4, 6, 8, 10, 12, 20])(
  'a die of %d sides is closed, within its box, every corner joined to the face',
  (sides) => {
    const { outline, face, edges } = solid(sides);
    expect(outline).toMatch(/^M.*Z$/);
    expect(face).toMatch(/^M.*Z$/);
    const numbers = `${outline}${face}${edges}`.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(50);
    const corners = outline.split('L').length;
    expect(edges.split('M').length - 1).toBe(corners);
  },
);
it('dice of different sides look different', () => {
  const looks = [4, 6, 8, 10, 12].map((sides) => `${solid(sides).outline}${solid(sides).face}`);
  expect(new Set(looks).size).toBe(5);
});
