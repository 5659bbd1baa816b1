import type { Faction, ShipClass } from '../../data/index.ts';

/** The right side of a hull from nose to tail, nose up: points, or curves of three points. The left side mirrors it. */
type Side = readonly (readonly [number, number] | readonly [number, number, number, number, number, number])[];

/** Told apart by outline: the class by its build, the faction by its hand: straight, stepped, grown. */
const SIDES: Readonly<Record<Faction, Readonly<Record<ShipClass, Side>>>> = {
  humans: {
    small: [
      [0, -0.7],
      [0.12, -0.16],
      [0.34, 0.5],
      [0.1, 0.34],
      [0, 0.46],
    ],
    medium: [
      [0, -0.74],
      [0.14, -0.56],
      [0.48, -0.44],
      [0.54, -0.12],
      [0.17, -0.06],
      [0.15, 0.22],
      [0.44, 0.36],
      [0.44, 0.6],
      [0.1, 0.48],
      [0, 0.56],
    ],
    large: [
      [0, -0.86],
      [0.16, -0.44],
      [0.23, -0.12],
      [0.88, 0.22],
      [0.88, 0.46],
      [0.27, 0.34],
      [0.21, 0.52],
      [0.4, 0.72],
      [0.38, 0.8],
      [0, 0.66],
    ],
    huge: [
      [0, -0.96],
      [0.2, -0.7],
      [0.28, -0.32],
      [0.52, -0.16],
      [0.55, -0.56],
      [0.66, -0.7],
      [0.78, -0.5],
      [0.9, 0.32],
      [0.64, 0.5],
      [0.5, 0.86],
      [0.2, 0.72],
      [0, 0.84],
    ],
    cargo: [
      [0, -0.76],
      [0.18, -0.72],
      [0.26, -0.52],
      [0.52, -0.48],
      [0.52, -0.06],
      [0.4, -0.04],
      [0.4, 0.06],
      [0.52, 0.08],
      [0.52, 0.5],
      [0.28, 0.52],
      [0.2, 0.72],
      [0, 0.68],
    ],
  },
  digitals: {
    small: [
      [0, -0.68],
      [0.11, -0.68],
      [0.11, -0.36],
      [0.25, -0.36],
      [0.25, 0],
      [0.39, 0],
      [0.39, 0.5],
      [0.15, 0.5],
      [0.15, 0.28],
      [0, 0.28],
    ],
    medium: [
      [0, -0.74],
      [0.15, -0.74],
      [0.15, -0.36],
      [0.34, -0.36],
      [0.34, -0.14],
      [0.58, -0.14],
      [0.58, 0.36],
      [0.36, 0.36],
      [0.36, 0.6],
      [0.15, 0.6],
      [0.15, 0.42],
      [0, 0.42],
    ],
    large: [
      [0, -0.86],
      [0.13, -0.86],
      [0.13, -0.52],
      [0.3, -0.52],
      [0.3, -0.2],
      [0.86, -0.2],
      [0.86, 0.44],
      [0.62, 0.44],
      [0.62, 0.24],
      [0.34, 0.24],
      [0.34, 0.5],
      [0.48, 0.5],
      [0.48, 0.74],
      [0.14, 0.74],
      [0.14, 0.58],
      [0, 0.58],
    ],
    huge: [
      [0, -0.95],
      [0.2, -0.95],
      [0.2, -0.64],
      [0.44, -0.64],
      [0.44, -0.32],
      [0.64, -0.32],
      [0.64, -0.6],
      [0.9, -0.6],
      [0.9, 0.5],
      [0.66, 0.5],
      [0.66, 0.7],
      [0.44, 0.7],
      [0.44, 0.88],
      [0.16, 0.88],
      [0.16, 0.72],
      [0, 0.72],
    ],
    cargo: [
      [0, -0.76],
      [0.2, -0.76],
      [0.2, -0.54],
      [0.5, -0.54],
      [0.5, -0.2],
      [0.32, -0.2],
      [0.32, -0.1],
      [0.5, -0.1],
      [0.5, 0.22],
      [0.32, 0.22],
      [0.32, 0.32],
      [0.5, 0.32],
      [0.5, 0.64],
      [0, 0.64],
    ],
  },
  xenos: {
    small: [
      [0, -0.7],
      [0.16, -0.3, 0.44, 0.02, 0.3, 0.54],
      [0.22, 0.38, 0.1, 0.32, 0, 0.32],
    ],
    medium: [
      [0, -0.76],
      [0.1, -0.5, 0.18, -0.32, 0.34, -0.26],
      [0.5, -0.3, 0.58, -0.44, 0.56, -0.62],
      [0.84, -0.2, 0.66, 0.26, 0.24, 0.28],
      [0.32, 0.46, 0.28, 0.58, 0.16, 0.7],
      [0.12, 0.58, 0.06, 0.54, 0, 0.54],
    ],
    large: [
      [0, -0.86],
      [0.08, -0.54, 0.16, -0.28, 0.3, -0.12],
      [0.54, -0.1, 0.72, -0.24, 0.78, -0.48],
      [1.02, 0, 0.92, 0.44, 0.58, 0.7],
      [0.62, 0.48, 0.5, 0.36, 0.3, 0.36],
      [0.32, 0.58, 0.22, 0.74, 0, 0.84],
    ],
    huge: [
      [0, -0.62],
      [0.08, -0.86, 0.32, -0.98, 0.5, -0.88],
      [0.38, -0.76, 0.36, -0.62, 0.42, -0.48],
      [0.66, -0.36, 0.8, -0.14, 0.76, 0.1],
      [0.88, 0.04, 0.94, -0.08, 0.94, -0.22],
      [1.08, 0.28, 0.86, 0.66, 0.5, 0.74],
      [0.5, 0.86, 0.42, 0.94, 0.3, 0.96],
      [0.3, 0.82, 0.16, 0.72, 0, 0.72],
    ],
    cargo: [
      [0, -0.8],
      [0.16, -0.8, 0.22, -0.64, 0.22, -0.54],
      [0.52, -0.62, 0.62, -0.1, 0.3, -0.04],
      [0.64, -0.02, 0.62, 0.54, 0.24, 0.5],
      [0.24, 0.62, 0.16, 0.74, 0, 0.74],
    ],
  },
};

