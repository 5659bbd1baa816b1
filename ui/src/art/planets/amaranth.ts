import { circlePath, type Dot, polyline } from '../pen.ts';
import { angleBetween, dot, type Globe, globe, LIGHT, lit, place, smoothstep, TAU } from '../sphere.ts';
import type { Kind, Mark } from './kind.ts';

type Whorl = { readonly reach: number; readonly spread: number; readonly turn: number };

const OUTER: Whorl = { reach: 1.2, spread: 0.56, turn: 0 };
const INNER: Whorl = { reach: 0.66, spread: 0.56, turn: Math.PI / 6 };
const HEART = 0.14;

/** A rose: two whorls of six petals about a pole that faces us. */
export const amaranth: Kind = {
  size: 1,
  draw(r, random) {
    const frame = globe([-0.2, -0.16, 0.96]);
    const [pole, east, south] = frame;
    const turn = random() * TAU;
    const whorls = r < 40 ? [OUTER] : [OUTER, INNER];
    const petals = whorls.flatMap((whorl) =>
      Array.from({ length: 6 }, (_, i) => petal(frame, r, turn + whorl.turn + (i * TAU) / 6, whorl)),
    );
    const over: Mark[] = [
      { d: petals.join(''), ink: 'cut-deep', width: r * 0.05, opacity: 0.75 },
      { d: petals.join(''), ink: 'cut-bright', width: r * 0.02 },
      { d: circlePath(pole[0] * r, pole[1] * r, r * 0.1), ink: 'cut-heart', width: r * 0.03 },
    ];
    return {
      face: {
        axis: pole,
        tone(p) {
          if (dot(p, LIGHT) < -0.5) return 0;
          const theta = angleBetween(p, pole);
          const lambda = Math.atan2(dot(p, south), dot(p, east)) - turn;
          const ray = Math.abs(Math.cos(3 * (theta < INNER.reach ? lambda - INNER.turn : lambda)));
          const leaf = theta < HEART ? 1 : theta > OUTER.reach ? 0.3 : 0.3 + 0.75 * smoothstep(0.05, 0.8, ray);
          return (lit(p) * 0.95 + 0.05) * smoothstep(-0.5, 0.2, dot(p, LIGHT)) * leaf;
        },
      },
      over,
    };
  },
};

function petal(frame: Globe, r: number, lambda: number, { reach, spread }: Whorl): string {
  const dots: Dot[] = [];
  for (let i = -12; i <= 12; i++) {
    const out = 1 - Math.abs(i) / 12;
    const aside = Math.sign(i) * spread * Math.sin(Math.PI * Math.min(1, 0.04 + out * 0.96)) ** 0.8;
    const p = place(frame, HEART + (reach - HEART) * out ** 0.8, lambda + aside);
    dots.push([p[0] * r, p[1] * r]);
  }
  return polyline(dots);
}
