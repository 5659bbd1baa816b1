/** Short numbers for path data: two decimals are finer than any screen shows at the sizes we cut. */
export const n = (value: number): number => Math.round(value * 100) / 100;

export type Dot = readonly [x: number, y: number];

export const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;

export function polyline(dots: readonly Dot[]): string {
  return dots.map(([x, y], i) => (i ? 'L' : 'M') + at(x, y)).join('');
}

export const polar = (angle: number, radius: number): Dot => [Math.cos(angle) * radius, Math.sin(angle) * radius];

export function circlePath(x: number, y: number, r: number): string {
  return `M${at(x - r, y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

export interface Rays {
  readonly points?: number;
  /** How far in the notches between them reach, as a share of the radius. */
  readonly inner?: number;
  /** Where the first one points, in degrees; upwards if nothing is said. */
  readonly turn?: number;
}

export function starPath(x: number, y: number, r: number, { points = 4, inner = 0.26, turn = -90 }: Rays = {}): string {
  const dots: Dot[] = [];
  for (let i = 0; i < points * 2; i++) {
    const [dx, dy] = polar(((turn + (i * 180) / points) * Math.PI) / 180, i % 2 ? r * inner : r);
    dots.push([x + dx, y + dy]);
  }
  return `${polyline(dots)}Z`;
}

/** Radial strokes from r0 to r1; every so many reach out further. */
export function spokes(r0: number, r1: number, count: number, longEvery = 0, longer = 3): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const end = longEvery > 0 && i % longEvery === 0 ? r1 + longer : r1;
    d += `M${at(...polar(angle, r0))}L${at(...polar(angle, end))}`;
  }
  return d;
}