function mirrored(side: Side): string {
  const [nose, ...rest] = side;
  let path = `M${nose!.join(' ')}`;
  for (const leg of rest) path += `${leg.length === 2 ? 'L' : 'C'}${leg.join(' ')}`;
  for (let i = rest.length - 1; i >= 0; i--) {
    const leg = rest[i]!;
    const [x, y] = side[i]!.slice(-2) as [number, number];
    if (leg.length === 2) path += `L${-x} ${y}`;
    else path += `C${-leg[2]} ${leg[3]} ${-leg[0]} ${leg[1]} ${-x} ${y}`;
  }
  return `${path}Z`;
}

const built = new Map<string, string>();

/** The outline of a ship, nose up, in a cell of circumradius 1. */
export function hullOf(faction: Faction, cls: ShipClass): string {
  const key = `${faction} ${cls}`;
  let path = built.get(key);
  if (path === undefined) {
    path = mirrored(SIDES[faction][cls]);
    built.set(key, path);
  }
  return path;
}

/** Strokes inside the outline: the rank of a class is the number of its lines. */
export const SPINES: Readonly<Record<ShipClass, string>> = {
  small: 'M0-.42V.2',
  medium: 'M0-.5V.38M-.3.06H.3',
  large: 'M0-.6V.5M-.14-.02L-.6.24M.14-.02L.6.24',
  huge: 'M0-.5V.6M-.2-.2V.5M.2-.2V.5M-.5.1H.5',
  cargo: 'M0-.58V.56M-.34-.24H.34M-.34.24H.34',
};

/** On the map larger classes overhang their cell a little. */
export const SPREAD: Readonly<Record<ShipClass, number>> = {
  small: 1.2,
  medium: 1.16,
  large: 1.08,
  huge: 1.36,
  cargo: 1.08,
};

/** By look: the way a seat's ships point, a sign that needs no colour. */
const HEADINGS = [0, 180, 60, 240, 120, 300] as const;
export function headingOf(look: number): number {
  return HEADINGS[look] ?? 0;
}
