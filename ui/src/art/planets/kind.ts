import type { Tone } from '../burin.ts';
import type { Point } from '../sphere.ts';

export const PLANET_KINDS = ['small', 'zero', 'amaranth', 'boreas', 'cinder', 'drift', 'echo', 'dark'] as const;
export type PlanetKind = (typeof PLANET_KINDS)[number];

/**
 * One stroke or shape on top of, or under, the engraving. Its class names how a plate inks it (theme/engraving):
 * cut-bright and cut-line are strokes of light, cut-deep the groove beside them, cut-bare is drawn only where a plate
 * has no texture and stands for what the tone would have told.
 */
export type Mark = { readonly d: string; readonly ink: string; readonly width?: number; readonly opacity?: number };

type Drawing = {
  /** Absent on a planet without a face. */
  readonly face?: { readonly axis: Point; readonly tone: Tone };
  readonly under?: readonly Mark[];
  readonly over?: readonly Mark[];
};

export type Kind = {
  /** Radius of the globe against the radius of the piece. */
  readonly size: number;
  draw(r: number, random: () => number): Drawing;
};
