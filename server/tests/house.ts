import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LayTable } from '@orrery/wire';
import { leftovers } from '../../scripts/tests/leftovers.ts';
import { openServer, type RunningServer } from '../src/server.ts';
import { defaults, type Settings } from '../src/settings.ts';
import { openSqlite } from '../src/stores/sqlite/store.ts';

/** A folder of its own, gone when the tests of the file are done. */
export function freshFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-test-'));
  leftovers.add(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** How many bytes a store takes that holds nothing. */
export async function bytesOfNothing(): Promise<number> {
  const store = openSqlite(path.join(freshFolder(), 'empty.sqlite'));
  const { used } = await store.size();
  await store.close();
  return used;
}

/** A whole server in this process, on a free port, with the shelf of the tests and bots that answer at once. */
export async function freshServer(changes: Partial<Settings> = {}): Promise<RunningServer> {
  const server = await openServer({
    ...defaults,
    port: 0,
    host: '127.0.0.1',
    data: freshFolder(),
    shelf: new URL('./shelf.ts', import.meta.url).href,
    page: path.join(os.tmpdir(), 'orrery-no-page'),
    botPace: { min: 0, max: 0 },
    // Most people here have no page that takes part in the luck, and many come to their table later or never.
    luckWait: 0,
    requestsPerMinute: 100_000,
    logLevel: 'warn',
    ...changes,
  });
  leftovers.add(server.close);
  const close = async () => {
    leftovers.delete(server.close);
    await server.close();
  };
  return { ...server, close };
}

/** What a person asks for to play the game of the tests. */
export function layBidding(kinds: readonly LayTable['seats'][number][], more: Partial<LayTable> = {}): LayTable {
  return { game: 'bidding', seats: [...kinds], listed: false, spectators: false, ...more };
}
