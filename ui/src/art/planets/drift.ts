import { circleOn } from '../burin.ts';
import { at, n } from '../pen.ts';
import { angleBetween, lit, relief, unit } from '../sphere.ts';
import type { Kind } from './kind.ts';

const POLE = unit([0.22, -1, 0.18]);
const EYE = unit([-0.38, 0.3, 0.86]);

/** Gas: wind-torn bands and one storm, cut as an eye within an eye. */
export const drift: Kind = {
  size: 1,
  draw(r, random) {
    const wind = relief(random, 3.2);
    const eye = (rx: number, ry: number): string => {
      const x = EYE[0] * r;
      const y = EYE[1] * r;
      return `M${at(x - rx * r, y)}a${n(rx * r)} ${n(ry * r)} 8 1 0 ${n(2 * rx * r)} 0a${n(rx * r)} ${n(ry * r)} 8 1 0 ${n(-2 * rx * r)} 0Z`;
    };
    return {
      face: {
        axis: POLE,
        tone(p) {
          const light = lit(p);
          if (light === 0) return 0;
          const latitude = Math.PI / 2 - angleBetween(p, POLE);
          const storm = Math.hypot((p[0] - EYE[0]) / 0.36, (p[1] - EYE[1]) / 0.2);
          if (storm < 1) return light * (0.25 + 0.9 * Math.abs(Math.sin(storm * 5)));
          if (storm < 1.25) return light * 0.1;
          return light * (0.16 + 0.95 * (0.56 + 0.44 * Math.sin(latitude * 11 + wind(p) * 1.25)));
        },
      },
      over: [
        { d: eye(0.33, 0.17), ink: 'cut-bright', width: r * 0.022, opacity: 0.85 },
        { d: eye(0.18, 0.08), ink: 'cut-bright', width: r * 0.02, opacity: 0.75 },
        ...[0.75, 1.15, 1.95, 2.35].map((theta) => ({
          d: circleOn(POLE, theta, r),
          ink: 'cut-bare',
          width: r * 0.035,
        })),
      ],
    };
  },
};
