import { randomBytes } from 'node:crypto';
import net from 'node:net';
import postgres from 'postgres';
import { HomeLost } from '../store.ts';
import { type Rows, type Run, runIn, usual, type Value } from './driver.ts';
import { homeSetting, isFenced } from './fence.ts';
import { type Job, transact } from './transaction.ts';
import { isEnd } from './trouble.ts';

export interface SessionOptions {
  /** Done first whenever it is opened; the session is not open if it fails. */
  readonly first?: (run: Run) => Promise<void>;
  /** Without it whoever has lost the session goes on writing: only for the tests that show so. */
  readonly fenced?: boolean;
}

/** Milliseconds after which a connection is torn down whose other end does not answer a good-bye. */
const farewell = 1000;
/** Whoever does not answer for so long while a session is opened does not answer: milliseconds. */
const slowest = { toConnect: 3_000, toSet: 5_000, toBegin: 10_000 };

const settings = {
  default_transaction_isolation: 'read committed',
  // Who stands still in the middle of a transaction must not make others wait for what it has locked.
  idle_in_transaction_session_timeout: '5s',
  // Who waits for somebody else's rows says nothing meanwhile, and would soon count as dead.
  lock_timeout: '1s',
};

interface Held {
  readonly nonce: string;
  readonly run: Run;
  readonly drop: () => Promise<void>;
  /** Never answers; fails when the session is lost. */
  readonly lost: Promise<never>;
  readonly lose: (why: HomeLost) => void;
}

/**
 * The one connection over which a process writes, and on which it holds its locks. It is never opened again behind anybody's
 * back: once it is lost all that is asked of it fails with `HomeLost`, until whoever owns it has forgotten what it knew and opens it.
 */
export class Session {
  private readonly url: string;
  private readonly fenced: boolean;
  private readonly first: (run: Run) => Promise<void>;
  private readonly listeners: ((why: HomeLost) => void)[] = [];
  private held: Held | null = null;
  private opening: Promise<void> | null = null;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(url: string, { fenced = true, first = async () => {} }: SessionOptions = {}) {
    this.url = url;
    this.fenced = fenced;
    this.first = first;
  }

  /** What is written on the session, and what every write asks for; null: it is lost, or not open yet. */
  get nonce(): string | null {
    return this.held?.nonce ?? null;
  }

  /** For the first time, or after it was lost: with a new nonce, and holding nothing. */
  open(): Promise<void> {
    if (this.held !== null) throw new Error('the session is open');
    this.opening ??= this.connect().finally(() => {
      this.opening = null;
    });
    return this.opening;
  }

  /** One at a time, in the order of asking: what `work` does is not mixed with anything else. */
  alone<T>(work: (run: Run) => Promise<T>): Promise<T> {
    const { held } = this;
    const done = this.turn.then(() => {
      if (held === null || held !== this.held) throw new HomeLost('the session was lost before this could be asked');
      return Promise.race([work(held.run), held.lost]).catch((error: unknown) => this.judge(held, error));
    });
    this.turn = done.catch(() => {});
    return done;
  }
  query(text: string, ...values: readonly Value[]): Promise<Rows> {
    return this.alone((run) => run(text, ...values));
  }

  /** A transaction that writes: all of it or nothing, and nothing if the session is not what it was. */
  write(jobs: readonly Job[]): Promise<PromiseSettledResult<unknown>[]> {
    const nonce = this.fenced ? (this.held?.nonce ?? null) : null;
    return this.alone((run) => transact(run, nonce, jobs));
  }

  onLost(listener: (why: HomeLost) => void): void {
    this.listeners.push(listener);
  }
  /** Gives it up at once: for who has not heard of the database for too long. */
  lose(why: string): void {
    if (this.held !== null) this.losing(this.held, new HomeLost(why));
  }

  async close(): Promise<void> {
    await this.turn;
    const { held } = this;
    this.held = null;
    await held?.drop();
  }

  private async connect(): Promise<void> {
    const held = await connect(this.url, this.fenced, (why) => this.losing(held, why));
    const late = setTimeout(held.drop, slowest.toBegin);
    try {
      await this.first(held.run);
    } catch (error) {
      await held.drop();
      throw error;
    } finally {
      clearTimeout(late);
    }
    this.held = held;
  }

  /** Does this error mean that the session is not ours any more? */
  private judge(held: Held, error: unknown): never {
    if (!this.fenced || !(isEnd(error) || isFenced(error))) throw error;
    const why = new HomeLost(`the session is lost: ${(error as Error).message}`, { cause: error });
    this.losing(held, why);
    throw why;
  }

  private losing(held: Held, why: HomeLost): void {
    if (held !== this.held) return;
    this.held = null;
    void held.drop();
    held.lose(why);
    for (const listener of this.listeners) listener(why);
  }
}

async function connect(url: string, fenced: boolean, onLost: (why: HomeLost) => void): Promise<Held> {
  let open = false;
  let socket: net.Socket | null = null;
  let tries = 0;
  const sql = postgres(url, {
    ...usual,
    max: 1,
    max_pipeline: 10_000,
    // The driver would connect again by itself, to a session that holds nothing.
    socket: async ({ host, port, path }: { host: string[]; port: number[]; path: string | false }) => {
      if (open && fenced) throw new HomeLost('the driver wants another session');
      const at = tries++ % host.length;
      socket = await connected(path ? { path } : { host: host[at]!, port: port[at]! });
      return Object.assign(socket, { host: host[at] });
    },
    onclose: () => {
      if (open && fenced) onLost(new HomeLost('the connection to the database was closed'));
    },
  } as postgres.Options<{ bigint: typeof usual.types.bigint }>);
  const drop = async () => {
    // Says good-bye first: under TLS the driver does not survive that its socket is gone.
    await sql.end({ timeout: 0 }).catch(() => {});
    const left = socket;
    if (left !== null) setTimeout(() => left.destroy(), farewell).unref();
  };
  const run = runIn(sql);
  const nonce = randomBytes(16).toString('base64url');
  const late = setTimeout(drop, slowest.toSet);
  try {
    for (const [name, value] of [[homeSetting, nonce] as const, ...Object.entries(settings)])
      await run('SELECT set_config($1, $2, false)', name, value);
    // An acknowledged move is durable, whatever the database is used for besides.
    await run(
      `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`,
    );
  } catch (error) {
    await drop();
    throw error;
  } finally {
    clearTimeout(late);
  }
  open = true;
  const { promise: lost, reject: lose } = Promise.withResolvers<never>();
  lost.catch(() => {});
  return { nonce, run, drop, lost, lose };
}

function connected(to: net.NetConnectOpts): Promise<net.Socket> {
  return new Promise((done, failed) => {
    const socket = net.connect({ ...to, timeout: slowest.toConnect }).once('error', failed);
    socket.once('timeout', () => socket.destroy(new Error('the database does not answer')));
    socket.once('connect', () => {
      socket.off('error', failed);
      socket.setTimeout(0);
      socket.removeAllListeners('timeout');
      socket.setNoDelay(true);
      done(socket);
    });
  });
}
