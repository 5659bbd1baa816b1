import { shardOf } from '../cluster/shards.ts';
import type { TimeAndLuck } from '../matches/live.ts';
import type { Matches } from '../matches/matches.ts';
import type { Patience } from '../polls/absent.ts';
import type { Shelf } from '../shelf.ts';
import type { Hub } from '../sockets/hub.ts';
import type { LastSeen } from '../sockets/last-seen.ts';
import type { Store } from '../stores/store.ts';
import type { Tables } from '../tables/tables.ts';
import { Tournaments } from './tournaments.ts';

interface Parts {
  readonly store: Store;
  readonly tables: Tables;
  readonly shelf: Shelf;
  readonly hub: Hub;
  readonly lastSeen: LastSeen;
  readonly matches: () => Matches;
  readonly around: TimeAndLuck;
  readonly patience: Patience;
  /** A job was kept that is due in so many milliseconds. */
  readonly soon: (ms: number) => void;
  /** The nodes of this house; null: this server is alone. */
  readonly cluster: {
    isHome(tournament: string): boolean;
    during<T>(tournament: string, work: () => Promise<T> | T): Promise<T>;
  } | null;
}

export function openTournaments(parts: Parts): Tournaments {
  const { store, tables, shelf, hub, lastSeen, matches, around, patience, soon, cluster } = parts;
  return new Tournaments({
    ...{ store, tables, shelf, now: around.now, tick: () => around.time.now() },
    ...{ patience: patience.tournament, betweenGames: patience.betweenGames },
    here: (table) => hub.here(table),
    awaySince: (table, person) => lastSeen.awaySince(table, person),
    attend: (table) => matches().attend(table),
    wake: async (id, ms) => {
      const job = { key: `tournament ${id}`, kind: 'tournament', shard: shardOf(id), body: { id } };
      await store.keepJob({ ...job, due: around.now() + ms });
      soon(ms);
    },
    serves: (id) => cluster?.isHome(id) ?? true,
    during: (id, work) => cluster?.during(id, work) ?? work(),
  });
}
