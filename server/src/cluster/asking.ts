import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Busy } from './busy.ts';
import {
  type Deeds,
  doDeed,
  type Errand,
  type ForwardedAnswer,
  type ForwardedRequest,
  notHere,
  readAnswer,
  readDeed,
  writeAnswer,
  writeErrand,
} from './errands.ts';
import { answerHere } from './forward.ts';
import { NotDone } from './link.ts';
import type { Links } from './links.ts';
import { NoHome, type Routes } from './routes.ts';
import { shardOf } from './shards.ts';

interface Settings {
  readonly links: Links;
  readonly routes: Routes;
  readonly busy: Busy;
  /** Looks again who is there, and who is the home of what. */
  readonly look: () => Promise<void>;
  /** The addresses of all other nodes. */
  readonly others: () => readonly string[];
  /** What is done here for others: deeds by their names, and requests by the app. */
  readonly here: () => { readonly app: FastifyInstance; readonly deeds: Deeds };
}

/** Who waits for all other nodes does not wait for one that stands still. */
const slowestElsewhere = 1_000;
/** A table may move while somebody looks for it, but not for ever. */
const mostTries = 50;
const betweenTries = 50;

/** What nodes have done at each other: at the home of a table, or at all of them. */
export class Asking {
  private readonly settings: Settings;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** Has a request answered at the home of its table. */
  async request(table: string, http: ForwardedRequest): Promise<ForwardedAnswer> {
    return readAnswer(await this.atHome(table, { http, table }));
  }

  /** The same deeds, each done at the home of the table that it is first of all about. */
  atHomes<T extends Deeds>(deeds: T): T {
    const { routes, busy } = this.settings;
    return wrapped(deeds, async (name, table, ...rest) => {
      if (routes.isHere(table)) return busy.during(shardOf(table), () => deeds[name]!(table, ...rest));
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

  /** Has a deed done at all other nodes that can be reached now; what it led to, at those that were quick. */
  async elsewhere(name: string, ...about: readonly unknown[]): Promise<unknown[]> {
    const { links, look, others } = this.settings;
    const said: unknown[] = [];
    const asked = async () => {
      // Who has come since the last look has not read anew what was changed before it came.
      await look();
      const errand = writeErrand({ deed: name, about });
      const all = others().map(async (node) => said.push(readDeed(await (await links.to(node)).ask(errand))));
      await Promise.allSettled(all);
    };
    await Promise.race([asked(), sleep(slowestElsewhere, null, { ref: false })]);
    return said;
  }

  /** Does here what another node asks for. */
  async answer(errand: Errand): Promise<Buffer> {
    const { routes, busy, here } = this.settings;
    const { app, deeds } = here();
    const { table } = errand;
    if (table !== undefined && !routes.isHere(table)) return notHere;
    if ('http' in errand) return writeAnswer(await answerHere(app, errand.http));
    const done = () => doDeed(deeds, errand.deed, errand.about);
    return table === undefined ? done() : busy.during(shardOf(table), done);
  }

  private async atHome(table: string, errand: Errand): Promise<Buffer> {
    const { links, routes, look } = this.settings;
    for (let tries = 1; tries <= mostTries; tries++) {
      const { address } = await routes.find(table);
      const answer = address === links.address ? await this.answer(errand) : await this.askThere(address, errand);
      if (!answer.equals(notHere)) return answer;
      // It is not the home: not any more, or not yet.
      await Promise.all([look(), sleep(betweenTries)]);
    }
    throw new NoHome(table);
  }

  /** A link that breaks meanwhile leaves open whether it was done; a node that goes in order says that it was not. */
  private async askThere(node: string, errand: Errand): Promise<Buffer> {
    const link = await this.settings.links.to(node).catch(() => null);
    if (link === null) return notHere;
    return link.ask(writeErrand(errand)).catch((error: unknown) => {
      if (error instanceof NotDone) return notHere;
      throw error;
    });
  }
}

function wrapped<T extends Deeds>(deeds: T, call: (name: string, ...about: never[]) => Promise<unknown>): T {
  const names = Object.keys(deeds);
  return Object.fromEntries(names.map((name) => [name, (...about: never[]) => call(name, ...about)])) as unknown as T;
}
