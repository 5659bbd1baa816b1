import type { AddressInfo } from 'node:net';
import { botPool } from '@orrery/bots/pool';
import { type Seat, Secret } from '@orrery/kernel';
import { type ErrorCode, type Notice, thinkPath } from '@orrery/wire';
import about from '../package.json' with { type: 'json' };
import { Desk } from './admin/desk.ts';
import { Guard } from './admin/guard.ts';
import { Notices, newNotice } from './admin/notices.ts';
import { backUp } from './backup/keep.ts';
import { lastBackup } from './backup/schedule.ts';
import { isCallable } from './calls/callable.ts';
import { openCalls } from './calls/calls.ts';
import { Cards } from './cards/cards.ts';
import { clusterAt } from './cluster/cluster-at.ts';
import { ownTables } from './cluster/own-tables.ts';
import { deedsAtTables, deedsToPeople, looksNewEverywhere, reloadStandings } from './deeds.ts';
import { countedTables } from './health/counted-tables.ts';
import { Readiness } from './health/readiness.ts';
import { adminRoutes } from './http/admin.ts';
import { apiRoutes } from './http/api.ts';
import { makeApp } from './http/app.ts';
import { healthRoutes } from './http/health.ts';
import { metricsRoutes } from './http/metrics.ts';
import { servePage } from './http/page.ts';
import { protocolRoutes } from './http/protocol.ts';
import { statusRoutes } from './http/status-page.ts';
import { household } from './http/visitor.ts';
import { JobRunner } from './jobs/runner.ts';
import { Ledger } from './limits/ledger.ts';
import { SharedLimits } from './limits/shared.ts';
import { log, warn } from './log.ts';
import { Settling } from './luck/settling.ts';
import { DueQueue } from './matches/due.ts';
import { Folds } from './matches/folds.ts';
import { houseOfBots } from './matches/house.ts';
import type { Live } from './matches/live.ts';
import { Matches } from './matches/matches.ts';
import { Slices } from './matches/slices.ts';
import { Uptime } from './matches/uptime.ts';
import { Metrics } from './metrics/metrics.ts';
import { openPlace, type Place } from './place/place.ts';
import { type Deciding, openPolls } from './polls/open.ts';
import { Reports } from './reports/reports.ts';
import { openRatings } from './results/ratings.ts';
import { scheduleRetention } from './retention/schedule.ts';
import { Sessions } from './sessions/sessions.ts';
import { Whereabouts } from './sessions/whereabouts.ts';
import type { Settings } from './settings.ts';
import { loadShelf } from './shelf.ts';
import type { Caller } from './sockets/connection.ts';
import { Hub } from './sockets/hub.ts';
import { LastSeen } from './sockets/last-seen.ts';
import { receive } from './sockets/receive.ts';
import { Sockets } from './sockets/sockets.ts';
import { Standings } from './standing/standings.ts';
import { allLanes, figuresFrom } from './status/figures.ts';
import { endOf } from './tables/changes.ts';
import { logTables } from './tables/log.ts';
import { OpenList } from './tables/open-list.ts';
import type { Table } from './tables/table.ts';
import { Tables } from './tables/tables.ts';
import { Talk } from './talk/talk.ts';
import { ThinkerDoor } from './thinkers/door.ts';
import { openTournaments } from './tournaments/open.ts';
import type { Tournaments } from './tournaments/tournaments.ts';
import { Vacations } from './vacations/vacations.ts';

export interface RunningServer {
  readonly port: number;
  /** Is this table played here? On a server that is alone every one is. */
  isHome(table: string): boolean;
  close(): Promise<void>;
}

/** Opens the place of the data, puts the parts together and listens; only then are matches opened, when they are due. */
export async function openServer(settings: Settings): Promise<RunningServer> {
  const metrics = new Metrics();
  const place = await openPlace(settings, (seconds, writes) => metrics.committed(seconds, writes));
  try {
    return await openIn(place, metrics, settings);
  } catch (error) {
    await place.close();
    throw error;
  }
}

