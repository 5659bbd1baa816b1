import { isIP } from 'node:net';
import path from 'node:path';
import { type PoolSettings, usualPool } from '@orrery/bots/pool';
import type { BackupPlan } from './backup/schedule.ts';
import type { NodeSettings } from './cluster/cluster.ts';
import { parted } from './cluster/links.ts';
import { dataFolder } from './folder/where.ts';
import { type Proxies, readProxies } from './http/visitor.ts';
import type { JobKinds } from './jobs/kinds.ts';
import type { CostLimits } from './limits/ledger.ts';
import { realTimeAndLuck, type TimeAndLuck } from './matches/live.ts';
import { type Patience, usualPatience } from './polls/absent.ts';
import type { Retention } from './retention/retention.ts';
import type { SocketLimits } from './sockets/sockets.ts';
import { thinkTokenFrom } from './thinkers/token.ts';

export interface Settings {
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  /** The folder where everything is kept. */
  readonly data: string;
  /** The address of the PostgreSQL where everything is kept instead; null: none. */
  readonly database: string | null;
  /** Where other nodes on the same database find this one. */
  readonly node: NodeSettings & {
    /** How long a node that stops goes on passing on what people at it say to the others: milliseconds. */
    readonly drain: number;
  };
  /** The owner's name for this server. */
  readonly name: string | null;
  /** The address of the module that exports the shelf of games. */
  readonly shelf: string;
  /** The folder of the built page. */
  readonly page: string;
  readonly botPace: { readonly min: number; readonly max: number };
  /** In how many threads bots think, and how much of that each person and address may have. */
  readonly botPool: PoolSettings;
  /** Lets programs on other machines think for the bots; null: none may. */
  readonly thinkToken: string | null;
  readonly proxies: Proxies;
  /** Origins other than its own from which pages may speak to this server. */
  readonly origins: readonly string[];
  readonly requestsPerMinute: number;
  readonly socketLimits: SocketLimits;
  /** Bytes that may be written. */
  readonly costs: CostLimits;
  /** How many matches stay in memory when nobody follows them. */
  readonly liveMatches: number;
  /** How long a match waits for the browsers of its people to have their part in its luck: milliseconds, twice. */
  readonly luckWait: number;
  /** How long people who are away are waited for. */
  readonly patience: Patience;
  readonly disk: {
    /** Bytes that are kept free for the tables that are there: below them no new ones are laid. */
    readonly reserve: number;
    /** Bytes the database may take; null: as many as the disk has. */
    readonly most: number | null;
  };
  readonly backups: BackupPlan;
  readonly retention: Retention;
  /** How people are called to tables that wait for them. */
  readonly calls: CallSettings;
  /** What else is to be done for the jobs in the store, by their kinds. */
  readonly jobs: JobKinds;
  /** Of which weight on a notable thing is worth a line. */
  readonly logLevel: LogLevel;
  readonly around: TimeAndLuck;
}

interface CallSettings {
  /** Milliseconds that somebody has to come by themselves. */
  readonly wait: number;
  /** May it call addresses of its own network, and without encryption? */
  readonly privateNetworks: boolean;
  /** Milliseconds until the answer of whoever is called has to begin. */
  readonly patience: number;
}

