import { availableParallelism } from 'node:os';
import { botsOf, optionsOf, read, seatsOf, whole } from '../arguments.ts';
import { BadArguments } from '../problem.ts';
import { askedRoom } from '../shelf.ts';
import type { Plan } from './plan.ts';
import type { Played } from './play.ts';
import { progressOn } from './progress.ts';
import { msByBot, type Report, report } from './report.ts';
import { run } from './run.ts';

export const usage = `orrery simulate <game> [--seats N] [--bots a,b,...] [--games G] [--seed S] [--options JSON] [--cores C] [--json]
  Plays bots against each other. Fewer names than seats repeat; bots move on one seat from game to game, and all different
  seatings of a turn are played on the same deal. The same seed gives the same games on any machine (milliseconds apart).
  A game is decided when one side alone is first: a shared victory counts as a draw, not as a win. Allies win together.`;

export async function simulate(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, {
    seats: { type: 'string' },
    bots: { type: 'string', default: 'normal' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string' },
    cores: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const [game, ...more] = positionals;
  if (game === undefined || more.length > 0) throw new BadArguments('simulate wants one game');
  const room = askedRoom(game);
  const seats = seatsOf(room, values.seats);
  const games = whole('games', values.games, 1);
  const bots = botsOf(values.bots, seats);
  optionsOf((await room.rules()).game, values.options, seats);
  const cores = values.cores === undefined ? availableParallelism() : whole('cores', values.cores, 1);
  const plan: Plan = { game, seats, bots, games, seed: values.seed, options: values.options };
  const played = await run(plan, cores, progressOn(process.stderr, games));
  const outcome = report(plan, played);
  console.log(values.json ? JSON.stringify(outcome) : table(outcome, plan, played));
}

function table(outcome: Report, plan: Plan, played: readonly Played[]): string {
  const ms = msByBot(plan, played);
  const bots = Object.entries(outcome.byBot).map(([name, { games, wins }]) => [
    name,
    `${games}`,
    `${wins}`,
    percent(wins / games),
    `${ms.get(name as Plan['bots'][number])}`,
  ]);
  const seats = outcome.wins.map((won, seat) => [`${seat}`, percent(won), `${outcome.scores[seat] ?? '-'}`]);
  return [
    `${outcome.game}, ${outcome.seats} seats: ${outcome.finished} of ${outcome.games} games finished, ${outcome.draws} drawn, ${outcome.meanDecisions} decisions and ${outcome.meanRounds} rounds each`,
    '',
    ...columns([['bot', 'seats held', 'won', 'share', 'ms a move'], ...bots]),
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

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  );
}