async function openIn(place: Place, metrics: Metrics, settings: Settings): Promise<RunningServer> {
  const { space, folder, sessionKey: key, adminToken: token } = place;
  const { around, proxies, origins } = settings;
  log.level = settings.logLevel;
  const cluster = await clusterAt(place, settings);
  const own = cluster === null ? null : ownTables(place.store, (table) => cluster.tenure(table));
  const store = own?.store ?? place.store;
  const shared = new SharedLimits(() => cluster?.nodes ?? 1);
  const ledger = new Ledger(shared.costs(settings.costs), around.now);
  const shelf = await loadShelf(settings.shelf);
  const readiness = new Readiness({
    ...{ write: store.checkWrite, space },
    reserve: settings.disk.reserve,
    now: around.now,
  });
  const standings = await Standings.open({
    ...{ store, key, now: around.now },
    ...(cluster === null ? {} : { tellOthers: async () => void (await cluster.elsewhere('reload')) }),
  });
  const sessions = new Sessions(key, standings, around.now);
  const banned = (address: string) => standings.networks.ban(address);
  const slices = new Slices();
  const folds = new Folds(store, slices);
  const uptime = await Uptime.open(store, around.time);
  const whereabouts = new Whereabouts();
  const pool = botPool(settings.shelf, settings.botPool);
  const house = houseOfBots({ pool, ledger, whereabouts, time: around.time, pace: settings.botPace });
  const cards = new Cards({ shelf: settings.shelf, failed: (error) => warn('a card could not be drawn', error) });
  const tables = new Tables(store, shelf, around.now);
  const lastSeen = new LastSeen(around.now, around.time);
  const hub: Hub = new Hub(store, {
    lastSeen,
    matches: () => matches,
    settling: () => settling,
    polls: () => deciding.polls,
    absences: () => deciding.absences,
  });
  const deciding: Deciding = openPolls({
    ...{ store, tables, time: around.time, now: around.now, patience: settings.patience },
    show: (table) => hub.showSoon(table),
    during: (table, work) => cluster?.during(table, work) ?? work(),
    here: (table) => hub.here(table),
    awaySince: (table, person) => lastSeen.awaySince(table, person),
    seenToGo: (table, person) => lastSeen.seenToGo(table, person),
    live: (match) => matches.live(match),
    callable: (person) => isCallable(store, person),
    call: (table, match, person) => callWatch.again(table, match, person),
    callAgain: (...asked) => callWatch.askAgain(...asked),
  });
  const settling: Settling = new Settling({
    ...{ store, time: around.time, wait: settings.luckWait },
    present: (table) => hub.sitting(table),
    tell: (table, message) => hub.tell(table, message),
    settled: begins,
  });
  const matches: Matches = new Matches({
    store,
    shelf,
    around,
    secret: new Secret(Buffer.from(key, 'hex')),
    house,
    room: settings.liveMatches,
    uptime: () => uptime.now(),
    slices,
    followed: (table) => hub.followed(table) || tournaments.follows(table),
    present: (table) => hub.present(table) || tournaments.follows(table),
    settle: (record) => settling.begin(record),
    heard,
    awaits: (live) => callWatch.look(live),
    timed: (live) => hub.timed(live),
    ranOut,
    answered: (table) => void deciding.absences.look(table),
    ...(cluster === null ? {} : { serves: (table) => cluster.isHome(table) }),
  });
  const shards = () => cluster?.shards ?? null;
  const soon = (ms: number) => jobs.soon(ms);
  const {
    keys,
    watch: callWatch,
    kinds,
  } = await openCalls({
    ...{ store, presence: hub, now: around.now, settings: settings.calls, soon },
    title: (game) => shelf.titles[game] ?? game,
    serves: (table) => cluster?.isHome(table) ?? true,
  });
  const look = (table: string, person: string) => deeds.lookForVacation(table, person);
  const vacations = new Vacations({ store, now: around.now, look, soon });
  const rating = openRatings({ store, tables, soon });
  const tournaments: Tournaments = openTournaments({
    ...{ store, tables, shelf, hub, lastSeen, around, soon, cluster, patience: settings.patience },
    matches: () => matches,
  });
  const allKinds = {
    ...kinds,
    ...deciding.polls.kinds,
    ...vacations.kinds,
    ...tournaments.kinds,
    rating,
    ...settings.jobs,
  };
  const jobs = new JobRunner({ store, kinds: allKinds, time: around.time, shards });
  const due = new DueQueue({ store, matches, uptime, slices, shards });
  const open = new OpenList(store, shelf, () => performance.now());
  tables.watch((table) => {
    open.changed();
    attend(table);
    tournaments.changed(table);
  });
  tables.watchErased((table) => matches.forget(table));

  const app = await makeApp({
    banned,
    proxies,
    origins,
    perMinute: settings.requestsPerMinute,
    share: (allowance) => shared.allowance(allowance),
    refused,
    now: around.now,
  });
  const talk = new Talk(store, around.now, matches, (table, spoken) => hub.spoken(table, spoken));
  const reports = new Reports(store, around.now);
  const notices: Notices = new Notices(around.now, () => sockets.tellAll(notices.message));
  const greeting = () => (notices.current === null ? null : notices.message);
  const limits = shared.sockets(settings.socketLimits);
  const door = { sessions, whereabouts, banned, proxies, origins, limits, greeting };
  const rooms = { ledger, metrics, hub, matches, settling, store, talk, standings };
  const sockets: Sockets = new Sockets({
    ...{ metrics, ...door },
    receive: (connection) => cluster?.receive(connection) ?? receive(connection, rooms),
  });
  const acting = { store, tables, hub, talk, tournaments, sockets, standings, notices };
  const [atTables, toPeople] = [deedsAtTables(acting), deedsToPeople(acting)];
  const deeds = { ...(cluster?.atHomes(atTables) ?? atTables), ...(cluster?.everywhere(toPeople) ?? toPeople) };
  const counted = await countedTables(store);
  const health = { name: settings.name, readiness, tables: counted.tables, sockets: () => sockets.size };
  healthRoutes(app, health);
  metricsRoutes(app, metrics, token);
  metrics.read({
    tables: counted.tables,
    liveMatches: () => matches.size,
    sockets: () => sockets.size,
    storeBytes: async () => (await store.size()).used,
    diskFree: async () => (await space().catch(() => null))?.free ?? Number.NaN,
    bots: () => pool.stats(),
    thinkers: () => pool.thinkers(),
  });
  await app.register(async (api) =>
    apiRoutes(api, {
      ...{ store, key, settings, cluster, sessions, standings, whereabouts, ledger, readiness, shelf, tables, matches },
      ...{ folds, slices, hub, deciding, open, notices, reports, keys, vacations, cards, tournaments, deeds, renamed },
    }),
  );
  const guard = new Guard(token, around.now);
  const announce = (text: string | null, at: number | null) =>
    deeds.announce(text === null ? null : newNotice(text, at));
  const here = { callers: () => sockets.callers, showOut: deeds.showOut, announce };
  const desk = new Desk({ store, tables: deeds, standings, now: around.now, here });
  adminRoutes(app, { desk, guard, proxies });
  const figures = figuresFrom({
    ...{ name: settings.name, now: around.now, disk: space, tables: store.countTablesByStatus },
    ready: () => readiness.check(),
    callers: () => sockets.callers,
    liveMatches: () => matches.size,
    bots: () => allLanes(pool.stats()),
    stored: async () => (await store.size()).used,
    backup: () => (folder === null ? null : lastBackup(folder, around.now())),
    reports: async () => (await store.reports(1000)).length,
  });
  await statusRoutes(app, { figures, guard, token, proxies, now: around.now });
  protocolRoutes(app);
  await servePage(app, settings.page, { store, shelf });
  const thinkers =
    settings.thinkToken === null
      ? null
      : new ThinkerDoor({ token: settings.thinkToken, pool, proxies, now: around.now });
  sockets.attach(app.server, new Map(thinkers === null ? [] : [[thinkPath, thinkers]]));
  await app.listen({ port: settings.port, host: settings.host });
  const reload = () => reloadStandings(acting);
  const ownDeeds = { ...atTables, ...toPeople, reload, notice: () => notices.current };
  const saw = ({ person, address }: Caller) => whereabouts.saw(person, household(address));
  const counts = { saw, sent: sockets.counting };
  let seeToOld: () => void = () => undefined;
  const gained = () => {
    void due.run();
    jobs.start();
    tournaments.resume();
    seeToOld();
  };
  const learn = async () => {
    const [notice] = ((await cluster?.elsewhere('notice')) ?? []) as (Notice | null)[];
    if (notice !== undefined) notices.show(notice);
  };
  const settled = async (isTheirs: (table: string) => boolean) => own?.settled(isTheirs);
  await cluster?.join({
    app,
    rooms,
    deeds: ownDeeds,
    ...counts,
    prepare,
    release,
    settled,
    forgetAll,
    gained,
    reload,
    learn,
  });
  gained();
  const { port } = app.server.address() as AddressInfo;
  place.listensAt(port);
  const stopBackups = folder === null ? () => undefined : backUp({ folder, settings, store, space });
  tables.watch(logTables());
  const retention = { store, tables, now: around.now, keep: settings.retention };
  const followed = (table: string) => hub.followed(table);
  const serves = cluster === null ? {} : { serves: (table: string) => cluster.isHome(table) };
  const ageing = scheduleRetention({ ...retention, followed, ...serves }, around.time, () => uptime.now());
  seeToOld = ageing.fromTheBeginning;
  readiness.started();
  log.info({ event: 'ready', version: about.version, port, pid: process.pid }, 'the server is ready');
  let closing: Promise<void> | null = null;
  return {
    port,
    isHome: (table) => cluster?.isHome(table) ?? true,
    close: () => {
      closing ??= close();
      return closing;
    },
  };

  function heard(live: Live): void {
    hub.heard(live);
    deciding.absences.played(live.table);
    if (deciding.polls.isOpen(live.table)) void deciding.polls.look(live.table);
    metrics.entered(live.host.head.game);
    const { head } = live.host;
    const end = endOf(live.host);
    if (end === null) return;
    const finish = () => tables.finish(live.table, head.id, end);
    const finished = cluster?.during(live.table, finish) ?? finish();
    finished.catch((error: unknown) => warn(`table ${live.table}`, error));
  }

  function ranOut(table: string, match: string, seat: Seat): void {
    const said = () => tables.ranOut(table, match, seat);
    const done = cluster?.during(table, said) ?? said();
    done.catch((error: unknown) => warn(`table ${table}`, error));
  }

  function refused(code: ErrorCode): void {
    metrics.refused('http', code);
  }

  function attend(table: Table): void {
    hub.changed(table);
    matches.attend(table).catch((error: unknown) => warn(`table ${table.id} cannot be attended`, error));
  }

  function begins(id: string): void {
    const begun = store.table(id).then((table) => table !== null && attend(table));
    begun.catch((error: unknown) => warn(`table ${id} cannot begin`, error));
  }

  async function renamed(person: string): Promise<void> {
    open.changed();
    await looksNewEverywhere(store, person, deeds.looksNew);
  }

  /** Other nodes will play these tables soon: what it costs to open them is written while they are still played here. */
  async function prepare(isTheirs: (table: string) => boolean): Promise<void> {
    matches.notePositions(isTheirs);
    // Behind all of it.
    await uptime.keep().catch((error: unknown) => warn('the time of the server is not noted', error));
  }

  /** Other nodes play these tables from now on; what was written for them is kept when it answers. */
  async function release(isTheirs: (table: string) => boolean): Promise<void> {
    settling.release(isTheirs);
    deciding.release(isTheirs);
    tournaments.release(isTheirs);
    await matches.release(isTheirs);
    // Behind all that these matches have written; where there is no room the time goes back to what was last noted.
    await uptime.keep().catch((error: unknown) => warn('the time of the server is not noted', error));
  }

  function forgetAll(): void {
    settling.close();
    deciding.release(() => true);
    tournaments.release(() => true);
    matches.forgetAll();
  }

  async function close(): Promise<void> {
    readiness.closing();
    counted.stop();
    stopBackups();
    ageing.stop();
    await jobs.close();
    await tournaments.close();
    if (await cluster?.leave()) await sockets.drain(settings.node.drain);
    sockets.close();
    await due.close();
    settling.close();
    deciding.close();
    await matches.close();
    thinkers?.close();
    await app.close();
    await pool.close();
    await cards.close();
    await cluster?.close();
    await place.close();
    log.info({ event: 'stopped' }, 'the server has stopped');
  }
}
