import { circleOn } from '../burin.ts';
import { type Dot, polyline } from '../pen.ts';
import { angleBetween, dot, globe, LIGHT, lit, place, relief, smoothstep, TAU } from '../sphere.ts';
import type { Kind } from './kind.ts';

const SHORE = 0.74;

/** Ice: a ragged bright cap, and frost needles that run down from its shore. */
export const boreas: Kind = {
  size: 1,
  draw(r, random) {
    const frame = globe([-0.3, -0.86, 0.42]);
    const [pole] = frame;
    const ragged = relief(random, 7);
    const snow = relief(random, 3);
    const count = r < 24 ? 16 : 24;
    let needles = '';
    for (let i = 0; i < count; i++) {
      const lambda = ((i + random() * 0.7) / count) * TAU;
      const tip = SHORE + 0.18 + random() * 0.42;
      const dots: Dot[] = [];
      for (const theta of [SHORE, (SHORE + tip) / 2, tip]) {
        const p = place(frame, theta, lambda);
        if (p[2] > 0.08 && lit(p) > 0.1) dots.push([p[0] * r, p[1] * r]);
      }
      if (dots.length > 1) needles += polyline(dots);
    }
    return {
      face: {
        axis: pole,
        tone(p) {
          if (dot(p, LIGHT) < -0.35) return 0;
          const cap = 1 - smoothstep(0.72, 0.8, angleBetween(p, pole) + 0.12 * ragged(p));
          const light = lit(p);
          const ice = cap * (0.25 + 0.75 * light) * 0.75 * smoothstep(-0.35, 0.3, dot(p, LIGHT));
          return light * (0.4 + 0.16 * snow(p)) + ice;
        },
      },
      over: [
        { d: needles, ink: 'cut-bright', width: r * 0.022, opacity: 0.9 },
        { d: circleOn(pole, SHORE, r), ink: 'cut-bare', width: r * 0.035 },
      ],
    };
  },
};
