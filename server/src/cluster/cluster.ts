import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { log, warn } from '../log.ts';
import type { Connection } from '../sockets/connection.ts';
import type { Reception } from '../sockets/sockets.ts';
import type { Session } from '../stores/postgres/session.ts';
import { Beats } from './beats.ts';
import { Busy } from './busy.ts';
import { shortChannel } from './channel.ts';
import { endFormer, isTaken, readDirectory } from './directory.ts';
import {
  away,
  type Deeds,
  doDeed,
  type Errand,
  type ForwardedAnswer,
  type ForwardedRequest,
  readAnswer,
  readDeed,
  readErrand,
  writeAnswer,
  writeErrand,
} from './errands.ts';
import { answerHere } from './forward.ts';
import { Front } from './front.ts';
import { Frozen } from './frozen.ts';
import { handOver, inGroups } from './hand-over.ts';
import { Hold } from './hold.ts';
import type { HomeSettings } from './home-end.ts';
import { HomeEnds } from './home-ends.ts';
import { NotDone } from './link.ts';
import { Links } from './links.ts';
import { Membership } from './membership.ts';
import { Reach, Unreached } from './reach.ts';
import { NoHome, Routes } from './routes.ts';
import { shardOf } from './shards.ts';
import { Watch } from './watch.ts';

export interface NodeSettings {
  /** Under which other nodes reach this one: host and port. */
  readonly address: string;
  /** On which of its own addresses it listens for them. */
  readonly host: string;
}

interface Settings extends NodeSettings {
  readonly url: string;
  readonly session: Session;
  /** Known to all nodes of this house alone. */
  readonly secret: string;
}

/** The house that a node serves, once it is put together. */
export interface NodeHouse extends Omit<HomeSettings, 'speaks'> {
  readonly app: FastifyInstance;
  readonly deeds: Deeds;
  /** Lets the matches of these tables come to rest, and forgets them. */
  release(isTheirs: (table: string) => boolean): Promise<void>;
  /** Answers when nothing is being written for these tables any more. */
  settled(isTheirs: (table: string) => boolean): Promise<void>;
  /** Nothing that is in mind counts any more. */
  forgetAll(): void;
  /** There are tables here that were not before: what is due at them is done here now. */
  gained(): void;
  /** Reads again what all nodes have in mind: this one may not have heard of a change. */
  reload(): Promise<void>;
}

/** People at tables that are handed over at once. */
const mostAtOnce = 400;
const lookEvery = 1_000;
const looksWhetherTaken = 2;
const reloadEvery = 60_000;
/** A node that dies falls out of the database a moment after its links break: it is looked so many milliseconds later. */
const looksAfterBreak = [0, 30, 100, 250, 500] as const;
/** Between two tries to reach the database. */
const retryAfter = 200;
/** After so many tries in vain the database was gone for all: claims are then spread over so many milliseconds. */
const patientAfter = 2;
const spread = 1_000;
/** Nodes whose sessions were ended at the same moment do not come back in the same moment. */
const aLittle = 50;
/** Who waits for all other nodes does not wait for one that stands still. */
const slowestElsewhere = 1_000;
/** A table may move while somebody looks for it, but not for ever. */
const mostTries = 50;
const betweenTries = 50;

/** This process as one of several nodes of a house, on one database. */
export class Cluster {
  private readonly settings: Settings;
  private readonly hold: Hold;
  private readonly routes: Routes;
  private readonly busy = new Busy();
  private readonly links: Links;
  private readonly reach: Reach;
  private readonly beats: Beats;
  private house: NodeHouse | null = null;
  private ends: HomeEnds | null = null;
  private watch: Watch | null = null;
  private membership: Membership | null = null;
  private frozen: Frozen | null = null;
  private timers: readonly NodeJS.Timeout[] = [];
  private coming = false;
  private closed = false;

  constructor(settings: Settings) {
    const { session } = settings;
    this.settings = settings;
    const query: Session['query'] = (text, ...values) => session.query(text, ...values);
    const locks = {
      query,
      get nonce() {
        return session.nonce;
      },
    };
    this.hold = new Hold(locks);
    this.routes = new Routes({ address: () => this.links.address, serves: (shard) => this.serves(shard) });
    this.links = new Links({
      ...{ address: settings.address, secret: settings.secret },
      services: {
        welcome: (asked, channel) => this.open.ends.welcome(asked, channel),
        errand: (asked) => this.runErrand(readErrand(asked)),
      },
      broken: () => {
        for (const ms of looksAfterBreak) setTimeout(() => void this.membership?.look(), ms).unref();
      },
    });
    this.reach = new Reach(this.links);
    this.beats = new Beats({ query, now: () => performance.now(), lost: (why) => session.lose(why) });
    session.onLost((why) => this.lost(why));
  }

