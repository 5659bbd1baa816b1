import { n } from '@orrery/ui';

/** Path data in small: what the burin of the unit pictures cuts. Angles in degrees, clockwise from the right. */

export function spoke(r: number, degrees: number, x = 0, y = 0): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [n(x + r * Math.cos(angle)), n(y + r * Math.sin(angle))];
}

function polygon(dots: readonly (readonly [number, number])[]): string {
  return `M${dots.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

export function ngon(sides: number, r: number, x = 0, y = 0, turn = -90): string {
  return polygon(Array.from({ length: sides }, (_, i) => spoke(r, turn + (i * 360) / sides, x, y)));
}

export function disc(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 1 ${n(2 * r)} 0a${r} ${r} 0 1 1 ${n(-2 * r)} 0Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
}

export function lozenge(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y - height)}L${n(x + width)} ${n(y)}L${n(x)} ${n(y + height)}L${n(x - width)} ${n(y)}Z`;
}

/** One path out of many. */
export function many(count: number, cut: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => cut(i)).join('');
}
