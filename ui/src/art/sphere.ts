/** Points of the unit sphere: x right, y down, z towards the eye. */
export type Point = readonly [x: number, y: number, z: number];

export const TAU = Math.PI * 2;

export const clamp = (x: number): number => Math.max(0, Math.min(1, x));

export function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The angle between two directions; safe where rounding leaves the cosine just outside [-1, 1]. */
export const angleBetween = (a: Point, b: Point): number => Math.acos(Math.max(-1, Math.min(1, dot(a, b))));

export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** An axis and two directions square to it: a globe's pole and the plane of its equator. */
export type Globe = readonly [pole: Point, east: Point, south: Point];

export function globe(axis: Point): Globe {
  const pole = unit(axis);
  const east = unit(cross(pole, Math.abs(pole[2]) < 0.9 ? [0, 0, 1] : [0, 1, 0]));
  return [pole, east, cross(pole, east)];
}

/** The point at polar distance theta and longitude lambda of a globe. */
export function place([a, u, v]: Globe, theta: number, lambda: number): Point {
  const c = Math.cos(theta);
  const s = Math.sin(theta);
  const cl = Math.cos(lambda) * s;
  const sl = Math.sin(lambda) * s;
  return [c * a[0] + cl * u[0] + sl * v[0], c * a[1] + cl * u[1] + sl * v[1], c * a[2] + cl * u[2] + sl * v[2]];
}

export const LIGHT: Point = unit([-0.74, -0.5, 0.46]);

/** Light from the upper left with a soft terminator, 0 to about 0.85. */
export const lit = (p: Point): number => clamp(dot(p, LIGHT) + 0.06) ** 0.8 * 0.82;

/** Smooth relief on the sphere, about -1 to 1: a few plane waves. */
export function relief(random: () => number, frequency: number, waves = 5): (p: Point) => number {
  const sheets = Array.from({ length: waves }, () => {
    const [x, y, z] = unit([random() - 0.5, random() - 0.5, random() - 0.5]);
    const k = frequency * (0.6 + random());
    return { k: [x * k, y * k, z * k] as const, phase: random() * TAU };
  });
  return (p) => (sheets.reduce((sum, { k, phase }) => sum + Math.sin(dot(k, p) + phase), 0) / waves) * 1.6;
}
