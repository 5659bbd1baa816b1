import type { Seat } from '@orrery/kernel';
import type { Hello } from '@orrery/wire';
import type { Live } from '../matches/live.ts';
import type { Matches } from '../matches/matches.ts';
import { stepsFor } from '../matches/steps.ts';
import { OldRules } from '../shelf.ts';
import type { Store } from '../stores/store.ts';
import { type Attendance, describe, type Faces, facesOf, type Presence } from '../tables/info.ts';
import { belongs, lastMatch, maySee, observersFor, type Table } from '../tables/table.ts';
import type { Spoken } from '../talk/talk.ts';
import { warn } from '../warn.ts';
import type { Connection, Following } from './connection.ts';

/** Who follows which table, and what they are sent: each connection only what its own observers may know. */
export class Hub implements Presence {
  private readonly tables = new Map<string, Set<Connection>>();
  private readonly stirred = new Set<string>();
  private readonly store: Store;
  private readonly matches: () => Matches;

  constructor(store: Store, matches: () => Matches) {
    this.store = store;
    this.matches = matches;
  }

  attendance(table: Table): Attendance {
    const people = new Set([...this.at(table.id)].map((connection) => connection.person));
    const watching = [...people].filter((person) => !belongs(table, person)).length;
    return { people, watching };
  }

  followed(table: string): boolean {
    return this.tables.has(table);
  }

  /** Is anybody here who belongs to the table? */
  present(table: string): boolean {
    for (const { following } of this.at(table)) if (following?.belongs) return true;
    return false;
  }

  /** Begins to follow a table, from what the device has already had. False if there is no such table for this person. */
  async follow(connection: Connection, hello: Hello): Promise<boolean> {
    this.unfollow(connection);
    const table = await this.store.table(hello.table);
    if (table === null || !maySee(table, connection.person, hello.link)) return false;
    // Who has gone in the meantime said goodbye already: nobody would ever take them off the list.
    if (!connection.open) return true;
    const following: Following = {
      table: table.id,
      link: hello.link,
      observers: observersFor(table, connection.person),
      version: table.version,
      belongs: belongs(table, connection.person),
      match: hello.match ?? null,
      had: new Map(Object.entries(hello.had).map(([as, had]) => [as === 'table' ? as : Number(as), had])),
      shown: new Set(),
      info: '',
    };
    connection.following = following;
    const here = this.tables.get(table.id) ?? new Set();
    this.tables.set(table.id, here.add(connection));
    this.matches().attendance(table.id);
    await this.refresh(table.id, [connection]);
    this.stir(table.id);
    return true;
  }

  unfollow(connection: Connection): void {
    const table = connection.following?.table;
    if (table === undefined) return;
    connection.following = null;
    const here = this.tables.get(table);
    here?.delete(connection);
    if (here?.size === 0) this.tables.delete(table);
    else this.stir(table);
    this.matches().attendance(table);
  }

  /** A table has changed: at once nobody looks through a seat that is not theirs any more; the rest follows. */
  changed(table: Table): void {
    for (const connection of this.at(table.id)) lookThrough(connection, table);
    this.matches().attendance(table.id);
    this.stir(table.id);
  }

  /** Something happened in a match. Whoever was told nothing hears nothing, not even that it happened. */
  heard(live: Live): void {
    const { table, host } = live;
    const written = new Map<string, string>();
    for (const connection of this.at(table)) {
      const { following } = connection;
      if (following?.match !== host.head.id) continue;
      for (const as of following.observers) {
        const had = following.had.get(as) ?? 0;
        if (!following.shown.has(as) || had >= host.tellings(as)) continue;
        const key = `${as}|${had}`;
        const text = written.get(key) ?? JSON.stringify(stepsFor(live, as, had));
        written.set(key, text);
        following.had.set(as, host.tellings(as));
        connection.send(text);
      }
    }
  }

