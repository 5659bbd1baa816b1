import { rmSync, writeFileSync } from 'node:fs';
import { fromFile, read } from '../arguments.ts';
import { BadArguments } from '../problem.ts';
import { askedPlan, playing } from '../simulate/asked.ts';
import { Kept } from '../simulate/kept.ts';
import type { Plan } from '../simulate/plan.ts';
import { progressOn } from '../simulate/progress.ts';
import { run } from '../simulate/run.ts';
import { columns, percent } from '../table.ts';
import { type Balance, balanceOf } from './balance.ts';
import type { Facts } from './facts.ts';
import { pageOf } from './page.ts';

export const usage = `orrery lab balance <game> [--data JSON|@FILE] [--options JSON|@FILE] [--seats N] [--bots a,b,...] [--games G] [--seed S] [--cores C] [--json]
orrery lab report <game> [the same] [--out NAME]
orrery lab compare <game> --a JSON|@FILE --b JSON|@FILE [the same]
  For designers. balance: wins by seat, what was used and how often who used it more won, length, lead changes, margins; --data is a set of
  cards of one's own. report writes NAME.html (one page, readable on a phone and in print), NAME.json and NAME.csv; who is killed goes on where
  it was (NAME.part). compare plays two data sets and prints what of both differs. 400 games unless said otherwise.`;

export async function lab(args: readonly string[]): Promise<void> {
  const [what, ...rest] = args;
  if (what !== 'balance' && what !== 'report' && what !== 'compare')
    throw new BadArguments('lab wants one of: balance, report, compare');
  const { values, positionals } = read(rest, {
    ...playing(400),
    data: { type: 'string' },
    a: { type: 'string' },
    b: { type: 'string' },
    out: { type: 'string' },
  });
  const asked = (data: string | undefined) =>
    askedPlan(`lab ${what}`, { ...values, options: withData(values.options, data) }, positionals, 1);
  if (what === 'compare') {
    if (values.a === undefined || values.b === undefined) throw new BadArguments('lab compare wants --a and --b');
    const [a, b] = [await asked(values.a), await asked(values.b)];
    return print(compared(await played(a.plan, a.cores, null), await played(b.plan, b.cores, null)), values.json);
  }
  const { plan, cores } = await asked(values.data);
  if (what === 'balance') return print(balanceLines(await played(plan, cores, null)), values.json);
  const name = values.out ?? `${plan.game}-report`;
  const { balance, facts } = await played(plan, cores, `${name}.part`);
  const command = `npx orrery lab report ${plan.game} --seats ${plan.seats} --bots ${plan.bots.join()} --games ${plan.games} --seed ${plan.seed}`;
  writeFileSync(`${name}.html`, pageOf(balance, command));
  writeFileSync(`${name}.json`, `${JSON.stringify({ command, ...balance }, null, 2)}\n`);
  writeFileSync(`${name}.csv`, csvOf(facts));
  rmSync(`${name}.part`);
  console.log(`${name}.html, ${name}.json, ${name}.csv: ${plan.games} games`);
}

/** The options with a data set of one's own among them. */
function withData(options: string | undefined, data: string | undefined): string | undefined {
  if (data === undefined) return options;
  try {
    return JSON.stringify({ ...JSON.parse(fromFile(options ?? '{}')), data: JSON.parse(fromFile(data)) });
  } catch (error) {
    if (error instanceof BadArguments) throw error;
    throw new BadArguments('--data and --options want JSON, or @ and a file with it');
  }
}

async function played(plan: Plan, cores: number, part: string | null) {
  const kept = part === null ? null : new Kept<Facts>(part, plan);
  const thread = new URL('./thread.ts', import.meta.url);
  const facts = await run<Facts>(plan, cores, progressOn(process.stderr, plan.games), thread, kept);
  return { facts, balance: balanceOf(plan, facts) };
}

interface Lines {
  readonly lines: readonly string[];
  readonly figures: object;
}
const print = ({ lines, figures }: Lines, json: boolean) =>
  console.log(json ? JSON.stringify(figures) : lines.join('\n'));

function balanceLines({ balance }: { readonly balance: Balance }): Lines {
  const row = ({ name, of, share, give }: Balance['bySeat'][number]) => [
    name,
    `${of}`,
    `${percent(share)} +-${percent(give)}`,
  ];
  const { game, games, decided, named, rounds, leadChanges } = balance;
  const lines = [
    `${game}: ${games} games, ${decided} won by one side alone; ${rounds.median} rounds and ${leadChanges.median} lead changes (median)`,
    `stands out: ${named.join(', ') || 'nothing'}`,
    '',
    ...columns([
      ['what', 'games', 'share, or effect of using it more'],
      ...[...balance.bySeat, ...balance.byThing].map(row),
    ]),
  ];
  return { lines, figures: balance };
}

function compared(a: { readonly balance: Balance }, b: { readonly balance: Balance }): Lines {
  const other = new Map([...b.balance.bySeat, ...b.balance.byThing].map((each) => [each.name, each]));
  const rows = [...a.balance.bySeat, ...a.balance.byThing].flatMap((one) => {
    const two = other.get(one.name);
    if (two === undefined) return [];
    const give = Math.hypot(one.give, two.give);
    return [
      {
        name: one.name,
        a: one.share,
        b: two.share,
        change: two.share - one.share,
        give,
        sure: Math.abs(two.share - one.share) > give,
      },
    ];
  });
  const cells = rows.map((row) => [
    `${row.name}${row.sure ? ' *' : ''}`,
    percent(row.a),
    percent(row.b),
    `${percent(row.change)} +-${percent(row.give)}`,
  ]);
  return {
    lines: columns([['what (* differs)', 'a', 'b', 'change'], ...cells]),
    figures: { a: a.balance, b: b.balance, changes: rows },
  };
}

/** One row a game. */
function csvOf(facts: readonly Facts[]): string {
  const rows = facts.map(({ g, winners, scores, decisions, rounds, leads }) =>
    [g, winners.join(' '), (scores ?? []).join(' '), decisions, rounds, leads].join(','),
  );
  return `game,winners,scores,decisions,rounds,lead changes\n${rows.join('\n')}\n`;
}
