import { writeFileSync } from 'node:fs';
import { read } from '../arguments.ts';
import { columns, percent } from '../table.ts';
import { askedPlan, playing } from './asked.ts';
import type { Plan } from './plan.ts';
import type { Played } from './play.ts';
import { progressOn } from './progress.ts';
import { msByBot, type Report, report } from './report.ts';
import { csvOf } from './rows.ts';
import { run } from './run.ts';

export const usage = `orrery simulate <game> [--seats N] [--bots a,b,...] [--games G] [--seed S] [--options JSON|@FILE] [--probe WHAT]
                        [--cores C] [--csv FILE] [--json]
  Plays bots against each other. If there are fewer bots than seats, the list repeats. Bots rotate through the seats, and every
  seating is played on the same deal. The same seed gives the same games on any machine; only timings differ.
  A bot may be set: hard:playouts=600,horizon=3. Those that never change, to measure by: easy@1, normal@1, hard@1. --bots @FILE reads a list.
  Shares are of all victories, a shared one in parts; +- is what they may be off, 95 times in 100, by the spread between deals.
  Only a sole winner counts as a win; a shared victory is a draw. Allies win together.
  --probe tells the first bot part of the truth: what would it be worth to know it?   --csv writes one row a game.
  'orrery simulate <game> --help' lists bots, settings, options and probes of that game, with defaults.`;

export async function simulate(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, {
    ...playing(100),
    probe: { type: 'string' },
    csv: { type: 'string' },
  });
  const { plan, cores } = await askedPlan('simulate', values, positionals, 1);
  const played = await run(plan, { cores, progress: progressOn(process.stderr, plan.games) });
  if (values.csv !== undefined) writeFileSync(values.csv, csvOf(plan, played));
  const outcome = report(plan, played);
  console.log(values.json ? JSON.stringify(outcome) : table(outcome, plan, played));
}

function table(outcome: Report, plan: Plan, played: readonly Played[]): string {
  const ms = msByBot(plan, played);
  const bots = Object.entries(outcome.byBot).map(([name, { games, wins, share, give, margin, better, worse }]) => [
    name,
    `${games}`,
    `${wins}`,
    `${percent(share)} +-${(give * 100).toFixed(1)}`,
    margin === null ? '-' : `${margin > 0 ? '+' : ''}${margin.toFixed(1)}`,
    `${better}-${worse}`,
    `${ms.get(name)}`,
  ]);
  const seats = outcome.wins.map((won, seat) => [`${seat}`, percent(won), `${outcome.scores[seat] ?? '-'}`]);
  const head = ['bot', 'seats held', 'won', 'share of wins', 'margin', 'deals won-lost', 'ms a move'];
  return [
    `${outcome.game}, ${outcome.seats} seats: ${outcome.finished} of ${outcome.games} games finished, ${outcome.draws} drawn, ${outcome.meanDecisions} decisions and ${outcome.meanRounds} rounds each`,
    '',
    ...columns([head, ...bots]),
    '',
    ...columns([['seat', 'won', 'mean score'], ...seats]),
    ...counted(outcome),
  ].join('\n');
}

function counted({ shares = {}, msByMove = {} }: Report): string[] {
  if (Object.keys(shares).length === 0) return [];
  const times = Object.entries(msByMove).map(([kind, { mean, most }]) => [kind, `${mean}`, `${most}`]);
  return [
    '',
    ...columns([['counted', 'share'], ...Object.entries(shares).map(([name, part]) => [name, percent(part)])]),
    '',
    ...columns([['move', 'ms', 'at most'], ...times]),
  ];
}
