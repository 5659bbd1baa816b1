import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase, openSqlite, type Store } from '@orrery/server';
import { startPostgres } from '../../../tools/postgres/start.ts';
import { type Appends, appends } from './appends.ts';

// How many entries a store keeps in a second, durably, by how many are on their way at once. `npm run bench:store`.
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const flights = [1, 64, 512] as const;
const runs = 3;
const seconds = 2;

interface Measured {
  readonly inFlight: Readonly<Record<string, Appends>>;
  /** 64 at once against one after the other. */
  readonly group: number;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-bench-'));
const server = await startPostgres();
try {
  const { store, close } = await openDatabase(server.url, 'alone');
  const postgres = await measured('PostgreSQL', store);
  await close();
  const file = openSqlite(path.join(folder, 'orrery.sqlite'));
  const sqlite = await measured('SQLite', file);
  await file.close();
  if (values.json) console.log(JSON.stringify({ sqlite, postgres }));
  else
    for (const [name, { inFlight, group }] of Object.entries({ sqlite, postgres })) {
      console.log(`${name}: 64 at once are ${group} times as many as one after the other`);
      console.table(inFlight);
    }
} finally {
  await server.stop();
  fs.rmSync(folder, { recursive: true });
}

/** The median of several runs, which take turns. */
async function measured(name: string, store: Store): Promise<Measured> {
  const found = new Map<number, Appends[]>(flights.map((flight) => [flight, []]));
  for (let run = 1; run <= runs; run++)
    for (const flight of flights) {
      const one = await appends(store, flight, seconds);
      process.stderr.write(`${name}, ${flight} at once: ${one.perSecond}/s\n`);
      found.get(flight)!.push(one);
    }
  const middle = (flight: number) =>
    found.get(flight)!.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(runs / 2)]!;
  const inFlight = Object.fromEntries(flights.map((flight) => [flight, middle(flight)]));
  return { inFlight, group: Number((middle(64).perSecond / middle(1).perSecond).toPrecision(3)) };
}
