import { randomBytes } from 'node:crypto';
import type { Run } from '../stores/postgres/driver.ts';
import { Session } from '../stores/postgres/session.ts';
import { openPostgres } from '../stores/postgres/store.ts';
import type { Committed, Place } from './place.ts';

/** Any number, the same for all: servers share this lock, and whoever wants the data for itself has it alone. */
const houseLock = 0x0a77e42;
const tries = 50;

/** A server keeps its data in it beside other servers; a command wants it for itself, so that no server has the same in mind. */
export type Use = 'server' | 'alone';

/** Somebody else is at a database that one of them wants for itself. */
export class InUse extends Error {
  override readonly name = 'InUse';
}

/** Several servers may keep their data in one database: they have the same keys. */
export async function openDatabase(url: string, use: Use, committed?: Committed): Promise<Place> {
  const session = new Session(url, { first: (run) => takeLock(run, use) });
  try {
    await session.open();
    const store = await openPostgres({ url, session, ...(committed === undefined ? {} : { committed }) });
    return {
      ...{ store, session, folder: null },
      sessionKey: await keyIn(session, 'session-key'),
      adminToken: await keyIn(session, 'admin-token'),
      linkKey: await keyIn(session, 'link-key'),
      space: () => Promise.reject(new Error('the disk is that of the database')),
      listensAt: () => undefined,
      close: () => store.close(),
    };
  } catch (error) {
    await session.close();
    if (error instanceof InUse) throw error;
    throw new Error(`the database ${named(url)} cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

async function takeLock(run: Run, use: Use): Promise<void> {
  const kind = use === 'server' ? '_shared' : '';
  // Whoever has it alone has it for a moment; servers have it for as long as they run.
  for (let left = use === 'server' ? tries : 1; left > 0; left--) {
    const [row] = await run(`SELECT pg_try_advisory_lock${kind}($1) AS taken`, houseLock);
    if (row?.taken === true) return;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new InUse(
    use === 'server'
      ? 'another program of Orrery is at work on this database; try again when it is done'
      : 'servers run on this database',
  );
}

/** The token of the owner, for whoever may read the database; null: no server was ever started on it. */
export async function adminTokenOf(url: string): Promise<string | null> {
  const session = new Session(url);
  await session.open();
  try {
    const rows = await session.query("SELECT body FROM house_key WHERE name = 'admin-token'");
    return rows[0] === undefined ? null : String(rows[0].body);
  } finally {
    await session.close();
  }
}

/** Made by whoever comes first. */
async function keyIn(session: Session, name: string): Promise<string> {
  const insert = 'INSERT INTO house_key (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING';
  await session.query(insert, name, randomBytes(32).toString('hex'));
  const key = String((await session.query('SELECT body FROM house_key WHERE name = $1', name))[0]?.body);
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`its ${name} is no key; without that row a new one is made`);
  return key;
}

/** Without the password. */
function named(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'of DATABASE_URL';
  }
}