  /** Is this node the home of a table? */
  isHome(table: string): boolean {
    return this.routes.isHere(table);
  }

  /** For how long a table has been of this node without a break; null: it is not. */
  tenure(table: string): number | null {
    return this.hold.tenure(shardOf(table));
  }

  /** How many nodes there are, with this one. */
  get nodes(): number {
    return Math.max(1, this.membership?.all.length ?? 1);
  }

  /** The shards this node holds. */
  get shards(): readonly number[] {
    return [...this.hold.all];
  }

  /** Comes to the others, and takes its part of the tables. */
  async join(house: NodeHouse): Promise<void> {
    const { session, url, host } = this.settings;
    this.house = house;
    this.ends = new HomeEnds({ ...house, speaks: () => this.beats.fresh }, (shard) => this.serves(shard));
    await this.links.listen(host);
    const watch = new Watch(url, () => void this.membership?.look());
    this.watch = watch;
    this.frozen = new Frozen({ run: watch.run, ended: () => watch.notify() });
    this.membership = new Membership({
      ...{ address: this.links.address, session, watch, hold: this.hold, routes: this.routes },
      handOver: (shards) => this.handOver(shards),
      gained: () => house.gained(),
    });
    try {
      await this.meet();
      await this.begin();
    } catch (error) {
      await this.close();
      throw error;
    }
    this.frozen.start();
    this.timers = [
      setInterval(() => void this.membership?.look(), lookEvery).unref(),
      setInterval(() => void house.reload().catch(unread), reloadEvery).unref(),
    ];
  }

  receive(connection: Connection): Reception {
    return new Front(connection, {
      routes: this.routes,
      look: () => this.open.membership.look(),
      connect: async (home, asked, end) => {
        const body = Buffer.from(JSON.stringify(asked));
        if (home === null || home.address === this.links.address)
          return shortChannel(body, end, (wanted, channel) => this.open.ends.welcome(wanted, channel));
        return (await this.links.to(home.address)).connect(body, end);
      },
    });
  }

  /** Work about a table that has to come to its end before the table goes to another node. */
  async during<T>(table: string, work: () => Promise<T> | T): Promise<T> {
    const done = this.busy.enter(shardOf(table));
    try {
      return await work();
    } finally {
      done();
    }
  }

  /** A request about a table of this node begins; null: it is not of this node. */
  enter(table: string): { readonly done: () => void } | null {
    return this.isHome(table) ? { done: this.busy.enter(shardOf(table)) } : null;
  }

  /** Has a request answered at the home of its table. */
  async ask(table: string, http: ForwardedRequest): Promise<ForwardedAnswer> {
    return readAnswer(await this.atHome(table, { http, table }));
  }

  /** The same deeds, each done at the home of the table that it is first of all about. */
  atHomes<T extends Deeds>(deeds: T): T {
    return wrapped(deeds, async (name, table, ...rest) => {
      if (this.isHome(table)) return this.during(table, () => deeds[name]!(table, ...rest));
      return readDeed(await this.atHome(table, { deed: name, about: [table, ...rest], table }));
    });
  }

  /** The same deeds, each done at all nodes. */
  everywhere<T extends Deeds>(deeds: T): T {
    return wrapped(deeds, async (name, ...about) => {
      const [own] = await Promise.all([deeds[name]!(...about), this.elsewhere(name, ...about)]);
      return own;
    });
  }

  /** Has a deed done at all other nodes that can be reached now. */
  async elsewhere(name: string, ...about: readonly unknown[]): Promise<void> {
    await Promise.race([this.tellOthers({ deed: name, about }), sleep(slowestElsewhere, null, { ref: false })]);
  }

