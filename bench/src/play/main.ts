import { parseArgs } from 'node:util';
import { roomOf } from '@orrery/games';
import { yardstick } from '../wire/yardstick.ts';
import baseline from './baseline.json' with { type: 'json' };
import { type Course, decisionCourse, playoutCourse } from './courses.ts';

// How fast rules are played out and hard bots decide, per CPU-second, beside the commit of the baseline. `npm run bench:play`.
// Beside every run stands the yardstick: the same machine is slower by half where others use its cores and caches.
const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string' }, runs: { type: 'string' } },
});
const runs = Number(values.runs ?? 7);

const courses: Readonly<Record<keyof typeof baseline.perYardstick, () => Promise<Course>>> = {
  'playouts shooting-star': () => playoutCourse(room('shooting-star'), 2, 40_000),
  'playouts planet-x': () => playoutCourse(room('planet-x'), 3, 5_000),
  'playouts sky-of-stars': () => playoutCourse(room('sky-of-stars'), 3, 800),
  'playouts burning-planets': () => playoutCourse(room('burning-planets'), 2, 300),
  'hard sky-of-stars': () => decisionCourse(room('sky-of-stars'), 3, 120, 'hard'),
  'hard burning-planets': () => decisionCourse(room('burning-planets'), 2, 120, 'hard'),
};

interface Figure {
  readonly perCpuSecond: number;
  /** Units done in the time of the yardstick: what the baseline keeps. */
  readonly perYardstick: number;
  readonly ratio: number;
}

const figures: Record<string, Figure> = {};
for (const [name, make] of Object.entries(courses)) {
  if (values.only !== undefined && !name.includes(values.only)) continue;
  process.stderr.write(`${name} ... `);
  const course = await make();
  yardstick();
  course();
  const rates: number[] = [];
  const shares: number[] = [];
  for (let run = 0; run < runs; run++) {
    const before = yardstick();
    const { units, seconds } = course();
    rates.push(units / seconds);
    const yard = (before + yardstick()) / 2 / 1000;
    shares.push((units / seconds) * yard);
  }
  const share = median(shares);
  const ratio = share / baseline.perYardstick[name as keyof typeof baseline.perYardstick];
  figures[name] = { perCpuSecond: short(median(rates)), perYardstick: short(share), ratio: short(ratio) };
  process.stderr.write(`${figures[name].ratio}\n`);
}
if (values.json) console.log(JSON.stringify(figures));
else console.table(figures);

function room(id: string) {
  return roomOf(id)!;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;
}

function short(figure: number): number {
  return Number(figure.toPrecision(3));
}