  /** A seat wants something else answered for it: its own devices hear of it, and nobody else. */
  preferred(live: Live, seat: Seat): void {
    for (const connection of this.at(live.table)) {
      const { following } = connection;
      if (following?.match !== live.host.head.id || !following.observers.includes(seat)) continue;
      if (following.shown.has(seat)) connection.send(stepsFor(live, seat, live.host.tellings(seat)));
    }
  }

  /** Somebody has spoken: to everybody here, or to some people alone. */
  spoken(table: string, { line, readers }: Spoken): void {
    for (const connection of this.at(table)) {
      const watches = (connection.following?.observers.length ?? 0) > 0;
      if (watches && (readers?.includes(connection.person) ?? true))
        connection.send({ t: 'talk', whole: false, lines: [line] });
    }
  }

  /** Tells everybody at a table how it stands now, once for all that happens in this turn of the event loop. */
  private stir(id: string): void {
    if (this.stirred.has(id)) return;
    this.stirred.add(id);
    setImmediate(() => {
      this.stirred.delete(id);
      this.refresh(id, [...this.at(id)]).catch((error: unknown) => warn(`table ${id} could not be shown`, error));
    });
  }

  private async refresh(id: string, connections: readonly Connection[]): Promise<void> {
    if (connections.length === 0) return;
    const table = await this.store.table(id);
    const faces = table === null ? new Map() : await facesOf(this.store, table);
    const match = table === null ? undefined : lastMatch(table);
    // A match that cannot be opened leaves its table visible.
    const live =
      match === undefined
        ? null
        : await this.matches()
            .live(match.id)
            .catch((error: unknown) => (error instanceof OldRules ? ('old' as const) : null));
    const written = table === null ? null : this.infos(table, faces);
    for (const connection of connections) {
      const { following, person } = connection;
      if (following?.table !== id) continue;
      if (table === null || written === null || !maySee(table, person, following.link)) {
        this.unfollow(connection);
        connection.send({ t: 'error', code: 'NO_SUCH_TABLE' });
        continue;
      }
      if (!lookThrough(connection, table)) continue;
      const info = written(person);
      if (info !== following.info) {
        connection.send(info);
        if (live === 'old') connection.send({ t: 'error', code: 'OLD_RULES' });
      }
      following.info = info;
      if (live !== null && live !== 'old') show(connection, following, live);
    }
  }

  /** The `table` message for each reader; written once for each who belongs here, and once for all others. */
  private infos(table: Table, faces: Faces): (person: string) => string {
    const there = this.attendance(table);
    const written = new Map<string | null, string>();
    return (person) => {
      const reader = belongs(table, person) ? person : null;
      const text = written.get(reader) ?? JSON.stringify({ t: 'table', table: describe(table, reader, faces, there) });
      written.set(reader, text);
      return text;
    };
  }

  private at(table: string): ReadonlySet<Connection> {
    return this.tables.get(table) ?? new Set();
  }
}

/** Looks through the seats that its person holds now. False if a later version of the table is known already. */
function lookThrough({ following, person }: Connection, table: Table): boolean {
  if (following === null || following.version > table.version) return false;
  following.version = table.version;
  following.observers = observersFor(table, person);
  following.belongs = belongs(table, person);
  return true;
}

/** Sends the view of every observer that this connection has not seen yet. */
function show(connection: Connection, following: Following, live: Live): void {
  const { host } = live;
  if (following.match !== host.head.id) {
    following.match = host.head.id;
    following.had = new Map();
    following.shown.clear();
  }
  for (const as of following.shown) if (!following.observers.includes(as)) following.shown.delete(as);
  for (const as of following.observers) {
    if (following.shown.has(as)) continue;
    const had = following.had.get(as) ?? 0;
    const from = had <= host.tellings(as) ? had : 0;
    following.shown.add(as);
    following.had.set(as, host.tellings(as));
    connection.send(stepsFor(live, as, from));
  }
}
