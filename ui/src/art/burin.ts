import { at, n } from './pen.ts';
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

function parallel(frame: Globe, r: number, theta: number, gap: number, tone: Tone): string {
  const [a, u, v] = frame;
  const s = Math.sin(theta);
  const c = Math.cos(theta);
  const steps = Math.max(14, Math.round((24 + r * 0.8) * s));
  let path = '';
  let ribbon: Nick[] = [];
  for (let j = 0; j <= steps; j++) {
    const lambda = (TAU * j) / steps;
    const p = place(frame, theta, lambda);
    const nick = p[2] < HORIZON ? undefined : nickAt(p, lambda);
    if (nick) ribbon.push(nick);
    else if (ribbon.length > 0) {
      path += outline(ribbon);
      ribbon = [];
    }
  }
  return path + outline(ribbon);

  function nickAt(p: Point, lambda: number): Nick | undefined {
    const cl = Math.cos(lambda);
    const sl = Math.sin(lambda);
    const tx = cl * v[0] - sl * u[0];
    const ty = cl * v[1] - sl * u[1];
    const length = Math.hypot(tx, ty) || 1;
    const nx = -ty / length;
    const ny = tx / length;
    const towardsNext = (-s * a[0] + c * (cl * u[0] + sl * v[0])) * nx + (-s * a[1] + c * (cl * u[1] + sl * v[1])) * ny;
    const width = clamp(tone(p)) * Math.abs(towardsNext) * gap;
    if (width < THINNEST) return undefined;
    return { x: p[0] * r, y: p[1] * r, dx: (nx * width) / 2, dy: (ny * width) / 2 };
  }
}

function outline(ribbon: readonly Nick[]): string {
  if (ribbon.length < 2) return '';
  const there = ribbon.map((q) => at(q.x + q.dx, q.y + q.dy)).join('L');
  const back = ribbon.map((q) => at(q.x - q.dx, q.y - q.dy)).reverse();
  return `M${there}L${back.join('L')}Z`;
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
