import { seededRandom } from '@orrery/ui';

/** How a plate inks the river of stars; strength 0 leaves it out. */
export interface StippleInk {
  readonly ground: readonly [middle: string, edge: string];
  readonly dust: string;
  readonly gold: string;
  readonly strength: number;
}

const LATTICE = 40;

/** Cloudy values between 0 and 1. */
function clouds(random: () => number): (x: number, y: number) => number {
  const values = Array.from({ length: LATTICE * LATTICE }, random);
  const at = (i: number, j: number) =>
    values[(((i % LATTICE) + LATTICE) % LATTICE) + (((j % LATTICE) + LATTICE) % LATTICE) * LATTICE]!;
  const soft = (t: number) => t * t * (3 - 2 * t);
  const layer = (x: number, y: number) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [soft(x - i), soft(y - j)];
    const upper = at(i, j) * (1 - u) + at(i + 1, j) * u;
    const lower = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
    return upper * (1 - v) + lower * v;
  };
  return (x, y) => 0.58 * layer(x, y) + 0.28 * layer(x * 2.3 + 5, y * 2.3) + 0.14 * layer(x * 4.7, y * 4.7 + 9);
}

/** The river runs from the lower left to the upper right, with a dark rift along it. Coordinates 0 to 1000. */
function density(x: number, y: number, cloud: (x: number, y: number) => number): number {
  const off = (y - (930 - 0.92 * x + 90 * Math.sin(x / 190))) / 1.36;
  const river = Math.exp(-((off / 120) ** 2)) * (2.1 * cloud(x / 92, y / 92) - 0.36);
  const rift = 0.6 * Math.exp(-(((off - 17) / (18 + 20 * cloud(x / 70, 3))) ** 2));
  return 0.84 * (river - rift) + 0.014;
}

/** Stipples the ground of a sky once; everything that changes lies on other layers. */
export function stipple(pen: CanvasRenderingContext2D, pixels: number, ink: StippleInk): void {
  pen.setTransform(pixels / 1000, 0, 0, pixels / 1000, 0, 0);
  pen.clearRect(0, 0, 1000, 1000);
  const glow = pen.createRadialGradient(500, 460, 40, 500, 500, 720);
  glow.addColorStop(0, ink.ground[0]);
  glow.addColorStop(1, ink.ground[1]);
  pen.fillStyle = glow;
  pen.fillRect(0, 0, 1000, 1000);
  if (ink.strength === 0) return;
  const random = seededRandom('river of stars');
  const cloud = clouds(random);
  const tries = pixels < 700 ? 60_000 : 120_000;
  for (let i = 0; i < tries; i++) {
    const x = random() * 1000;
    const y = random() * 1000;
    if (random() > density(x, y, cloud)) continue;
    pen.globalAlpha = (0.2 + random() * 0.42) * ink.strength;
    pen.fillStyle = random() < 0.08 ? ink.gold : ink.dust;
    const r = 0.5 + random() ** 3 * 1.1;
    pen.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  pen.globalAlpha = 1;
}
