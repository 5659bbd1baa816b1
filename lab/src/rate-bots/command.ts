import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { shelf } from '@orrery/games';
import { commonLevels, type Level, levels } from '@orrery/kernel';
import { type Fitted, fit, pointsOf, type Rating } from '@orrery/ratings';
import { read, whole } from '../arguments.ts';
import { fingerprint } from '../lab/fingerprint.ts';
import { BadArguments } from '../problem.ts';
import { askedRoom } from '../shelf.ts';
import { Kept } from '../simulate/kept.ts';
import { type Plan, seating } from '../simulate/plan.ts';
import type { Played } from '../simulate/play.ts';
import { progressOn } from '../simulate/progress.ts';
import { run } from '../simulate/run.ts';

export const usage = `orrery rate-bots [game ...] [--games G] [--seed S] [--cores C] [--part FILE] [--out FILE]
  Measures how strong the bots of every game are, or of those named: G matches of one of each level, and the
  strengths that explain the results best. Normal bots are the middle of the scale. Without --out it is printed; a file keeps
  what it has of other games. --part, with one game: a long run may be stopped and goes on where it was, to the same figures.`;

/** What the bots of a game are worth, and how that was found. */
interface Found {
  readonly head: { readonly command: string; readonly seed: string; readonly games: number };
  readonly ratings: Readonly<Record<string, Rating>>;
}

export async function rateBots(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, {
    games: { type: 'string', default: '90' },
    seed: { type: 'string', default: '1' },
    cores: { type: 'string' },
    part: { type: 'string' },
    out: { type: 'string' },
  });
  const asked = positionals.length === 0 ? shelf : positionals.map(askedRoom);
  const { seed, out, part = null } = values;
  if (part !== null && asked.length !== 1) throw new BadArguments('--part keeps the matches of one game: name it');
  const games = whole('games', values.games, 2);
  const cores = values.cores === undefined ? availableParallelism() : whole('cores', values.cores, 1);
  for (const { id: game } of asked) {
    const ratings = await measured({ game, games, seed }, cores, part);
    const command = `npx orrery rate-bots ${game} --games ${games} --seed ${seed}`;
    const found: Found = { head: { command, seed, games }, ratings };
    if (out === undefined) console.log(JSON.stringify({ [game]: found }, null, 2));
    else writeFileSync(out, `${JSON.stringify({ ...before(out), [game]: found }, null, 2)}\n`);
    console.error(`${game}: ${sentence(ratings)}`);
  }
}

function before(file: string): Readonly<Record<string, Found>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

async function measured(
  asked: Pick<Plan, 'game' | 'games' | 'seed'>,
  cores: number,
  part: string | null,
): Promise<Record<string, Rating>> {
  const bots = await levelsIn(asked.game);
  const plan: Plan = { ...asked, seats: bots.length, bots, options: undefined };
  // More matches of the same plan begin with the same; other rules or bots play others.
  const { games: _games, ...work } = plan;
  const kept = part === null ? null : new Kept<Played>(part, { ...work, code: fingerprint() });
  const played = await run(plan, { cores, kept, progress: progressOn(process.stderr, asked.games) });
  const matches = played.flatMap(({ g, places }): Fitted[] =>
    places === null ? [] : [{ players: seating(plan, g), places }],
  );
  const found = [...fit(matches, 'normal')].map(([bot, { mu, sigma }]) => [
    bot,
    { mu: short(mu), sigma: short(sigma) },
  ]);
  return Object.fromEntries(found);
}

/** A game without a master has none to be measured. */
async function levelsIn(game: string): Promise<readonly Level[]> {
  const { mind } = await askedRoom(game).rules();
  return 'levels' in mind && mind.levels.master !== undefined ? levels : commonLevels;
}

const short = (value: number): number => Number(value.toFixed(2));

function sentence(bots: Readonly<Record<string, Rating>>): string {
  return levels
    .flatMap((level) => {
      if (bots[level] === undefined) return [];
      const { points, give } = pointsOf(bots[level]);
      return `${level} ${points} ±${give}`;
    })
    .join(', ');
}
