import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { log, warn } from '../log.ts';
import type { Connection } from '../sockets/connection.ts';
import type { Reception } from '../sockets/sockets.ts';
import type { Session } from '../stores/postgres/session.ts';
import { Asking } from './asking.ts';
import { Beats } from './beats.ts';
import { Busy } from './busy.ts';
import { shortChannel } from './channel.ts';
import { type Deeds, type ForwardedAnswer, type ForwardedRequest, readErrand } from './errands.ts';
import { Front } from './front.ts';
import { Frozen } from './frozen.ts';
import { handOver, inGroups } from './hand-over.ts';
import type { HomeSettings } from './home-end.ts';
import { HomeEnds } from './home-ends.ts';
import { Joining } from './joining.ts';
import { Links } from './links.ts';
import { Membership } from './membership.ts';
import { OwnShards } from './own-shards.ts';
import { Reach } from './reach.ts';
import { Routes } from './routes.ts';
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
  /** Writes down what it costs to open the matches of these tables again, while they are still played. */
  prepare(isTheirs: (table: string) => boolean): Promise<void>;
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
  /** Asks the other nodes for what only they know. */
  learn(): Promise<void>;
}

/** The rooms of a node that has come to the others. */
interface Joined {
  readonly house: NodeHouse;
  readonly ends: HomeEnds;
  readonly watch: Watch;
  readonly frozen: Frozen;
  readonly membership: Membership;
  readonly joining: Joining;
}

/** People at tables that are handed over at once. */
const mostAtOnce = 400;
const lookEvery = 1_000;
const reloadEvery = 60_000;
/** A node that dies falls out of the database a moment after its links break: it is looked so many milliseconds later. */
const looksAfterBreak = [0, 30, 100, 250, 500] as const;

