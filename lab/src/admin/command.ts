import path from 'node:path';
import readline from 'node:readline/promises';
import { type Carried, databaseFrom, dataFolder, type OrderProblem, type Where } from '@orrery/server';
import { read } from '../arguments.ts';
import { BadArguments, Failed } from '../problem.ts';
import { give } from './ask.ts';
import { plan } from './orders.ts';
import { inWords } from './print.ts';

export const usage = `orrery admin ACT [--data DIR | --url URL] [--json] [--yes]
  For whoever runs a server: beside the running one, or on its data while none runs.
    tables [--status waiting|playing|over] [--limit N]   all tables, last changed first
    table TABLE                                          one table: seats, people, matches; no hands, no links
    people [--limit N]                                   everybody with a name or a seat, and whence they are connected
    reports [--limit N]                                  what people report, with what was said
    done REPORT                                          the report is dealt with, and forgotten
    end TABLE                                            its match stops where it stands
    delete TABLE                                         the table, its matches and its talk are gone
    silence PERSON [--for 7d]                            may play, but not talk nor take another name
    unsilence PERSON
    ban PERSON|NETWORK [--for 7d]                        is shut out; bots play their seats on
    unban PERSON|NETWORK
    bans                                                 the banned networks
    announce TEXT [--in 10m]                             on every open page; --in: the server restarts then
    announce --clear
  TABLE: its id, the beginning of it, or its code. PERSON: an id, the beginning of one, or a name that only one has.
  NETWORK: 192.0.2.7, 192.0.2.0/24, 2001:db8::/48. Without --for: for ever.
  end, delete and ban ask first; --yes: without asking. --data: the folder of the data, else DATABASE_URL, else
  ORRERY_DATA, else ./data. --url: where the server listens, if it is not found. The token is read from the data, or from
  ORRERY_ADMIN_TOKEN.`;

export async function admin(args: readonly string[]): Promise<void> {
  const { values, positionals } = read(withIdsLast(args), {
    ...{ status: { type: 'string' }, limit: { type: 'string' }, for: { type: 'string' }, in: { type: 'string' } },
    ...{ clear: { type: 'boolean' }, data: { type: 'string' }, url: { type: 'string' } },
    ...{ json: { type: 'boolean' }, yes: { type: 'boolean' } },
  });
  const now = Date.now();
  const { order, danger } = plan(positionals, values, now);
  if (values.url !== undefined && !URL.canParse(values.url))
    throw new BadArguments(`--url wants an address, not '${values.url}'`);
  if (danger !== null && values.yes !== true) await confirm(danger);
  const carried = await give(order, { data: dataOf(values.data), url: values.url ?? null });
  if (!carried.ok) throw new Failed(sentence(carried));
  console.log(values.json ? JSON.stringify(carried.value) : inWords(order, carried.value, now));
}

/** An id, or its beginning, may begin with a dash: no option here has a single one, nor the length of an id. */
function withIdsLast(args: readonly string[]): readonly string[] {
  if (args.includes('--')) return args;
  const isId = (text: string) => /^-[\w-]{21}$|^-\w/.test(text);
  return [...args.filter((arg) => !isId(arg)), '--', ...args.filter(isId)];
}

function dataOf(folder: string | undefined): Where {
  if (folder !== undefined) return { folder: path.resolve(folder) };
  const database = databaseFrom(process.env);
  return database === null ? { folder: dataFolder(process.env) } : { database };
}

/** Asks a person at a terminal; a script has to say --yes. */
async function confirm(danger: string): Promise<void> {
  if (!process.stdin.isTTY) throw new BadArguments(`${danger} Say --yes to have it done`);
  const asking = readline.createInterface({ input: process.stdin, output: process.stderr });
  const answer = await asking.question(`${danger} Go on? [y/N] `);
  asking.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Failed('nothing was done');
}

const sentences: Readonly<Record<OrderProblem, string>> = {
  NO_SUCH_TABLE: 'there is no such table',
  NO_SUCH_PERSON: 'there is no such person',
  NO_SUCH_REPORT: 'there is no such report',
  SEVERAL: 'several are meant by that; say more of the id',
  BAD_NETWORK: 'this is no network, or nearly everybody; write 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48',
  NOT_BANNED: 'that is not banned',
  NO_SERVER: 'no server runs: there is nobody to read it',
};

function sentence({ problem, found = [] }: Extract<Carried, { ok: false }>): string {
  return [sentences[problem], ...found.map((id) => `  ${id}`)].join('\n');
}
