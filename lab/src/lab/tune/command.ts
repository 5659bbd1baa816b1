import { rmSync, writeFileSync } from 'node:fs';
import { Dice } from '@orrery/kernel';
import { fromFile, optionsOf, read, whole } from '../../arguments.ts';
import { BadArguments } from '../../problem.ts';
import { askedPlan, playing } from '../../simulate/asked.ts';
import { Kept } from '../../simulate/kept.ts';
import { columns } from '../../table.ts';
import { mustFit } from '../errand.ts';
import { eyeOf } from '../eye.ts';
import type { Facts } from '../facts.ts';
import { fingerprint } from '../fingerprint.ts';
import { sharedAt } from '../together/command.ts';
import { dataIn, withData } from '../with-data.ts';
import { Bench } from './bench.ts';
import { movedTo, startOf, wholeOptions } from './options.ts';
import { search, type Tried } from './search.ts';
import { distance, type Knob, labelOf, readWish, type Wished } from './wish.ts';

export const usage = `orrery lab tune <game> --wish JSON|@FILE [--data JSON|@FILE] [--points P] [--generations N] [--out NAME] [as balance]
  Searches data that are as somebody wishes. The wish says which numbers may move, and what is to be brought where:
    { "move": [{ "path": "data.units.xarn-*.force", "from": -2, "to": 2, "step": 1, "add": true }],
      "aim": [{ "by": "given", "name": "factions xarn", "to": "equal", "within": 0.05 }] }
  A path leads through keys, places in lists, ids; * is any text; "add" adds to each, else all are set. An aim is by seat, given, brought, used
  (the tables of balance; without a name all of them), rounds, length, leadChanges or margin. P points (16) are played with the same luck,
  the better half with twice as many games, up to G (200); then again around the best, N times (2) in all. What there is and the best are then
  played on fresh deals. Writes NAME-data.json, NAME.json and NAME.csv (a row a try); who is killed goes on where it was (NAME.part).`;

export async function tune(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, {
    ...playing(200),
    wish: { type: 'string' },
    data: { type: 'string' },
    points: { type: 'string', default: '16' },
    generations: { type: 'string', default: '2' },
    out: { type: 'string' },
    together: { type: 'boolean', default: false },
  });
  if (values.wish === undefined) throw new BadArguments('lab tune wants --wish');
  const asked = await withData(positionals[0], values.options, values.data);
  const { plan, cores, rules } = await askedPlan('lab tune', { ...values, options: asked }, positionals, 2);
  mustFit(plan);
  const wish = readWish(fromFile(values.wish));
  const generations = whole('generations', values.generations, 1);
  const points = Math.min(whole('points', values.points, 2), pointsOf(wish.move));
  const eye = await eyeOf(rules.game);
  const options = wholeOptions(eye, optionsOf(rules.game, plan.options, plan.seats), plan.options);
  const start = startOf(options, wish.move);
  const textOf = (point: readonly number[]) => JSON.stringify(movedTo(options, wish.move, point));
  const allows = (point: readonly number[]) => rules.game.readOptions(JSON.parse(textOf(point)), plan.seats).ok;
  const name = values.out ?? `${plan.game}-tuned`;
  const part = `${name}.part`;
  const database = values.together ? sharedAt(process.env) : null;
  const kept = new Kept<Facts>(part, { plan, wish, points, generations, code: fingerprint() });
  const bench = new Bench({ plan, wish, textOf, points, generations, means: { cores, kept, database } });
  await bench.begin(start);
  const tried = await search({
    ...{ knobs: wish.move, start, points, generations, games: plan.games, allows },
    ...{ lot: new Dice(`${plan.seed}|tune`), measure: bench.measure },
  });
  const best = tried.at(-1)!;
  const [before, after] = await bench.prove([{ set: 0, point: start }, best]);
  const found = movedTo(options, wish.move, best.point);
  writeFileSync(`${name}-data.json`, `${JSON.stringify(dataIn(rules.game, found), null, 2)}\n`);
  const moved = wish.move.map(({ path }, i) => ({ path, was: start[i]!, is: best.point[i]! }));
  const figures = { game: plan.game, wish, moved, before, after, better: distance(after!) < distance(before!), tried };
  writeFileSync(`${name}.json`, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(`${name}.csv`, csvOf(wish.move, tried));
  rmSync(part);
  console.log(values.json ? JSON.stringify(figures) : linesOf(figures, name).join('\n'));
}

/** As many points there are, at most: what there is may be out of bounds. */
function pointsOf(knobs: readonly Knob[]): number {
  return 1 + knobs.reduce((all, { from, to, step }) => all * (1 + Math.floor((to - from) / step + 1e-9)), 1);
}

interface Found {
  readonly moved: readonly { readonly path: string; readonly was: number; readonly is: number }[];
  readonly before: readonly Wished[] | undefined;
  readonly after: readonly Wished[] | undefined;
  readonly better: boolean;
}

export function linesOf({ moved, before = [], after = [], better }: Found, name: string): string[] {
  const figure = ({ is, give }: Wished) =>
    is === null ? 'not seen' : `${is.toFixed(3)}${give === null ? '' : ` +-${give.toFixed(3)}`}`;
  const later = new Map(after.map((one) => [labelOf(one), one]));
  const wished = before.flatMap((one) => {
    const two = later.get(labelOf(one));
    return two === undefined ? [] : [[labelOf(one), figure(one), figure(two), one.should?.toFixed(3) ?? 'equal']];
  });
  const unchanged = moved.every(({ was, is }) => was === is);
  return [
    unchanged
      ? 'nothing is better than what there is'
      : `${name}-data.json, ${better ? 'nearer' : 'NOT nearer'} on fresh deals`,
    '',
    ...columns([['moved', 'was', 'is'], ...moved.map(({ path, was, is }) => [path, `${was}`, `${is}`])]),
    '',
    ...columns([['wished, on fresh deals', 'before', 'after', 'should be'], ...wished]),
  ];
}

/** One row a try, in the order they were played. */
function csvOf(knobs: readonly Knob[], tried: readonly Tried[]): string {
  const rows = tried.map(({ set, generation, games, distance, point }) =>
    [set, generation, games, Number.isFinite(distance) ? Number(distance.toFixed(4)) : '', ...point].join(','),
  );
  return `${['set', 'generation', 'games', 'distance', ...knobs.map(({ path }) => path)].join(',')}\n${rows.join('\n')}\n`;
}
