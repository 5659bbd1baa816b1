import { parseArgs } from 'node:util';
import { shelf } from '@orrery/games';
import baseline from './baseline.json' with { type: 'json' };
import { openHouse } from './house.ts';
import { type MoveCost, moveCost } from './moves.ts';
import { record } from './recording.ts';

// What a move costs on the wire, CPU of the server's main thread and bytes to all observers, beside what it cost at the
// baseline's commit on the same kind of machine. `npm run bench:wire`.
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, only: { type: 'string' } } });

interface Course {
  readonly game: string;
  readonly seats: number;
  readonly moves: number;
  readonly tables: number;
  /** Moves of each table that are not counted; without it: a quarter. */
  readonly warmUp?: number;
}
const courses: Readonly<Record<keyof typeof baseline.games, Course>> = {
  'shooting-star': { game: 'shooting-star', seats: 3, moves: 400, tables: 40 },
  'planet-x': { game: 'planet-x', seats: 3, moves: 400, tables: 20 },
  'sky-of-stars': { game: 'sky-of-stars', seats: 4, moves: 400, tables: 20 },
  'burning-planets': { game: 'burning-planets', seats: 3, moves: 400, tables: 20 },
  'burning-planets-late': { game: 'burning-planets', seats: 6, moves: 2600, tables: 4, warmUp: 2200 },
};
const runs = 3;

const house = await openHouse();
const games: Record<string, MoveCost & { cpuRatio: number; bytesRatio: number }> = {};
try {
  for (const [name, course] of Object.entries(courses)) {
    if ((values.only ?? name) !== name) continue;
    const cost = await measured(name, course);
    const before = baseline.games[name as keyof typeof baseline.games];
    const ratio = (now: number, then: number) => Number((now / then).toPrecision(3));
    games[name] = {
      ...cost,
      cpuRatio: ratio(cost.cpuMs, before.cpuMs),
      bytesRatio: ratio(cost.bytes, before.bytes),
    };
  }
} finally {
  await house.close();
}
if (values.json) console.log(JSON.stringify({ games }));
else console.table(games);

/** The median of several runs. */
async function measured(name: string, { game, seats, moves, tables, ...course }: Course): Promise<MoveCost> {
  const recording = await record(shelf.find(({ id }) => id === game)!, seats, moves);
  const warmUp = course.warmUp ?? Math.floor(recording.moves.length / 4);
  const costs: MoveCost[] = [];
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`${name}, run ${run} of ${runs} ... `);
    const { cpuMs, bytes } = await moveCost(house, recording, { tables, warmUp });
    costs.push({ cpuMs: Number(cpuMs.toPrecision(3)), bytes: Math.round(bytes) });
    process.stderr.write(`${costs.at(-1)!.cpuMs} ms a move\n`);
  }
  return costs.sort((a, b) => a.cpuMs - b.cpuMs)[Math.floor(runs / 2)]!;
}