  /** Gives all tables to other nodes, and goes on passing on what people here say to them. False: there is no other. */
  async leave(): Promise<boolean> {
    await this.membership?.leave().catch((error: unknown) => warn('this node could not leave in order', error));
    return this.membership?.all.some((node) => node !== this.links.address) ?? false;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.timers) clearInterval(timer);
    this.beats.stop();
    this.membership?.stop();
    this.frozen?.stop();
    this.ends?.cutAll();
    await this.links.leave();
    this.links.close();
    await this.watch?.close();
  }

  /** Who has not heard of the database for too long serves nobody: others may have taken its place while it stood still. */
  private serves(shard: number): boolean {
    return this.hold.serves(shard) && this.beats.fresh;
  }

  private get open(): { readonly house: NodeHouse; readonly ends: HomeEnds; readonly membership: Membership } {
    const { house, ends, membership } = this;
    if (house === null || ends === null || membership === null) throw new Error('this node has not joined yet');
    return { house, ends, membership };
  }

  private async tellOthers(errand: Errand): Promise<void> {
    // Who has come since the last look has not read anew what was changed before it came.
    await this.membership?.look();
    const others = (this.membership?.all ?? []).filter((node) => node !== this.links.address);
    await Promise.allSettled(others.map(async (node) => (await this.links.to(node)).ask(writeErrand(errand))));
  }

  private async atHome(table: string, errand: Errand): Promise<Buffer> {
    for (let tries = 1; tries <= mostTries; tries++) {
      const home = await this.routes.find(table);
      const here = home.address === this.links.address;
      const answer = here ? await this.runErrand(errand) : await this.askThere(home.address, errand);
      if (!answer.equals(away)) return answer;
      // It is not the home: not any more, or not yet.
      await Promise.all([this.open.membership.look(), sleep(betweenTries)]);
    }
    throw new NoHome(table);
  }

  /** A link that breaks meanwhile leaves open whether it was done; a node that goes in order says that it was not. */
  private async askThere(node: string, errand: Errand): Promise<Buffer> {
    const link = await this.links.to(node).catch(() => null);
    if (link === null) return away;
    return link.ask(writeErrand(errand)).catch((error: unknown) => {
      if (error instanceof NotDone) return away;
      throw error;
    });
  }

  private async runErrand(errand: Errand): Promise<Buffer> {
    const { app, deeds: own } = this.open.house;
    const deeds = { ...own, ...this.reach.deeds };
    const { table } = errand;
    if (table !== undefined && !this.isHome(table)) return away;
    if ('deed' in errand) {
      const done = () => doDeed(deeds, errand.deed, errand.about);
      return table === undefined ? done() : this.during(table, done);
    }
    return writeAnswer(await answerHere(app, errand.http));
  }

  private async handOver(shards: readonly number[]): Promise<void> {
    const { house, ends } = this.open;
    const { hold, busy } = this;
    const { release, settled } = house;
    const notify = () => this.watch?.notify() ?? Promise.resolve();
    const stuck = (why: string) => this.settings.session.lose(why);
    const began = performance.now();
    try {
      for (const group of inGroups(shards, ends, mostAtOnce))
        await handOver(group, { hold, ends, busy, notify, release, settled, stuck });
    } catch (error) {
      // What could not be given away is here as before.
      this.routes.changed();
      throw error;
    }
    const ms = Math.round(performance.now() - began);
    log.info({ event: 'handed over', shards: shards.length, ms }, 'tables were handed over to other nodes');
  }

  /** Before it takes any tables: nobody could come to them through a node that does not reach this one. */
  private async meet(): Promise<void> {
    const { run } = this.watch!;
    await this.reach.check(async () => {
      await this.frozen?.look();
      return (await readDirectory(run)).nodes;
    });
    const { address } = this.links;
    for (let i = 0; await isTaken(run, address); i++) {
      if (i === looksWhetherTaken) throw new Unreached(address, address);
      await sleep(lookEvery);
    }
  }

  private async begin(): Promise<void> {
    await endFormer(this.watch!.run, this.links.address);
    await this.beats.start();
    await this.membership!.join();
    // From now on others tell this node of changes; what they changed before has passed it by.
    await this.open.house.reload();
    log.info({ event: 'node', address: this.links.address, shards: this.hold.all.size }, 'this node has joined');
  }

  /** Without its session a node is nobody: it forgets everything, and comes again as if for the first time. */
  private lost(why: Error): void {
    this.beats.stop();
    this.hold.forget();
    this.ends?.cutAll();
    this.house?.forgetAll();
    this.routes.changed();
    if (this.closed || this.membership === null || this.coming) return;
    warn('this node has lost its session and begins anew', why);
    this.watch?.notify().catch(() => undefined);
    void this.comeBack();
  }

  private async comeBack(): Promise<void> {
    const { session } = this.settings;
    this.coming = true;
    for (let tries = 1; !this.closed && session.nonce === null; tries++) {
      try {
        await session.open();
        // What was connected before may be as dead as the session was.
        this.watch?.renew();
        await sleep(Math.random() * (tries > patientAfter ? spread : aLittle));
        await this.begin();
      } catch (error) {
        session.lose(`this node could not begin: ${(error as Error).message}`);
        await sleep(retryAfter);
      }
    }
    this.coming = false;
  }
}

const unread = (error: unknown): void => warn('what all nodes have in mind could not be read', error);

function wrapped<T extends Deeds>(deeds: T, call: (name: string, ...about: never[]) => Promise<unknown>): T {
  const names = Object.keys(deeds);
  return Object.fromEntries(names.map((name) => [name, (...about: never[]) => call(name, ...about)])) as unknown as T;
}
