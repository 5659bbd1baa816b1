import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Entry } from '@orrery/kernel';
import type { LayTable } from '@orrery/wire';
import { Server } from '../../../e2e/support/server.ts';
import { gameOf, keepTable, type Played, playSome, storeIn } from './kept-tables.ts';
import { Visitor } from './visitor.ts';

const answers = 20_000;
const openings = 5;

/** The longest that a server's event loop was held up in one turn, in milliseconds. */
export interface HeldUp {
  /** CPU of the main thread: what the server itself did. Other programs cannot make it longer. */
  readonly cpu: number;
  /** By the clock, less the time in which other programs had the processor: with waiting for the disk and for other threads. */
  readonly own: number;
}

/**
 * How long a server's event loop stands still while it opens a match of 20,000 entries that has no snapshot, as a store of an older
 * Orrery has it: the worst turn of all openings, with the first after a start, by the CPU of the main thread. The other
 * measure is said beside it.
 */
export async function open20kFigures(): Promise<{ open20kMs: number }> {
  const file = path.join(os.tmpdir(), `orrery-delay-${process.pid}`);
  const server = new Server({ BENCH_DELAY_FILE: file }, 'bench/src/strangers/measured-server.ts');
  try {
    const tables = await fill(server.data);
    await server.start();
    const visitor = await Visitor.arrive(server.url, '198.51.100.9');
    const delays: HeldUp[] = [];
    for (const table of tables) {
      await delaySince(server, file);
      await openOnce(visitor, table);
      delays.push(await delaySince(server, file));
    }
    const said = delays.map(({ cpu, own }) => `${cpu.toFixed(1)} (${own.toFixed(1)})`);
    process.stderr.write(`[CPU (by the clock): ${said.join(', ')} ms] `);
    return { open20kMs: Math.round(10 * Math.max(...delays.map(({ cpu }) => cpu))) / 10 };
  } finally {
    await server.close();
    fs.rmSync(file, { force: true });
  }
}

/** Somebody looks at a table until its match is shown. */
async function openOnce(visitor: Visitor, table: string): Promise<void> {
  await new Promise<void>((shown, failed) => {
    const opened = visitor.follow(table, (text) => {
      if (text.startsWith('{"t":"error"')) failed(new Error(text));
      if (!text.startsWith('{"t":"steps"')) return;
      void opened.then((socket) => socket.close());
      shown();
    });
    opened.catch(failed);
  });
}

async function delaySince(server: Server, file: string): Promise<HeldUp> {
  fs.rmSync(file, { force: true });
  process.kill(server.pid, 'SIGUSR2');
  while (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') === '')
    await new Promise((done) => setTimeout(done, 20));
  return JSON.parse(fs.readFileSync(file, 'utf8')) as HeldUp;
}

async function fill(folder: string): Promise<string[]> {
  const store = storeIn(folder);
  const long = await longMatch();
  const tables: string[] = [];
  for (let no = 0; no < openings; no++) tables.push(await keepTable(store, long));
  await store.close();
  return tables;
}

/** One seat changes its answer again and again. */
async function longMatch(): Promise<Played> {
  const seats: LayTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const asked: LayTable = { game: 'sky-of-stars', seats, listed: true, spectators: true };
  const begun = playSome(await gameOf('sky-of-stars'), asked, 0);
  const changed = Array.from({ length: answers }, (_, i): Entry => {
    const seq = i + 1;
    return {
      seq,
      at: seq,
      t: 'move',
      by: 0,
      id: `a${seq}`,
      move: { t: 'start', star: `S00${1 + (i % 2)}` },
      draws: [],
    };
  });
  return { ...begun, entries: [...begun.entries, ...changed] };
}
