import { n } from './pen.ts';
import { clamp, type Globe, globe, type Point, place, TAU } from './sphere.ts';

/** How bright the sphere is at a point, 0 to 1: light, relief, bands and petals are all only this. */
export type Tone = (p: Point) => number;

export type Cutting = { readonly axis: Point; readonly gap: number; readonly tone: Tone };

type Nick = { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number };

const HORIZON = 0.03;
const THINNEST = 0.09;

/**
 * Engraves a sphere of radius r as a burin would: parallels about an axis, each a ribbon as wide as its brightness
 * times the gap to the next. Returns the ribbons as one filled path about 0, 0.
 */
export function engrave(r: number, { axis, gap, tone }: Cutting): string {
  const frame = globe(axis);
  const lines = Math.max(8, Math.round((Math.PI * r) / gap));
  let path = '';
  for (let i = 0; i < lines; i++)
    path += parallel(frame, r, (Math.PI * (i + 0.5)) / lines, (Math.PI / lines) * r, tone);
  return path;
}

function parallel([a, u, v]: Globe, r: number, theta: number, gap: number, tone: Tone): string {
  const s = Math.sin(theta);
  const c = Math.cos(theta);
  const steps = Math.max(14, Math.round((24 + r * 0.8) * s));
  let path = '';
  let ribbon: Nick[] = [];
  const lift = (): void => {
    path += outline(ribbon);
    ribbon = [];
  };
  for (let j = 0; j <= steps; j++) {
    const cl = Math.cos((TAU * j) / steps);
    const sl = Math.sin((TAU * j) / steps);
    const z = c * a[2] + s * (cl * u[2] + sl * v[2]);
    if (z < HORIZON) {
      if (ribbon.length > 0) lift();
      continue;
    }
    const ex = cl * u[0] + sl * v[0];
    const ey = cl * u[1] + sl * v[1];
    const x = c * a[0] + s * ex;
    const y = c * a[1] + s * ey;
    const brightness = clamp(tone([x, y, z]));
    // Square to the parallel on the page, and how much of the gap to the next one the eye sees there.
    const tx = cl * v[0] - sl * u[0];
    const ty = cl * v[1] - sl * u[1];
    const length = Math.hypot(tx, ty) || 1;
    const nx = -ty / length;
    const ny = tx / length;
    const half = (brightness * gap * Math.abs((c * ex - s * a[0]) * nx + (c * ey - s * a[1]) * ny)) / 2;
    if (half < THINNEST / 2) {
      if (ribbon.length > 0) lift();
      continue;
    }
    ribbon.push({ x: x * r, y: y * r, dx: nx * half, dy: ny * half });
  }
  lift();
  return path;
}

function outline(ribbon: readonly Nick[]): string {
  if (ribbon.length < 2) return '';
  let there = '';
  let back = 'Z';
  for (const { x, y, dx, dy } of ribbon) {
    there += `${there === '' ? 'M' : 'L'}${n(x + dx)} ${n(y + dy)}`;
    back = `L${n(x - dx)} ${n(y - dy)}${back}`;
  }
  return there + back;
}

/** A small circle on the sphere, only the part that faces the eye. */
export function circleOn(centre: Point, radius: number, r: number, dots = 26): string {
  const frame = globe(centre);
  let path = '';
  let down = false;
  for (let j = 0; j <= dots; j++) {
    const p = place(frame, radius, (TAU * j) / dots);
    if (p[2] > 0.04) {
      path += `${down ? 'L' : 'M'}${n(p[0] * r)} ${n(p[1] * r)}`;
      down = true;
    } else down = false;
  }
  return path;
}
