import { rmSync } from 'node:fs';
import { optionsOf, read } from '../arguments.ts';
import { BadArguments } from '../problem.ts';
import { askedPlan, playing } from '../simulate/asked.ts';
import { Kept } from '../simulate/kept.ts';
import type { Plan } from '../simulate/plan.ts';
import { balanceOf } from './balance.ts';
import { type Errand, gameOf, keyOf, mustFit } from './errand.ts';
import { eyeOf } from './eye.ts';
import type { Facts } from './facts.ts';
import { writeReport } from './files.ts';
import { fingerprint } from './fingerprint.ts';
import { playErrand } from './play-errand.ts';
import { balanceLines, comparison, type Printed } from './print.ts';
import { tableFor } from './table-for.ts';
import { sharedAt, work, usage as workUsage } from './together/command.ts';
import { tune, usage as tuneUsage } from './tune/command.ts';
import { dataIn, withData } from './with-data.ts';

export const usage = `orrery lab balance <game> [--data JSON|@FILE] [--options JSON|@FILE] [--seats N] [--bots a,b,...] [--games G] [--seed S] [--cores C] [--together] [--json]
orrery lab report <game> [the same] [--out NAME]
orrery lab compare <game> --a JSON|@FILE --b JSON|@FILE [the same]
orrery lab data <game>
  For designers. balance: wins by seat and by what a seat was given (faction, missions), what each use of a thing brings, how often who used
  it more won, length, lead changes, margins; what stands out is named first. --data is a set of cards of one's own; lab data prints ours, to
  begin with. Factions are dealt anew for every game unless --options names them. report writes NAME.html (one page, readable on a phone and in
  print), NAME.json and NAME.csv; who is killed goes on where it was (NAME.part). compare plays two data sets and prints what of both differs.
  Defaults: the fewest seats, normal bots, 400 games, seed 1, all cores. --together: the games lie in the PostgreSQL of DATABASE_URL, and every
  machine that runs 'orrery lab work' plays some of them; who is killed goes on where all together were.
${tuneUsage}
${workUsage}`;

export async function lab([what, ...rest]: readonly string[]): Promise<void> {
  if (what === 'tune') return await tune(rest);
  if (what === 'work') return await work(rest);
  if (what === 'data') return await printData(rest);
  if (what !== 'balance' && what !== 'report' && what !== 'compare')
    throw new BadArguments('lab wants one of: balance, report, compare, tune, data, work');
  const { values, positionals } = read(rest, {
    ...playing(400),
    data: { type: 'string' },
    a: { type: 'string' },
    b: { type: 'string' },
    out: { type: 'string' },
    together: { type: 'boolean', default: false },
  });
  const asked = async (data: string | undefined) => {
    const options = await withData(positionals[0], values.options, data);
    const found = await askedPlan(`lab ${what}`, { ...values, options }, positionals, 1);
    mustFit(found.plan);
    return found;
  };
  const database = values.together ? sharedAt(process.env) : null;
  if (what === 'compare') {
    if (values.a === undefined || values.b === undefined) throw new BadArguments('lab compare wants --a and --b');
    const [a, b] = [await asked(values.a), await asked(values.b)];
    const how = { cores: a.cores, database };
    const [first, second] = [await played(a.plan, how, null), await played(b.plan, how, null)];
    return print(comparison(first.balance, second.balance), values.json);
  }
  const { plan, cores } = await asked(values.data);
  const name = (values.out ?? `${plan.game}-report`).replace(/\.html$/, '');
  const part = what === 'report' ? `${name}.part` : null;
  const { balance, facts } = await played(plan, { cores, database }, part);
  if (part === null) return print(balanceLines(balance), values.json);
  writeReport(name, commandOf(plan, values), balance, facts);
  rmSync(part, { force: true });
  console.log(`${name}.html, ${name}.json, ${name}.csv: ${plan.games} games`);
}

/** The data of ours, to begin with. */
async function printData(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(args, { seats: { type: 'string' }, options: { type: 'string' } });
  const { rules, plan } = await askedPlan(
    'lab data',
    { ...values, bots: 'random', games: '1', seed: '1' },
    positionals,
    1,
  );
  const eye = await eyeOf(rules.game);
  const options = optionsOf(rules.game, plan.options, plan.seats);
  console.log(JSON.stringify(dataIn(rules.game, eye.spelled?.(options) ?? options), null, 2));
}

/** What plays the same again. */
function commandOf(plan: Plan, { data, options }: { readonly data?: string; readonly options?: string }): string {
  const quoted = (name: string, value: string | undefined) =>
    value === undefined ? '' : ` --${name} ${/^[\w@./-]+$/.test(value) ? value : `'${value}'`}`;
  return `npx orrery lab report ${plan.game} --seats ${plan.seats} --bots ${plan.bots.join()} --games ${plan.games} --seed ${plan.seed}${quoted('data', data)}${quoted('options', options)}`;
}

interface How {
  readonly cores: number;
  readonly database: string | null;
}

async function played(plan: Plan, { cores, database }: How, part: string | null) {
  const { options: asked, ...rest } = plan;
  const kept = part === null || database !== null ? null : new Kept<Facts>(part, { plan, code: fingerprint() });
  const errand: Errand = { plan: rest, sets: { 0: asked ?? null } };
  const keys = Array.from({ length: plan.games }, (_, g) => keyOf(0, g));
  const facts = (await playErrand(errand, keys, { cores, kept, database })).map((one) => ({
    ...one,
    g: gameOf(one.g).g,
  }));
  const { eye, options } = await tableFor(plan);
  const called = (name: string) => eye.called?.(options, name) ?? null;
  return { facts, balance: balanceOf(plan, facts, { called, unit: eye.unit ?? '' }) };
}

function print({ lines, figures }: Printed, json: boolean): void {
  console.log(json ? JSON.stringify(figures) : lines.join('\n'));
}
