import { circleOn } from '../burin.ts';
import { clamp, dot, LIGHT, lit, type Point, relief, unit } from '../sphere.ts';
import type { Kind } from './kind.ts';

type Crater = { readonly at: Point; readonly radius: number };

/** A rock with craters: the near wall of each in shadow, the far one catching the light. */
export const small: Kind = {
  size: 0.92,
  draw(r, random) {
    const bumps = relief(random, 5);
    const axis = unit([random() - 0.5, -1, 0.5 * random()]);
    const craters: Crater[] = Array.from({ length: 5 + Math.floor(random() * 3) }, () => ({
      at: unit([-0.75 + random() * 1.1, -0.75 + random() * 1.3, 0.75]),
      radius: 0.13 + random() * 0.2,
    }));
    return {
      face: {
        axis,
        tone(p) {
          const light = lit(p);
          if (light === 0) return 0;
          let brightness = 0.78 + 0.22 * bumps(p);
          for (const crater of craters) {
            const near = dot(p, crater.at);
            if (near > Math.cos(crater.radius))
              brightness = 0.22 + 1.1 * clamp(0.35 - (slope(p, crater.at) / crater.radius) * 0.8);
            else if (near > Math.cos(crater.radius * 1.3)) brightness = 1.15;
          }
          return light * brightness;
        },
      },
      over: craters.map(({ at, radius }) => ({
        d: circleOn(at, radius, r),
        ink: 'cut-bright',
        width: r * 0.018,
        opacity: 0.25 + 0.6 * lit(at),
      })),
    };
  },
};

const slope = (p: Point, c: Point): number => dot([p[0] - c[0], p[1] - c[1], p[2] - c[2]], LIGHT);
