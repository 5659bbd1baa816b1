import { circleOn } from '../burin.ts';
import { angleBetween, dot, LIGHT, lit, smoothstep, unit } from '../sphere.ts';
import type { Kind } from './kind.ts';

const SOURCE = unit([-0.42, -0.34, 0.84]);
const RIPPLES = 13;

/** Ripples running out from one point. */
export const echo: Kind = {
  size: 1,
  draw: (r) => ({
    face: {
      axis: SOURCE,
      tone(p) {
        const theta = angleBetween(p, SOURCE);
        const crest = smoothstep(0.2, 0.75, 0.5 + 0.5 * Math.cos(theta * RIPPLES)) * (1 - theta * 0.12);
        return (lit(p) * 0.95 + 0.04) * smoothstep(-0.45, 0.1, dot(p, LIGHT)) * (0.12 + 0.95 * crest);
      },
    },
    over: [1, 2, 3].map((i) => ({
      d: circleOn(SOURCE, (i * 2 * Math.PI) / RIPPLES, r, 40),
      ink: 'cut-bare',
      width: r * 0.035,
    })),
  }),
};
