// `npm run bench:failover -- --json`: how long until moves are acknowledged again when something befalls a house of three nodes, and
// what it costs that sockets may be at another node than their table.
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { TableInfo } from '@orrery/wire';
import { Person } from '../../../server/tests/client.ts';
import { Nodes } from '../../../server/tests/faults/nodes.ts';
import type { ServerProcess } from '../../../server/tests/server-process.ts';
import { SeatClient } from './seat.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    tables: { type: 'string', default: '60' },
    trials: { type: 'string', default: '3' },
    /** Everybody moves within so many milliseconds; 0: all in the same moment, which alone takes a machine a while. */
    spread: { type: 'string', default: '100' },
    /** Some of nothing, kill, session, freeze, sigterm, pipe. */
    what: { type: 'string', default: 'nothing,kill,session,freeze,sigterm,pipe' },
  },
});
const [tables, trials, spread] = [Number(values.tables), Number(values.trials), Number(values.spread)];
const wanted = values.what.split(',');
const entry = new URL('../../../server/tests/process.ts', import.meta.url);
const usual = { entry, env: { ORRERY_LOG: 'silent' }, audited: false };

const results = { ...(await failover()), ...(wanted.includes('pipe') ? { pipe: await costOfThePipe() } : {}) };
if (values.json) console.log(JSON.stringify(results));
else console.log(results);

async function failover() {
  const nodes = await Nodes.start({ ...usual, count: 3, env: { ...usual.env, ORRERY_DRAIN: '4' } });
  const befalls: Record<string, (node: ServerProcess) => Promise<() => Promise<unknown>>> = {
    /** What so many moves take by themselves. */
    nothing: async () => async () => undefined,
    kill: async (node) => {
      await nodes.kill(node);
      return () => nodes.add();
    },
    session: async () => {
      await nodes.endSession(0);
      return async () => undefined;
    },
    freeze: async (node) => {
      const thawed = nodes.freeze(node, 6_000);
      return () => thawed;
    },
    sigterm: async (node) => {
      const stopped = nodes.stop(node);
      return async () => {
        await stopped;
        await nodes.add();
      };
    },
  };
  const found: Record<string, Awaited<ReturnType<typeof trialsOf>>> = {};
  try {
    const laid = await lay(nodes);
    for (const [what, befall] of Object.entries(befalls))
      if (wanted.includes(what)) found[what] = await trialsOf(laid, what, befall);
    return found;
  } finally {
    await nodes.end();
  }

  /**
   * Something befalls a node while every seat has a move to make; `befall` answers how to mend it. People are at all nodes; but a
   * person whose own node stands still has nobody who could tell them, so there they are at the others.
   */
  async function trialsOf(
    laid: readonly Laid[],
    what: string,
    befall: (node: ServerProcess) => Promise<() => Promise<unknown>>,
  ) {
    const waits: number[] = [];
    let reconnects = 0;
    for (let trial = 0; trial < trials; trial++) {
      await nodes.atRest();
      const victim = nodes.all[trial % nodes.all.length]!;
      const others = nodes.all.filter((node) => node !== victim);
      let next = 0;
      const seats = await seated(laid, () =>
        what === 'freeze' ? others[next++ % others.length]!.port() : nodes.port(),
      );
      await Promise.all(seats.map((seat) => playOften(seat, 30)));
      const befallen = befall(victim);
      // In the middle of it, not before: those who ask first would be answered still.
      await sleep(5);
      const moves = seats.map(async (seat, i) => {
        await sleep((spread * i) / seats.length);
        return seat.play();
      });
      waits.push(...(await Promise.all(moves)));
      reconnects += seats.reduce((sum, seat) => sum + seat.reconnects, 0);
      for (const seat of seats) seat.close();
      await (await befallen)();
      console.error(`${what} ${trial + 1} of ${trials}: slowest so far ${Math.round(Math.max(...waits))} ms`);
    }
    return { ...summary(waits), reconnects };
  }
}

/** What one move costs: CPU of all nodes, and bytes of all that is said on this machine, to the database and to people as well. */
interface Cost {
  readonly ms: number;
  readonly bytes: number;
}