const logLevels = ['info', 'warn', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

const root = path.resolve(import.meta.dirname, '../..');

export const defaults: Settings = {
  port: 8080,
  host: '0.0.0.0',
  data: dataFolder({}),
  database: null,
  node: { address: '127.0.0.1:0', host: '127.0.0.1', drain: 10_000 },
  name: null,
  shelf: import.meta.resolve('@orrery/games'),
  page: path.join(root, 'web/dist'),
  botPace: { min: 600, max: 1800 },
  botPool: usualPool,
  thinkToken: null,
  proxies: readProxies(''),
  origins: [],
  requestsPerMinute: 600,
  socketLimits: {
    perSocket: { burst: 60, perSecond: 10 },
    perAddress: { burst: 600, perSecond: 100 },
    socketsPerAddress: 200,
    socketsPerPerson: 100,
    sockets: 10_000,
    buffered: 256 * 1024,
  },
  costs: {
    person: { burst: 5e6, perSecond: 200 },
    address: { burst: 50e6, perSecond: 4000 },
    all: { burst: 1e9, perSecond: 100_000 },
    bots: { person: { burst: 50e6, perSecond: 1000 }, address: { burst: 100e6, perSecond: 4000 } },
  },
  liveMatches: 1000,
  luckWait: 4000,
  patience: usualPatience,
  disk: { reserve: 100e6, most: null },
  backups: { every: 24, keep: 3 },
  retention: { waiting: 7, unplayed: 14, over: 365 },
  calls: { wait: 20_000, privateNetworks: false, patience: 10_000 },
  jobs: {},
  logLevel: 'info',
  around: realTimeAndLuck,
};

/** Reads the environment; throws with a sentence for a person where a value makes no sense. */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  return {
    ...defaults,
    port: portFrom(env.PORT),
    host: env.HOST || defaults.host,
    data: dataFolder(env),
    database: databaseFrom(env),
    node: nodeFrom(env),
    name: env.ORRERY_NAME || null,
    botPace: paceFrom(env.ORRERY_BOT_DELAY),
    botPool: { ...usualPool, threads: { ...usualPool.threads, slow: botThreadsFrom(env.ORRERY_BOT_THREADS) } },
    thinkToken: thinkTokenFrom(env),
    proxies: proxiesFrom(env.ORRERY_PROXIES ?? ''),
    origins: (env.ORRERY_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    disk: {
      reserve: megabytesFrom('ORRERY_DISK_RESERVE', env) ?? defaults.disk.reserve,
      most: megabytesFrom('ORRERY_DISK_MOST', env),
    },
    retention: {
      waiting: numberFrom('ORRERY_KEEP_WAITING', env, 'days') ?? defaults.retention.waiting,
      unplayed: numberFrom('ORRERY_KEEP_UNPLAYED', env, 'days') ?? defaults.retention.unplayed,
      over: numberFrom('ORRERY_KEEP_OVER', env, 'days') ?? defaults.retention.over,
    },
    luckWait: secondsFrom('ORRERY_LUCK_WAIT', env, defaults.luckWait),
    patience: patienceFrom(env),
    calls: callsFrom(env),
    logLevel: logLevelFrom(env.ORRERY_LOG),
    backups: {
      every: numberFrom('ORRERY_BACKUP_EVERY', env, 'hours') ?? defaults.backups.every,
      keep: Math.max(1, numberFrom('ORRERY_BACKUP_KEEP', env, 'backups') ?? defaults.backups.keep),
    },
  };
}

/** The address of a PostgreSQL, if the environment names one. */
export function databaseFrom(env: NodeJS.ProcessEnv): string | null {
  const url = env.DATABASE_URL;
  if (!url) return null;
  // Not said as it is: it may hold a password.
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new Error('DATABASE_URL is not the address of a PostgreSQL (postgres://...)');
  return url;
}

/** `ORRERY_NODE=10.0.0.5:7700`: where other nodes find this one. Without it all are on this machine. */
function nodeFrom(env: NodeJS.ProcessEnv): Settings['node'] {
  const address = env.ORRERY_NODE || defaults.node.address;
  const { name } = parted(address);
  const ip = name.replace(/^\[|\]$/g, '');
  const drain = secondsFrom('ORRERY_DRAIN', env, defaults.node.drain);
  return { address, host: isIP(ip) === 0 ? '::' : ip, drain };
}

function patienceFrom(env: NodeJS.ProcessEnv): Patience {
  const { away, vote, wait, again, againByDays, takeBack, tournament, ...others } = usualPatience;
  return {
    ...others,
    away: secondsFrom('ORRERY_AWAY', env, away),
    vote: secondsFrom('ORRERY_VOTE', env, vote),
    wait: secondsFrom('ORRERY_WAIT', env, wait),
    again: secondsFrom('ORRERY_AGAIN', env, again),
    againByDays: secondsFrom('ORRERY_AGAIN_BY_DAYS', env, againByDays),
    takeBack: secondsFrom('ORRERY_TAKE_BACK', env, takeBack),
    tournament: secondsFrom('ORRERY_FORFEIT', env, tournament),
  };
}

function callsFrom(env: NodeJS.ProcessEnv): CallSettings {
  const privateNetworks = env.ORRERY_CALL_PRIVATE || 'no';
  if (privateNetworks !== 'no' && privateNetworks !== 'yes')
    throw new Error(`ORRERY_CALL_PRIVATE=${privateNetworks} is neither yes nor no`);
  const wait = secondsFrom('ORRERY_CALL_AFTER', env, defaults.calls.wait);
  return { ...defaults.calls, wait, privateNetworks: privateNetworks === 'yes' };
}

function portFrom(text: string | undefined): number {
  if (!text) return defaults.port;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT=${text} is not a port (0 to 65535)`);
  return port;
}

function logLevelFrom(text: string | undefined): LogLevel {
  const level = text ? logLevels.find((each) => each === text) : defaults.logLevel;
  if (level === undefined) throw new Error(`ORRERY_LOG=${text} is none of ${logLevels.join(', ')}`);
  return level;
}

function megabytesFrom(name: string, env: NodeJS.ProcessEnv): number | null {
  const megabytes = numberFrom(name, env, 'megabytes');
  return megabytes === null ? null : megabytes * 1e6;
}

/** Milliseconds; the environment has seconds. */
function secondsFrom(name: string, env: NodeJS.ProcessEnv, usual: number): number {
  const seconds = numberFrom(name, env, 'seconds');
  return seconds === null ? usual : seconds * 1000;
}

function numberFrom(name: string, env: NodeJS.ProcessEnv, what: string): number | null {
  const text = env[name];
  if (!text) return null;
  const number = Number(text);
  if (!(number >= 0 && number < 1e9)) throw new Error(`${name}=${text} is not a number of ${what}`);
  return number;
}

function proxiesFrom(text: string): Proxies {
  try {
    return readProxies(text);
  } catch {
    throw new Error(`ORRERY_PROXIES=${text} is not a list of addresses and networks (10.0.0.1, fd00::/8)`);
  }
}

function botThreadsFrom(text: string | undefined): number {
  if (!text) return usualPool.threads.slow;
  const threads = Number(text);
  if (!Number.isInteger(threads) || threads < 1 || threads > 256)
    throw new Error(`ORRERY_BOT_THREADS=${text} is not a number of threads (1 to 256)`);
  return threads;
}

/** `0`, `500` or `600-1800`: milliseconds. */
function paceFrom(text: string | undefined): Settings['botPace'] {
  if (!text) return defaults.botPace;
  const [min = Number.NaN, max = min] = text.split('-').map(Number);
  if (!(min >= 0 && max >= min))
    throw new Error(`ORRERY_BOT_DELAY=${text} is neither a number of milliseconds nor two (600-1800)`);
  return { min, max };
}
