import { isIP } from 'node:net';
import { readNetwork } from '../standing/networks.ts';
import { banUntil, forever } from '../standing/standing.ts';
import type { Standings } from '../standing/standings.ts';
import type { Store } from '../stores/store.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Carried, Order, OrderProblem } from './orders.ts';
import type { Presences } from './presences.ts';
import { type DeskTable, tableLine, tableWhole } from './tables.ts';

interface Rooms {
  readonly store: Store;
  readonly tables: Pick<Tables, 'end' | 'erase' | 'leave'>;
  readonly standings: Standings;
  readonly now: () => number;
  /** null: no server runs, and this is another program at its data. */
  readonly here: Presences | null;
}

export interface DeskPerson {
  readonly id: string;
  readonly name: string | null;
  readonly tables: number;
  readonly connected: boolean;
  /** Networks they are connected from now; kept nowhere. */
  readonly from: readonly string[];
  readonly banned: Until | null;
  readonly silenced: Until | null;
}
interface Until {
  readonly until: number | null;
}
export interface DeskBans {
  readonly networks: readonly { readonly network: string; readonly until: number | null }[];
}
export type { DeskTable };

/** Carries out what the owner of the server orders: beside the running server, or on its data while none runs. */
export class Desk {
  private readonly rooms: Rooms;

  constructor(rooms: Rooms) {
    this.rooms = rooms;
  }

  async carryOut(order: Order): Promise<Carried> {
    switch (order.do) {
      case 'tables':
        return done(await this.listTables(order.limit, order.status));
      case 'table':
        return this.onTable(order.table, (table) => this.whole(table));
      case 'people':
        return done(await this.listPeople(order.limit));
      case 'reports':
        return done(await this.rooms.store.reports(order.limit));
      case 'report-done':
        return (await this.rooms.store.dropReport(order.report)) ? done({ id: order.report }) : not('NO_SUCH_REPORT');
      case 'bans':
        return done(this.listBans());
      case 'end':
        return this.onTable(order.table, async ({ id }) => {
          await this.rooms.tables.end(id);
          return { id };
        });
      case 'delete':
        return this.onTable(order.table, async ({ id }) => {
          await this.rooms.tables.erase(id);
          return { id };
        });
      case 'silence':
        return this.onPerson(order.person, (id) => this.stand(id, { silenced: order.until ?? forever }));
      case 'unsilence':
        return this.onPerson(order.person, (id) => this.stand(id, { silenced: 0 }));
      case 'ban':
        return this.ban(order.whom, order.until ?? forever);
      case 'unban':
        return this.unban(order.whom);
      case 'announce':
        if (this.rooms.here === null) return not('NO_SERVER');
        await this.rooms.here.announce(order.text, order.at);
        return done({ text: order.text, at: order.at });
    }
  }

  private async listTables(limit: number, status?: Table['status']): Promise<readonly DeskTable[]> {
    const tables = await this.rooms.store.allTables(limit, status);
    const names = await this.namesAt(tables);
    return tables.map((table) => tableLine(table, names));
  }

  private async whole(table: Table): Promise<unknown> {
    return tableWhole(table, await this.namesAt([table]));
  }

  private async namesAt(tables: readonly Table[]): Promise<ReadonlyMap<string, { readonly name: string }>> {
    const ids = tables.flatMap((table) => [table.host, ...table.seats.map(({ holder }) => holder)]);
    return this.rooms.store.people([...new Set(ids)].filter((id) => id !== null));
  }

  private async listPeople(limit: number): Promise<readonly DeskPerson[]> {
    const { store, here } = this.rooms;
    const from = Map.groupBy(here?.callers() ?? [], ({ person }) => person);
    return (await store.everybody(limit)).map(({ id, name, tables }) => {
      const addresses = new Set(from.get(id)?.map(({ address }) => address));
      return { id, name, tables, connected: from.has(id), from: [...addresses], ...this.standingOf(id) };
    });
  }

  private standingOf(id: string): Pick<DeskPerson, 'banned' | 'silenced'> {
    const { standings } = this.rooms;
    return { banned: standings.ban(id), silenced: standings.silence(id) };
  }

  private listBans(): DeskBans {
    const { standings, now } = this.rooms;
    const networks = standings.networks.all;
    return {
      networks: networks.map(({ network, until }) => ({ network, until: banUntil(until, now())?.until ?? null })),
    };
  }

  private async ban(whom: string, until: number): Promise<Carried> {
    const { standings, tables, store, here } = this.rooms;
    if (looksLikeNetwork(whom)) {
      const network = readNetwork(whom);
      if (network === null) return not('BAD_NETWORK');
      await standings.networks.keep({ network, until });
      await here?.showOut();
      return done({ network });
    }
    return this.onPerson(whom, async (id) => {
      const kept = await this.stand(id, { banned: until });
      await here?.showOut();
      for (const table of await store.tablesOf(id, Number.MAX_SAFE_INTEGER))
        if (table.status !== 'over') await tables.leave(table.id, id);
      return kept;
    });
  }

  private async unban(whom: string): Promise<Carried> {
    const { standings } = this.rooms;
    if (!looksLikeNetwork(whom))
      return this.onPerson(whom, async (id) => {
        if (standings.ban(id) === null) return not('NOT_BANNED');
        return this.stand(id, { banned: 0 });
      });
    const network = readNetwork(whom);
    if (network === null) return not('BAD_NETWORK');
    return (await standings.networks.drop(network)) ? done({ network }) : not('NOT_BANNED');
  }

  private async stand(id: string, change: { banned: number } | { silenced: number }): Promise<Carried> {
    await this.rooms.standings.change(id, change);
    const name = (await this.rooms.store.person(id))?.name ?? null;
    return done({ id, name, ...this.standingOf(id) });
  }

  private async onPerson(who: string, work: (id: string) => Promise<Carried>): Promise<Carried> {
    const found = await this.rooms.store.findPeople(who, 10);
    // A whole id counts although it begins no other, and although its person has neither name nor table.
    const exact =
      found.includes(who) || (found.length === 0 && isId(who)) ? who : found.length === 1 ? found[0] : undefined;
    if (exact !== undefined) return work(exact);
    return found.length === 0 ? not('NO_SUCH_PERSON') : not('SEVERAL', found);
  }

  private async onTable(which: string, work: (table: Table) => Promise<unknown>): Promise<Carried> {
    const table = await this.rooms.store.table(which);
    if (table !== null) return done(await work(table));
    const found = await this.rooms.store.findTables(which, 10);
    const only = found.length === 1 ? await this.rooms.store.table(found[0]!) : null;
    if (only !== null) return done(await work(only));
    return found.length === 0 ? not('NO_SUCH_TABLE') : not('SEVERAL', found);
  }
}

const done = (value: unknown): Carried => ({ ok: true, value });
const not = (problem: OrderProblem, found?: readonly string[]): Carried => ({
  ok: false,
  problem,
  ...(found === undefined ? {} : { found }),
});

const isId = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** No id has a dot, a colon or a stroke; a name that has one is found by its id. */
const looksLikeNetwork = (text: string): boolean => isIP(text.split('/')[0] ?? '') !== 0 || /[:/]/.test(text);