/** With sockets at the home of their table, and at the other node. */
async function costOfThePipe() {
  const nodes = await Nodes.start({ ...usual, count: 2 });
  try {
    const laid = await lay(nodes);
    const [direct, piped] = [[] as Cost[], [] as Cost[]];
    for (let trial = 0; trial < trials; trial++) {
      direct.push(await cost(nodes, laid, (home) => home));
      piped.push(await cost(nodes, laid, (home) => nodes.all.find((node) => node !== home)!));
    }
    const [alone, apart] = [median(direct.map(({ ms }) => ms)), median(piped.map(({ ms }) => ms))];
    const bytes = median(piped.map((each) => each.bytes)) - median(direct.map((each) => each.bytes));
    const ms = { directMs: round(alone), pipedMs: round(apart), ratio: round((apart - alone) / alone) };
    return { ...ms, bytes: Math.round(bytes) };
  } finally {
    await nodes.end();
  }
}

async function cost(nodes: Nodes, laid: readonly Laid[], at: (home: ServerProcess) => ServerProcess): Promise<Cost> {
  const seats = await seated(laid, async (table) => at(await nodes.homeOf(table)).port());
  const rounds = (count: number) => Promise.all(seats.map((seat) => playOften(seat, count)));
  await rounds(20);
  const before = { ms: cpuMs(nodes), bytes: bytesHere() };
  await rounds(60);
  const after = { ms: cpuMs(nodes), bytes: bytesHere() };
  for (const seat of seats) seat.close();
  const moves = 60 * seats.length;
  return { ms: (after.ms - before.ms) / moves, bytes: (after.bytes - before.bytes) / moves };
}

/** Who sits at a table, and by which cookie. */
interface Laid {
  readonly table: string;
  readonly cookies: readonly string[];
}

/** Tables of two people that play; each of them comes from a household of its own, as far as limits go. */
async function lay(nodes: Nodes): Promise<Laid[]> {
  const laid: Laid[] = [];
  for (let i = 0; i < tables; i++) {
    const from = { 'x-forwarded-for': `10.0.${i >> 8}.${i & 255}` };
    const [ada, bo] = [await Person.arrive(await nodes.port(), 'Ada'), await Person.arrive(await nodes.port(), 'Bo')];
    const chairs = [{ kind: 'me' }, { kind: 'open' }];
    const asked = { game: 'bidding', seats: chairs, listed: false, spectators: false };
    const { id, link } = await must(ada, '/api/tables', asked, from);
    await must(bo, `/api/tables/${id}/join`, { link }, from);
    await must(ada, `/api/tables/${id}/start`, {}, from);
    laid.push({ table: id, cookies: [ada.cookie, bo.cookie] });
  }
  return laid;
}

/** Everybody is there, at nodes of their own choice. */
async function seated(laid: readonly Laid[], port: (table: string) => Promise<number>): Promise<SeatClient[]> {
  const seats = laid.flatMap(({ table, cookies }) =>
    cookies.map((cookie, seat) => new SeatClient({ cookie, table, seat, port: () => port(table) })),
  );
  await Promise.all(seats.map((seat) => seat.seated()));
  return seats;
}

async function playOften(seat: SeatClient, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) await seat.play();
}

async function must(person: Person, path: string, body: unknown, from: Record<string, string>): Promise<TableInfo> {
  const answer = await person.ask('POST', path, body, from);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as TableInfo;
}

/** Of all nodes together, user and system: in ticks of 10 ms. */
function cpuMs(nodes: Nodes): number {
  const ticks = nodes.all.map(({ pid }) => {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
}

/** All that was ever said between programs of this machine, headers of TCP and IP with it. */
function bytesHere(): number {
  const line = fs
    .readFileSync('/proc/net/dev', 'utf8')
    .split('\n')
    .find((each) => each.trim().startsWith('lo:'));
  return Number(line?.split(':')[1]?.trim().split(/\s+/)[0]);
}

function summary(waits: readonly number[]) {
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!);
  return { moves: sorted.length, p50: at(0.5), p99: at(0.99), max: Math.round(sorted.at(-1)!) };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
