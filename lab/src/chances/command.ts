import { writeFileSync } from 'node:fs';
import { outlookOf } from '@orrery/bots/verdict';
import { read, whole } from '../arguments.ts';
import { BadArguments } from '../problem.ts';
import { askedPlan, playing } from '../simulate/asked.ts';
import { Kept } from '../simulate/kept.ts';
import { progressOn } from '../simulate/progress.ts';
import { run } from '../simulate/run.ts';
import { percent } from '../table.ts';
import { calibrationPlot } from './plot.ts';
import { type ChancesReport, chancesReport } from './report.ts';
import type { Weighed, Weighing } from './weigh.ts';

export const usage = `orrery chances <game> [--seats N] [--bots a,b,...] [--games G] [--seed S] [--options JSON|@FILE] [--looks L] [--cores C] [--part FILE] [--plot FILE] [--json]
  Lets bots play, tells their chances as the review does, and measures whether they come true (Brier score by tenth of the match, against saying
  the same for everybody; how often what was said came) and whether luck is fair: nobody's on average, and in 95 of 100 within its band.
  +- is what a figure may be off, 95 times in 100.   --plot writes the calibration as a picture (SVG).
  --looks: playouts at each moment (fewer than in the review: it is the same measure, only with more doubt, which is counted).
  --part keeps what is done: who is killed goes on where it was, also to more games than before.`;

export async function chances(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, {
    ...playing(100),
    looks: { type: 'string', default: '200' },
    part: { type: 'string' },
    plot: { type: 'string' },
  });
  const { plan: asked, cores, rules } = await askedPlan('chances', values, positionals, 2);
  const looks = whole('looks', values.looks, 16);
  const outlook = outlookOf(rules);
  if (outlook === null) throw new BadArguments(`nobody can tell chances in '${asked.game}'`);
  // Where one look says all there is, as many as in the review.
  const draws = { worlds: outlook.exact ? 64 : 24, looks: Math.ceil(looks / 12) };
  const plan: Weighing = { ...asked, budget: { looks, draws } };
  const { games, ...work } = plan;
  const kept = values.part === undefined ? null : new Kept<Weighed>(values.part, work);
  const thread = new URL('./thread.ts', import.meta.url);
  const weighed = await run<Weighed>(plan, {
    cores,
    progress: progressOn(process.stderr, games),
    player: thread,
    kept,
  });
  const report = chancesReport(plan, weighed);
  if (values.plot !== undefined) writeFileSync(values.plot, calibrationPlot(report));
  console.log(values.json ? JSON.stringify(report) : table(report));
}

function table({ game, seats, games, brier, half, calibration, luck }: ChancesReport): string {
  return [
    `${game}, ${seats} seats, ${games} games`,
    `half time: Brier ${half.said}, saying the same for everybody ${half.constant}: ${percent(half.better)} better, +-${percent(half.give)}`,
    `by tenth, better by: ${brier.map(({ better }) => percent(better)).join(', ')}`,
    `said and came: ${calibration.map(({ said, came, count }) => `${percent(said)} ${percent(came)} (${count})`).join(', ')}`,
    `luck: mean by seat ${luck.mean.join(', ')}, farthest ${luck.farthest} standard errors from 0; ${percent(luck.within)} within the band, +-${percent(luck.give)}; a unit is ${luck.unit}`,
  ].join('\n');
}
