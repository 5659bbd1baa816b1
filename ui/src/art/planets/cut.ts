import { engrave } from '../burin.ts';
import { seededRandom } from '../seeded.ts';
import { amaranth } from './amaranth.ts';
import { boreas } from './boreas.ts';
import { cinder } from './cinder.ts';
import { dark } from './dark.ts';
import { drift } from './drift.ts';
import { echo } from './echo.ts';
import type { Kind, Mark, PlanetKind } from './kind.ts';
import { small } from './small.ts';
import { zero } from './zero.ts';

const KINDS: Readonly<Record<PlanetKind, Kind>> = { small, zero, amaranth, boreas, cinder, drift, echo, dark };

/** Seeds fall into this many faces a kind, so that a full board shares its cuttings. */
const FACES = 16;

const RADII = [10, 14, 20, 29, 40, 56, 80, 120] as const;

export type CutPlanet = {
  /** The radius of the piece this was cut for; draw it scaled by r / cutFor. */
  readonly cutFor: number;
  /** The radius of the globe itself. */
  readonly globe: number;
  readonly ribbons: string;
  readonly under: readonly Mark[];
  readonly over: readonly Mark[];
};

const cabinet = new Map<string, CutPlanet>();

export const globeRadius = (kind: PlanetKind, r: number): number => r * KINDS[kind].size;

/** The nearest radius we cut for: engraving is scaled from there, so few cuttings serve every size. */
export function radiusBucket(r: number): number {
  return RADII.reduce((best, radius) =>
    Math.abs(Math.log(radius / r)) < Math.abs(Math.log(best / r)) ? radius : best,
  );
}

export function faceOf(seed: string | number): number {
  return Math.floor(seededRandom(seed)() * FACES);
}

export function cutPlanet(kind: PlanetKind, seed: string | number, r: number): CutPlanet {
  const cutFor = radiusBucket(r);
  const face = faceOf(seed);
  const key = `${kind}/${face}/${cutFor}`;
  const found = cabinet.get(key);
  if (found) return found;
  const cut = carve(kind, face, cutFor);
  cabinet.set(key, cut);
  return cut;
}

function carve(kind: PlanetKind, face: number, cutFor: number): CutPlanet {
  const globe = globeRadius(kind, cutFor);
  const drawing = KINDS[kind].draw(globe, seededRandom(`${kind}${face}`));
  const gap = Math.max(1.9, cutFor / 15);
  return {
    cutFor,
    globe,
    ribbons: drawing.face ? engrave(globe, { ...drawing.face, gap }) : '',
    under: drawing.under ?? [],
    over: drawing.over ?? [],
  };
}
