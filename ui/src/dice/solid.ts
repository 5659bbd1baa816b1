import { at, polar } from '../art/index.ts';

/** How a die is drawn: its outline and the face towards us, joined by edges. */
const SOLIDS: Readonly<Record<number, { readonly outer: number; readonly inner: number; readonly face: number }>> = {
  4: { outer: 3, inner: 3, face: 30 },
  6: { outer: 4, inner: 4, face: 34 },
  8: { outer: 6, inner: 3, face: 34 },
  10: { outer: 6, inner: 4, face: 32 },
  12: { outer: 10, inner: 5, face: 30 },
  20: { outer: 6, inner: 3, face: 30 },
};

export interface Solid {
  readonly outline: string;
  readonly face: string;
  readonly edges: string;
}

/** A die of so many sides, 100 x 100 about 0, 0. */
export function solid(sides: number): Solid {
  const { outer, inner, face } = SOLIDS[sides] ?? SOLIDS[6]!;
  const turn = outer === 4 ? Math.PI / 4 : Math.PI / 2;
  const outerDots = ring(outer, 48, turn);
  const innerDots = ring(inner, face, inner === outer ? turn : Math.PI / 2);
  const edges = outerDots.map(([x, y]) => {
    const [ix, iy] = innerDots.reduce((near, dot) =>
      Math.hypot(dot[0] - x, dot[1] - y) < Math.hypot(near[0] - x, near[1] - y) - 1e-6 ? dot : near,
    );
    return `M${at(x, y)}L${at(ix, iy)}`;
  });
  return { outline: closed(outerDots), face: closed(innerDots), edges: edges.join('') };
}

type Dot = readonly [number, number];

function ring(count: number, radius: number, turn: number): Dot[] {
  return Array.from({ length: count }, (_, i) => polar((i * 2 * Math.PI) / count - turn, radius));
}

const closed = (dots: readonly Dot[]): string => `M${dots.map(([x, y]) => at(x, y)).join('L')}Z`;