/** This process as one of several nodes of a house, on one database. */
export class Cluster {
  private readonly settings: Settings;
  private readonly own: OwnShards;
  private readonly routes: Routes;
  private readonly busy = new Busy();
  private readonly links: Links;
  private readonly reach: Reach;
  private readonly beats: Beats;
  private readonly asking: Asking;
  private joined: Joined | null = null;
  private timers: readonly NodeJS.Timeout[] = [];

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
    this.own = new OwnShards(locks);
    this.routes = new Routes({ address: () => this.links.address, serves: (shard) => this.serves(shard) });
    this.links = new Links({
      ...{ address: settings.address, secret: settings.secret },
      services: {
        welcome: (asked, channel) => this.open.ends.welcome(asked, channel),
        errand: (asked) => this.asking.answer(readErrand(asked)),
      },
      broken: () => {
        for (const ms of looksAfterBreak) setTimeout(() => void this.look(), ms).unref();
      },
    });
    this.reach = new Reach(this.links);
    this.beats = new Beats({ query, now: () => performance.now(), lost: (why) => session.lose(why) });
    this.asking = new Asking({
      ...{ links: this.links, routes: this.routes, busy: this.busy },
      look: () => this.look(),
      others: () => this.others,
      here: () => ({ app: this.open.house.app, deeds: { ...this.open.house.deeds, ...this.reach.deeds } }),
    });
    session.onLost((why) => this.lost(why));
  }

  /** Is this node the home of a table? */
  isHome(table: string): boolean {
    return this.routes.isHere(table);
  }

  /** For how long a table has been of this node without a break; null: it is not. */
  tenure(table: string): number | null {
    return this.own.tenure(shardOf(table));
  }

  /** How many nodes there are, with this one. */
  get nodes(): number {
    return Math.max(1, this.joined?.membership.all.length ?? 1);
  }

  /** The shards this node holds. */
  get shards(): readonly number[] {
    return [...this.own.all];
  }

  /** Comes to the others, and takes its part of the tables. */
  async join(house: NodeHouse): Promise<void> {
    await this.links.listen(this.settings.host);
    const joined = this.roomsFor(house);
    this.joined = joined;
    try {
      await joined.joining.join();
    } catch (error) {
      await this.close();
      throw error;
    }
    joined.frozen.start();
    this.timers = [
      setInterval(() => void this.look(), lookEvery).unref(),
      setInterval(() => void house.reload().catch(unread), reloadEvery).unref(),
    ];
  }

  receive(connection: Connection): Reception {
    return new Front(connection, {
      routes: this.routes,
      look: () => this.look(),
      connect: async (home, asked, end) => {
        const body = Buffer.from(JSON.stringify(asked));
        if (home === null || home.address === this.links.address)
          return shortChannel(body, end, (wanted, channel) => this.open.ends.welcome(wanted, channel));
        return (await this.links.to(home.address)).connect(body, end);
      },
    });
  }

  /** Work about a table that has to come to its end before the table goes to another node. */
  during<T>(table: string, work: () => Promise<T> | T): Promise<T> {
    return this.busy.during(shardOf(table), work);
  }

  /** A request about a table of this node begins; null: it is not of this node. */
  enter(table: string): { readonly done: () => void } | null {
    return this.isHome(table) ? { done: this.busy.enter(shardOf(table)) } : null;
  }

  /** Has a request answered at the home of its table. */
  ask(table: string, http: ForwardedRequest): Promise<ForwardedAnswer> {
    return this.asking.request(table, http);
  }

  /** The same deeds, each done at the home of the table that it is first of all about. */
  atHomes<T extends Deeds>(deeds: T): T {
    return this.asking.atHomes(deeds);
  }

  /** The same deeds, each done at all nodes. */
  everywhere<T extends Deeds>(deeds: T): T {
    return this.asking.everywhere(deeds);
  }

  /** Has a deed done at all other nodes that can be reached now; what it led to, at those that were quick. */
  elsewhere(name: string, ...about: readonly unknown[]): Promise<unknown[]> {
    return this.asking.elsewhere(name, ...about);
  }

  /** Gives all tables to other nodes, and goes on passing on what people here say to them. False: there is no other. */
  async leave(): Promise<boolean> {
    await this.joined?.membership.leave().catch((error: unknown) => warn('this node could not leave in order', error));
    return this.others.length > 0;
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.beats.stop();
    this.joined?.joining.stop();
    this.joined?.membership.stop();
    this.joined?.frozen.stop();
    this.joined?.ends.cutAll();
    await this.links.leave();
    this.links.close();
    await this.joined?.watch.close();
  }

  /** Who has not heard of the database for too long serves nobody: others may have taken its place while it stood still. */
  private serves(shard: number): boolean {
    return this.own.serves(shard) && this.beats.fresh;
  }

  private get open(): Joined {
    if (this.joined === null) throw new Error('this node has not joined yet');
    return this.joined;
  }

  private get others(): readonly string[] {
    return (this.joined?.membership.all ?? []).filter((node) => node !== this.links.address);
  }

  private async look(): Promise<void> {
    await this.joined?.membership.look();
  }

  private roomsFor(house: NodeHouse): Joined {
    const { session, url } = this.settings;
    const { own, routes, beats, reach, links } = this;
    const { address } = links;
    const ends = new HomeEnds({ ...house, speaks: () => beats.fresh }, (shard) => this.serves(shard));
    const watch = new Watch(url, () => void this.look());
    const frozen = new Frozen({ run: watch.run, ended: () => watch.notify() });
    const membership = new Membership({
      ...{ address, session, watch, own, routes },
      handOver: (shards) => this.handOver(shards),
      gained: () => house.gained(),
    });
    const joining = new Joining({
      ...{ address, session, watch, beats, frozen, reach, membership },
      joined: async () => {
        // What others changed before they knew of this node has passed it by.
        await Promise.all([house.reload(), house.learn()]);
        log.info({ event: 'node', address, shards: own.all.size }, 'this node has joined');
      },
    });
    return { house, ends, watch, frozen, membership, joining };
  }

  private async handOver(shards: readonly number[]): Promise<void> {
    const { house, ends, watch } = this.open;
    const { own, busy } = this;
    const { prepare, release, settled } = house;
    const notify = () => watch.notify();
    const stuck = (why: string) => this.settings.session.lose(why);
    const began = performance.now();
    try {
      for (const group of inGroups(shards, ends, mostAtOnce))
        await handOver(group, { own, ends, busy, notify, prepare, release, settled, stuck });
    } catch (error) {
      // What could not be given away is here as before.
      this.routes.changed();
      throw error;
    }
    const ms = Math.round(performance.now() - began);
    log.info({ event: 'handed over', shards: shards.length, ms }, 'tables were handed over to other nodes');
  }

  /** Without its session a node is nobody: it forgets everything before it comes again. */
  private lost(why: Error): void {
    this.beats.stop();
    this.own.forget();
    this.joined?.ends.cutAll();
    this.joined?.house.forgetAll();
    this.routes.changed();
    void this.joined?.joining.again(why);
  }
}

const unread = (error: unknown): void => warn('what all nodes have in mind could not be read', error);
