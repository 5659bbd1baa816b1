import { at, polar } from '../pen.ts';
import { dot, LIGHT, lit, relief, TAU } from '../sphere.ts';
import type { Kind } from './kind.ts';

/** A burnt crust: fissures of ember that show by night too, and short flames along the lit limb. */
export const cinder: Kind = {
  size: 1,
  draw(r, random) {
    const crust = relief(random, 6);
    const fissures = cracks(r, random);
    return {
      face: { axis: [0.25, -1, 0.3], tone: (p) => (dot(p, LIGHT) < -0.06 ? 0 : lit(p) * (0.5 + 0.4 * crust(p))) },
      under: [{ d: flames(r, random), ink: 'cut-flame' }],
      over: [
        { d: fissures, ink: 'cut-deep', width: r * (r < 40 ? 0.085 : 0.07), opacity: 0.85 },
        { d: fissures, ink: 'cut-ember', width: r * (r < 40 ? 0.045 : 0.034) },
        { d: fissures, ink: 'cut-spark', width: r * 0.014 },
      ],
    };
  },
};

function cracks(r: number, random: () => number): string {
  let path = '';
  const split = (fromX: number, fromY: number, heading: number, steps: number, branches: number): void => {
    let [x, y, angle] = [fromX, fromY, heading];
    let line = `M${at(x * r, y * r)}`;
    for (let i = 0; i < steps && Math.hypot(x, y) < 0.93; i++) {
      angle += (i % 2 ? 1 : -1) * (0.35 + random() * 0.5);
      x += Math.cos(angle) * 0.1;
      y += Math.sin(angle) * 0.1;
      line += `L${at(x * r, y * r)}`;
      if (branches > 0 && random() < 0.3)
        split(x, y, angle + (random() < 0.5 ? 1 : -1), 2 + random() * 3, branches - 1);
    }
    path += line;
  };
  for (let i = 0; i < 5; i++) split(-0.34, 0.12, (i * TAU) / 5 + random() * 0.5, 9, r < 40 ? 0 : 1);
  return path;
}

function flames(r: number, random: () => number): string {
  const p = (angle: number, k: number): string => at(...polar(angle, r * k));
  let path = '';
  for (let i = 0; i < 13; i++) {
    const a = -2.75 + i * 0.235;
    const tip = 1.07 + random() * 0.16;
    path += `M${p(a - 0.1, 0.98)}C${p(a - 0.1, 1.06)} ${p(a + 0.02, 1.04)} ${p(a + 0.12, tip)}`;
    path += `C${p(a + 0.06, 1.05)} ${p(a + 0.14, 1.03)} ${p(a + 0.1, 0.98)}Z`;
  }
  return path;
}
