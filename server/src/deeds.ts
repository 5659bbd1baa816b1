import { closeCodes, type Notice } from '@orrery/wire';
import type { Notices } from './admin/notices.ts';
import { showOutBanned } from './admin/presences.ts';
import { asDevice } from './sessions/sessions.ts';
import type { Caller } from './sockets/connection.ts';
import type { Hub } from './sockets/hub.ts';
import type { Sockets } from './sockets/sockets.ts';
import type { Standings } from './standing/standings.ts';
import type { Store } from './stores/store.ts';
import type { Tables } from './tables/tables.ts';
import type { Talk } from './talk/talk.ts';
import type { Tournaments } from './tournaments/tournaments.ts';

interface Rooms {
  readonly store: Store;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly talk: Talk;
  readonly tournaments: Tournaments;
  readonly sockets: Sockets;
  readonly standings: Standings;
  readonly notices: Notices;
}

/** What is done to a table because of something that happened elsewhere: by the one server that has it in mind. */
export function deedsAtTables({ store, tables, hub, talk, tournaments }: Rooms) {
  return {
    forget: (table: string, person: string) => tables.forget(table, person),
    leave: (table: string, person: string) => tables.leave(table, person),
    /** A tournament has the home of its tables. */
    leaveTournament: (tournament: string, person: string) => tournaments.leave(tournament, person),
    end: (table: string) => tables.end(table),
    erase: (table: string) => tables.erase(table),
    lookForVacation: (table: string, person: string) => tables.lookForVacation(table, person),
    /** It looks different, though nothing of it has changed: somebody there has a new name. */
    async looksNew(table: string): Promise<void> {
      const changed = await store.table(table);
      if (changed !== null) hub.changed(changed);
    },
    unsaid: (table: string) => hub.unsaid(table, (at, person) => talk.readOut(at, person)),
  };
}

/** Somebody has a new name. Also where they only ask for a seat: the host reads who it is. */
export async function looksNewEverywhere(store: Store, person: string, looksNew: (table: string) => Promise<void>) {
  const tables = await Promise.all([store.tablesOf(person, 50), store.tablesAbout(person, 50)]);
  await Promise.all(tables.flat().map(({ id }) => looksNew(id)));
}

/** Other servers may have changed who may come in: who may not any more is connected no more. */
export async function reloadStandings({ sockets, standings }: Pick<Rooms, 'sockets' | 'standings'>): Promise<void> {
  const reloaded = await standings.reload();
  if (reloaded === null) return;
  const ended = ({ person, device }: Caller) => reloaded.ended(person) || reloaded.ended(asDevice(person, device));
  sockets.dismiss(ended, closeCodes.ended);
  showOutBanned(sockets, standings);
}

/** What is done wherever somebody is connected. */
export function deedsToPeople({ hub, talk, sockets, standings, notices }: Rooms) {
  return {
    muted: (person: string) => hub.muted(person, (table) => talk.readOut(table, person)),
    dismiss: async (id: string) => sockets.dismiss(({ person }) => person === id, closeCodes.ended),
    dismissDevice: async (id: string, of: string) =>
      sockets.dismiss(({ person, device }) => person === id && device === of, closeCodes.ended),
    showOut: async () => showOutBanned(sockets, standings),
    announce: async (notice: Notice | null) => notices.show(notice),
  };
}
