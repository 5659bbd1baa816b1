// `npm run cluster`: a PostgreSQL, three nodes and a small balancer on this machine, for trying. What is played is gone at the end,
// unless DATABASE_URL names a database of one's own.
import { type ChildProcess, spawn } from 'node:child_process';
import { type LocalPostgres, startPostgres } from '../postgres/start.ts';
import { Balancer } from './balancer.ts';

const wanted = Number(process.env.ORRERY_NODES || 3);
const main = new URL('../../server/src/main.ts', import.meta.url).pathname;
const nodes = new Map<ChildProcess, number | null>();
let ending = false;

const balancer = new Balancer(() => [...nodes.values()].filter((port) => port !== null));
let database: LocalPostgres | null = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
try {
  await begin();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const taken = `port ${process.env.PORT || 8080} is taken by another program; choose one with PORT=...`;
  say(code === 'EADDRINUSE' ? taken : message);
  await end(1);
}

async function begin(): Promise<void> {
  // First of all: who cannot have the port should not start a house for it.
  const port = await balancer.listen(Number(process.env.PORT || 8080), process.env.HOST || '0.0.0.0');
  const own = process.env.DATABASE_URL;
  if (!own) say('starting PostgreSQL ...');
  database = own ? null : await startPostgres();
  const url = own ?? database!.url;
  for (let i = 1; i <= wanted && !ending; i++) await startNode(`node ${i}`, url);
  await balancer.ask();
  if (ending) return;
  process.stdout.write(`Orrery is at http://localhost:${port}\n`);
  say(`database ${url}`);
  say(`nodes ${[...nodes].map(([{ pid }, at]) => `${pid} (port ${at})`).join(', ')}: kill one and play on`);
}

/** A node that ends is started again. */
async function startNode(name: string, url: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', ORRERY_NODE: '127.0.0.1:0' };
  const child = spawn(process.execPath, ['--v8-pool-size=1', main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  nodes.set(child, null);
  child.once('exit', (code, signal) => {
    nodes.delete(child);
    if (ending) return;
    say(`${name} has ended (${signal ?? code}); starting another ...`);
    setTimeout(() => ending || void startNode(name, url), 1_000);
  });
  const listens = await new Promise<number | null>((answer) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const found = /:(\d+)\n/.exec(said);
      if (found !== null) answer(Number(found[1]));
    });
    child.once('exit', () => answer(null));
  });
  if (listens === null) return;
  nodes.set(child, listens);
  say(`${name} is ready: process ${child.pid}, port ${listens}`);
}

async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  say('ending ...');
  balancer.close();
  const gone = [...nodes.keys()].map((child) => new Promise((done) => child.once('exit', done)));
  for (const child of nodes.keys()) child.kill('SIGTERM');
  await Promise.all(gone);
  await database?.stop();
  process.exit(code);
}

function say(line: string): void {
  process.stderr.write(`orrery cluster: ${line}\n`);
}
