import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { botPool } from '@orrery/bots/pool';
import type { Health } from '@orrery/wire';
import about from '../package.json' with { type: 'json' };
import { type HeldFolder, holdFolder } from './folder/lock.ts';
import { makePrivate } from './folder/private.ts';
import { makeApp, neverCached, renewing } from './http/app.ts';
import { fileRoutes } from './http/file.ts';
import { listRoutes } from './http/lists.ts';
import { meRoutes } from './http/me.ts';
import { servePage } from './http/page.ts';
import { tableRoutes } from './http/tables.ts';
import type { Live } from './matches/live.ts';
import { Matches } from './matches/matches.ts';
import { Sessions, sessionKey } from './sessions/sessions.ts';
import type { Settings } from './settings.ts';
import { loadShelf } from './shelf.ts';
import { Hub } from './sockets/hub.ts';
import { Sockets } from './sockets/sockets.ts';
import { Standings } from './standing/standings.ts';
import { openSqlite } from './stores/sqlite/store.ts';
import { OpenList } from './tables/open-list.ts';
import { Tables } from './tables/tables.ts';
import { Talk } from './talk/talk.ts';
import { warn } from './warn.ts';

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Takes the data folder for itself, puts the parts together, brings every table back where it was, and listens. */
export async function openServer(settings: Settings): Promise<RunningServer> {
  makePrivate(settings.data);
  const folder = holdFolder(settings.data);
  try {
    return await openIn(folder, settings);
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function openIn(folder: HeldFolder, settings: Settings): Promise<RunningServer> {
  const { around, proxies, origins } = settings;
  const secret = sessionKey(settings.data);
  const shelf = await loadShelf(settings.shelf);
  const store = openSqlite(path.join(settings.data, 'orrery.sqlite'));
  const standings = await Standings.open({ store, key: secret, now: around.now });
  const sessions = new Sessions(secret, standings, around.now);
  const banned = (address: string) => standings.networks.ban(address);
  const pool = botPool(settings.shelf);
  const tables = new Tables(store, shelf, around.now);
  const hub: Hub = new Hub(store, () => matches);
  const matches: Matches = new Matches({
    store,
    shelf,
    around,
    secret,
    house: { think: pool.think, pace: settings.botPace },
    room: settings.liveMatches,
    followed: (table) => hub.followed(table),
    heard,
  });
  const open = new OpenList(store, shelf, () => performance.now());
  tables.watch((table) => {
    open.changed();
    hub.changed(table);
    matches.attend(table).catch((error: unknown) => warn(`table ${table.id} cannot be attended`, error));
  });

  const app = await makeApp({ banned, proxies, origins, perMinute: settings.requestsPerMinute });
  const talk = new Talk(store, around.now, matches, (table, spoken) => hub.spoken(table, spoken));
  const limits = settings.socketLimits;
  const sockets = new Sockets({ hub, matches, store, talk, standings, sessions, banned, proxies, origins, limits });
  app.get('/healthz', health);
  await app.register(async (api) => {
    api.addHook('onRequest', neverCached);
    api.addHook('onRequest', renewing(sessions));
    meRoutes(api, { store, sessions, standings, sockets, now: around.now, renamed });
    tableRoutes(api, { store, sessions, tables, matches, presence: hub });
    listRoutes(api, { store, sessions, matches, open });
    fileRoutes(api, { store, sessions, matches });
  });
  await servePage(app, settings.page);
  sockets.attach(app.server);
  await app.listen({ port: settings.port, host: settings.host });
  for (const table of await store.playingTables())
    matches.attend(table).catch((error: unknown) => warn(`table ${table.id} cannot be resumed`, error));
  const started = performance.now();
  const { port } = app.server.address() as AddressInfo;
  folder.listensAt(port);
  let closing: Promise<void> | null = null;
  return {
    port,
    close: () => {
      closing ??= close();
      return closing;
    },
  };

  function heard(live: Live): void {
    hub.heard(live);
    const { head, result } = live.host;
    if (result === null) return;
    const end = { view: live.host.view('table'), result };
    tables.finish(live.table, head.id, end).catch((error: unknown) => warn(`table ${live.table}`, error));
  }

  async function renamed(person: string): Promise<void> {
    open.changed();
    for (const table of await store.tablesOf(person, 50)) hub.changed(table);
  }

  async function health(): Promise<Health> {
    const uptime = Math.round((performance.now() - started) / 1000);
    const counts = { tables: await store.countTables(), sockets: sockets.size };
    return { ok: true, version: about.version, name: settings.name, uptime, ...counts };
  }

  async function close(): Promise<void> {
    sockets.close();
    await matches.close();
    await app.close();
    await pool.close();
    await store.close();
    folder.release();
  }
}
