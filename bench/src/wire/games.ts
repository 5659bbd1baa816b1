import { shelf } from '@orrery/games';
import baseline from './baseline.json' with { type: 'json' };
import { openHouse } from './house.ts';
import { type MoveCost, moveCost } from './moves.ts';
import { record } from './recording.ts';
import { yardstick } from './yardstick.ts';

/** Of a move: by itself, and as a share of what it was at the baseline. */
export interface GameCost extends MoveCost {
  /** Each by the yardstick of its own time. */
  readonly cpuRatio: number;
  readonly bytesRatio: number;
}

interface Course {
  readonly game: string;
  readonly seats: number;
  readonly moves: number;
  readonly tables: number;
  /** Moves of each table that are not counted; without it: a quarter. */
  readonly warmUp?: number;
}
type Name = keyof typeof baseline.games;
const courses: Readonly<Record<Name, Course>> = {
  'shooting-star': { game: 'shooting-star', seats: 3, moves: 400, tables: 120 },
  'planet-x': { game: 'planet-x', seats: 3, moves: 400, tables: 20 },
  'sky-of-stars': { game: 'sky-of-stars', seats: 4, moves: 400, tables: 20 },
  'burning-planets': { game: 'burning-planets', seats: 3, moves: 400, tables: 20 },
  'burning-planets-late': { game: 'burning-planets', seats: 6, moves: 2600, tables: 4, warmUp: 2200 },
};
/** The first is not counted: the engine learns the game in it. */
const runs = 4;

/** The costs of a move in each game that is wanted: of the run that is the median by its CPU. */
export async function gameCosts(wanted: (name: string) => boolean): Promise<Record<string, GameCost>> {
  const house = await openHouse();
  const games: Record<string, GameCost> = {};
  try {
    for (const [name, { game, seats, moves, tables, ...course }] of Object.entries(courses)) {
      if (!wanted(name)) continue;
      const recording = await record(shelf.find(({ id }) => id === game)!, seats, moves);
      const warmUp = course.warmUp ?? Math.floor(recording.moves.length / 4);
      const costs: (MoveCost & { yard: number })[] = [];
      for (let run = 0; run < runs; run++) {
        const before = yardstick();
        const cost = await moveCost(house, recording, { tables, warmUp });
        const yard = (before + yardstick()) / 2;
        process.stderr.write(`${name}: ${cost.cpuMs.toFixed(3)} ms a move, yardstick ${yard.toFixed(2)} ms\n`);
        if (run > 0) costs.push({ ...cost, yard });
      }
      const sorted = costs.sort((a, b) => a.cpuMs / a.yard - b.cpuMs / b.yard);
      games[name] = compared(sorted[Math.floor(sorted.length / 2)]!, baseline.games[name as Name]);
    }
  } finally {
    await house.close();
  }
  return games;
}

type Measured = MoveCost & { readonly yard: number };

function compared(now: Measured, then: Measured): GameCost {
  const figure = (value: number) => Number(value.toPrecision(3));
  return {
    cpuMs: figure(now.cpuMs),
    bytes: Math.round(now.bytes),
    cpuRatio: figure(now.cpuMs / now.yard / (then.cpuMs / then.yard)),
    bytesRatio: figure(now.bytes / then.bytes),
  };
}
