import type { Space } from '../health/disk.ts';
import type { Settings } from '../settings.ts';
import type { Session } from '../stores/postgres/session.ts';
import type { Store } from '../stores/store.ts';
import { openFolder } from './folder.ts';

/** Where a server keeps everything, and the keys that lie there. */
export interface Place {
  readonly store: Store;
  /** Over which it writes, where that is a PostgreSQL. */
  readonly session: Session | null;
  /** Signs who people are. */
  readonly sessionKey: string;
  readonly adminToken: string;
  /** By what the nodes know each other that share the place. */
  readonly linkKey: string;
  /** What is left of the disk; fails where that is another machine's. */
  readonly space: () => Promise<Space>;
  /** The folder whose backups this server makes; null: whoever runs the database makes them. */
  readonly folder: string | null;
  /** Tells the other programs of this machine where the server listens. */
  listensAt(port: number): void;
  close(): Promise<void>;
}

/** After each commit: how long it took, and of how many writes it was. */
export type Committed = (seconds: number, writes: number) => void;

/** A PostgreSQL, if one is named; else a folder of this machine, which this process then has for itself. */
export async function openPlace(settings: Settings, committed: Committed): Promise<Place> {
  const { database, data, disk } = settings;
  if (database === null) return openFolder({ data, most: disk.most, committed });
  // A server with a folder of its own starts without reading any of it.
  const { openDatabase } = await import('./database.ts');
  return openDatabase(database, 'server', committed);
}
