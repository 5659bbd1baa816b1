import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Level, levels } from '@orrery/kernel';
import { fromFile, read, whole } from '../arguments.ts';
import { playersOf } from '../bots/player.ts';
import { specsOf } from '../bots/spec.ts';
import { BadArguments, Failed } from '../problem.ts';
import { askedRoom } from '../shelf.ts';
import { Kept } from '../simulate/kept.ts';
import { progressOn } from '../simulate/progress.ts';
import { run } from '../simulate/run.ts';
import { columns } from '../table.ts';
import { fitWeights } from './fit.ts';
import type { Lessons, Schooling } from './lessons.ts';
import { lossOf } from './loss.ts';
import { subjectOf } from './subject.ts';
import type { Weights } from './weights.ts';

/** None of them knows what is learned here, so that learning it again gives the same. */
const usualPlayers = {
  hidden: 'hard:playouts=600,believe=0,hard:playouts=600,horizon=3,believe=0,normal@1,easy@1,hard@1:playouts=600',
  standing: 'normal@1,easy@1',
  judge: 'hard:playouts=40,positions=200,judge=0,hard:playouts=120,positions=200,judge=0',
} as const;

export const usage = `orrery train <game> [--level L] [--judge] [--players a,b,...] [--games G] [--seed S] [--cores C] [--out FILE] [--check FILE]
  Lets bots play, and learns from them. shooting-star: what they hide, from what everybody sees, as hard or (--level master) as master
  looks at it. planet-x, burning-planets: how likely everybody is to win, from how a match stands. --judge: how hard bots
  of planet-x judge where their futures lead, in matches of two.
  Seats are drawn from the players (default ${usualPlayers.hidden},
  for chances ${usualPlayers.standing}, for --judge ${usualPlayers.judge}), G is 500 by default. The last seventh of the games is held out: the loss is measured there,
  for each kind of player or table. Writes weights with a head that says how they were found. The same seed gives the same weights.
  Who is killed goes on where it was (FILE.part). --check learns the first games of FILE again and compares.`;

const CHECKED = 20;
/** Weights of the same games on another machine differ by no more. */
const ALIKE = 1e-6;

export async function train(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, {
    level: { type: 'string', default: 'hard' },
    judge: { type: 'boolean', default: false },
    players: { type: 'string' },
    games: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    cores: { type: 'string' },
    out: { type: 'string', default: 'weights.json' },
    check: { type: 'string' },
  });
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) throw new BadArguments('train wants one game');
  const { game: rules, mind } = await askedRoom(game).rules();
  const cores = values.cores === undefined ? availableParallelism() : whole('cores', values.cores, 1);
  const file = values.check === undefined ? null : weightsAt(values.check);
  const level = file === null ? levelOf(values.level) : (file.head.level ?? 'hard');
  const judge = (file === null ? values.judge : file.head.judge) ? true : undefined;
  const subject = subjectOf(mind, { level, judge });
  if (subject === null) throw new BadArguments(`${level} learns nothing in '${game}'`);
  const { features } = subject;
  if (file !== null) return await check(values.check!, file, features, cores);
  const players = namesOf(
    fromFile(values.players ?? usualPlayers[judge ? 'judge' : 'sides' in subject ? 'standing' : 'hidden']),
  );
  await playersOf({ game: rules, mind }, players);
  const games = whole('games', values.games, CHECKED);
  const work: Schooling = { game, level, ...(judge && { judge }), players, games, seed: values.seed };
  const found = await learnFrom(work, features, cores, `${values.out}.part`);
  const command = `npx orrery train ${game} --level ${level}${judge ? ' --judge' : ''} --players ${players.join()} --games ${work.games} --seed ${work.seed}`;
  const { weights, loss, check: first } = found;
  const head = { ...work, rules: rules.rules, command, loss, check: { games: CHECKED, weights: first } };
  const named = Object.fromEntries(features.map((feature, i) => [feature, weights[i]!]));
  const written: Weights = { head, weights: named };
  writeFileSync(values.out, `${JSON.stringify(written, null, 2)}\n`);
  rmSync(`${values.out}.part`);
  const rows = Object.entries(loss).map(([name, { lessons, learned, uniform }]) =>
    [name, lessons, learned, uniform].map(String),
  );
  console.log(
    [
      `${values.out}: the truth surprises so much, in games held out`,
      ...columns([['kind', 'lessons', 'learned', 'uniform'], ...rows]),
    ].join('\n'),
  );
}

/** As many as are named, none twice. */
function namesOf(text: string): string[] {
  return [...new Set(specsOf(text, text.split(/[,\n]/).length))];
}

async function learnFrom(work: Schooling, features: readonly string[], cores: number, part: string | null) {
  const kept = part === null ? null : new Kept<Lessons>(part, { ...work, features });
  const thread = new URL('./thread.ts', import.meta.url);
  const played = await run<Lessons>(work, {
    cores,
    progress: progressOn(process.stderr, work.games),
    player: thread,
    kept,
  });
  const flat = (from: number, to: number) => played.slice(from, to).flatMap(({ found }) => found);
  const held = Math.ceil((work.games * 6) / 7);
  const weights = fitWeights(flat(0, held), features.length);
  return {
    weights,
    loss: lossOf(flat(held, work.games), weights),
    check: fitWeights(flat(0, CHECKED), features.length),
  };
}

function levelOf(name: string): Level {
  const level = levels.find((each) => each === name);
  if (level === undefined) throw new BadArguments(`--level is one of ${levels.join(', ')}`);
  return level;
}

function weightsAt(file: string): Weights {
  if (!existsSync(file)) throw new BadArguments(`cannot read the file '${file}'`);
  return JSON.parse(readFileSync(file, 'utf8')) as Weights;
}

async function check(file: string, { head }: Weights, features: readonly string[], cores: number): Promise<void> {
  const { game, level = 'hard', judge, players, seed } = head;
  const again = await learnFrom({ game, level, judge, players, seed, games: head.check.games }, features, cores, null);
  const far = Math.max(...again.check.map((weight, i) => Math.abs(weight - head.check.weights[i]!)));
  if (again.check.length !== head.check.weights.length || !(far <= ALIKE))
    throw new Failed(`${file}: the first ${head.check.games} games teach something else now (by ${far}); train again`);
  console.log(`${file}: the first ${head.check.games} games teach the same`);
}
