import { at, circlePath, polar } from '../pen.ts';
import { clamp, TAU } from '../sphere.ts';
import type { Kind } from './kind.ts';

const LIMB = 0.86;

/** No face: a black disc in a hatched rim, its rays longest towards the light. */
export const dark: Kind = {
  size: 1.12,
  draw(r, random) {
    const count = Math.round(46 + r * 0.5);
    let rays = '';
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * TAU;
      const reach = 1 + 0.13 * clamp(0.25 + 0.75 * Math.cos(angle - 3.75)) + random() * 0.03;
      rays += `M${at(...polar(angle, r * LIMB))}L${at(...polar(angle + 0.2, r * reach))}`;
    }
    return {
      over: [
        { d: circlePath(0, 0, r), ink: 'cut-void-rim' },
        { d: rays, ink: 'cut-ray', width: Math.max(0.7, r * 0.024), opacity: 0.9 },
        { d: circlePath(0, 0, r * LIMB), ink: 'cut-void cut-rim', width: r * 0.03 },
        { d: dashes(r * 0.74), ink: 'cut-dash', width: Math.max(0.5, r * 0.02) },
      ],
    };
  },
};

function dashes(r: number): string {
  let path = '';
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * TAU;
    path += `M${at(...polar(angle, r))}L${at(...polar(angle + 0.04, r))}`;
  }
  return path;
}
