import postgres from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { Session } from '../src/stores/postgres/session.ts';
import { openPostgres } from '../src/stores/postgres/store.ts';
import type { Store } from '../src/stores/store.ts';
import { freshDatabase } from './postgres-server.ts';
import { storeContract } from './stores/store.contract.ts';

/** A few processes would have as many connections: the contract opens a store again and again. */
const processes = 3;
let url: string;
let outside: postgres.Sql;
const opened: Promise<Store>[] = [];
let asked = 0;
beforeAll(async () => {
  url = await freshDatabase();
  outside = postgres(url, { max: 1 });
});
afterAll(async () => {
  for (const store of opened) await (await store).close();
  await outside.end();
});

async function openStore(): Promise<Store> {
  const session = new Session(url);
  await session.open();
  return openPostgres({ url, session });
}

function open(): Promise<Store> {
  const no = asked++ % processes;
  opened[no] ??= openStore();
  return opened[no];
}

storeContract('PostgreSQL', open, async () => {
  await outside`VACUUM FULL entry, archive`;
});
