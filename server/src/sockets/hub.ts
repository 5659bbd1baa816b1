import type { Observer, Seat } from '@orrery/kernel';
import { closeCodes, type ErrorCode, type Hello, type ServerMessage, type TalkLine, type Trouble } from '@orrery/wire';
import { Bucket, takeFromAll } from '../limits/bucket.ts';
import { warn } from '../log.ts';
import type { Settling } from '../luck/settling.ts';
import type { Live } from '../matches/live.ts';
import type { Matches } from '../matches/matches.ts';
import { stepsAfterHello, stepsAsItStands, stepsSince } from '../matches/steps.ts';
import type { Absences } from '../polls/absences.ts';
import type { Polls } from '../polls/polls.ts';
import { OldRules } from '../shelf.ts';
import { type Store, StoreAway } from '../stores/store.ts';
import { refusedToFollow, requestOf, shownOutFrom } from '../tables/door.ts';
import { type Faces, facesOf } from '../tables/faces.ts';
import { type Attendance, describe, type Presence } from '../tables/info.ts';
import { belongs, lastMatch, observersFor, peopleOf, type Table } from '../tables/table.ts';
import { withWatchers } from '../tables/watchers.ts';
import type { Spoken } from '../talk/talk.ts';
import type { Connection, Following } from './connection.ts';
import type { LastSeen } from './last-seen.ts';

/** What the hub asks, some of it made later than the hub. */
interface HubRooms {
  readonly lastSeen: LastSeen;
  readonly matches: () => Matches;
  readonly settling: () => Settling;
  readonly polls: () => Polls;
  readonly absences: () => Absences;
}

/** Who follows which table, and what they are sent: each connection only what its own observers may know. */
export class Hub implements Presence {
  private readonly tables = new Map<string, Set<Connection>>();
  private readonly toShow = new Set<string>();
  private readonly store: Store;
  private readonly rooms: HubRooms;

  constructor(store: Store, rooms: HubRooms) {
    this.store = store;
    this.rooms = rooms;
  }

  attendance(table: Table): Attendance {
    const people = this.here(table.id);
    const watchers = [...people].filter((person) => !belongs(table, person));
    const awaySince = (person: string) => this.rooms.lastSeen.awaySince(table.id, person)?.at ?? null;
    const screen = [...this.at(table.id)].some(({ following }) => following?.screen === true);
    return { people, watchers, screen, awaySince, poll: this.rooms.polls().describe(table) };
  }

  /** Everybody who follows a table. */
  here(table: string): ReadonlySet<string> {
    return new Set([...this.at(table)].map(({ person }) => person));
  }

  followed(table: string): boolean {
    return this.tables.has(table);
  }

  /** Is anybody here who belongs to the table? */
  present(table: string): boolean {
    for (const { following } of this.at(table)) if (following?.belongs) return true;
    return false;
  }

  /** Is somebody there for each of these seats? `looking`: with the table before their eyes. */
  attends(table: string, seats: readonly Seat[], looking: boolean): boolean {
    return seats.every((seat) => {
      for (const { following } of this.at(table))
        if (following?.observers.includes(seat) === true && (!looking || following.looking)) return true;
      return false;
    });
  }
  isThere(table: string, person: string): boolean {
    return this.of(table, person).length > 0;
  }
  isLooking(table: string, person: string): boolean {
    return this.of(table, person).some(({ following }) => following?.looking === true);
  }
  /** A page has come before somebody's eyes, or gone from them. */
  looks({ following }: Connection, looking: boolean): void {
    if (following === null || following.looking === looking) return;
    following.looking = looking;
    this.attended(following.table);
  }

  /** Who sits at a table and follows it; true: with a client that takes part in the luck. */
  sitting(table: string): ReadonlyMap<string, boolean> {
    const people = new Map<string, boolean>();
    for (const { person, following } of this.at(table))
      if (following?.observers.some((as) => as !== 'table'))
        people.set(person, following.luck || people.get(person) === true);
    return people;
  }

  /** Tells everybody who sees a table. */
  tell(table: string, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of this.at(table))
      if ((connection.following?.observers.length ?? 0) > 0) connection.send(text);
  }

  /** Begins to follow a table, from what the device has already had; or answers why this person may not. */
  async follow(connection: Connection, hello: Hello): Promise<ErrorCode | null> {
    this.unfollow(connection);
    const [table, muted] = await Promise.all([this.store.table(hello.table), this.store.mutedBy(connection.person)]);
    const refused = table === null ? null : refusedToFollow(table, connection.person, hello.link);
    if (table === null || refused !== null) return refused ?? 'NO_SUCH_TABLE';
    // Who has gone in the meantime said goodbye already: nobody would ever take them off the list.
    if (!connection.open) return null;
    const following: Following = {
      table: table.id,
      link: hello.link,
      observers: observersFor(table, connection.person),
      greeted: table.version,
      version: table.version,
      belongs: belongs(table, connection.person),
      muted,
      luck: hello.luck === true,
      looking: hello.hidden !== true,
      // Whoever only found the table in a list silences nobody.
      screen: hello.screen === true && (hello.link === table.link || belongs(table, connection.person)),
      wholeViews: hello.views === 'always',
      match: hello.match ?? null,
      had: new Map(Object.entries(hello.had).map(([as, had]) => [as === 'table' ? as : Number(as), had])),
      shown: new Set(),
      resyncs: new Map(),
      info: '',
    };
    connection.following = following;
    const here = this.tables.get(table.id) ?? new Set();
    this.tables.set(table.id, here.add(connection));
    this.rooms.lastSeen.came(table.id, connection.person);
    this.attended(table.id);
    if (following.belongs) this.company(table.id);
    await this.refresh(table.id, [connection]);
    const luck = this.rooms.settling().at(table.id);
    if (luck !== null) connection.send(luck);
    this.showSoon(table.id);
    return null;
  }

  unfollow(connection: Connection): void {
    const { following } = connection;
    if (following === null) return;
    const { table } = following;
    connection.following = null;
    const here = this.tables.get(table);
    here?.delete(connection);
    if (following.belongs && !this.here(table).has(connection.person))
      this.rooms.lastSeen.went(table, connection.person);
    if (here?.size === 0) this.tables.delete(table);
    else this.showSoon(table);
    this.attended(table);
    if (following.belongs) this.company(table);
  }

  /**
   * A table has changed: at once nobody looks through a seat that is not theirs any more, and who was removed hears that and
   * nothing more; the rest follows.
   */
  changed(table: Table): void {
    for (const connection of this.at(table.id)) {
      const code = shutOut(connection, table);
      if (code === null) lookThrough(connection, table);
      else this.showOut(connection, code);
    }
    this.attended(table.id);
    this.company(table.id);
    this.showSoon(table.id);
  }

  /** Something happened in a match. Whoever was told nothing hears nothing, not even that it happened. */
  heard(live: Live): void {
    const { table, host } = live;
    const written: Written[] = [];
    for (const connection of this.at(table)) {
      const { following } = connection;
      if (following?.match !== host.head.id) continue;
      const { wholeViews } = following;
      for (const as of following.observers) {
        const had = following.had.get(as) ?? 0;
        const tellings = host.tellings(as);
        if (!following.shown.has(as) || had >= tellings) continue;
        let steps = written.find((each) => each.as === as && each.had === had && each.wholeViews === wholeViews);
        if (steps === undefined) {
          steps = { as, had, wholeViews, text: JSON.stringify(stepsSince(live, as, had, wholeViews)) };
          written.push(steps);
        }
        following.had.set(as, tellings);
        connection.send(steps.text);
      }
    }
  }

  /** A seat wants something else answered for it: its own devices hear of it, and nobody else. */
  preferred(live: Live, seat: Seat): void {
    for (const connection of this.at(live.table)) {
      const { following } = connection;
      if (following?.match !== live.host.head.id || !following.observers.includes(seat)) continue;
      if (following.shown.has(seat)) connection.send(stepsAsItStands(live, seat, following.wholeViews));
    }
  }

  /** The clock of a match has come to stand still, or goes on: everybody is told what it says. */
  timed(live: Live): void {
    for (const connection of this.at(live.table)) {
      const { following } = connection;
      if (following?.match !== live.host.head.id) continue;
      for (const as of following.observers)
        if (following.shown.has(as)) connection.send(stepsAsItStands(live, as, following.wholeViews));
    }
  }

  /** A device could not follow: it is shown the whole view again, at most once a second for each observer. */
  showAgain(connection: Connection, live: Live, as: Observer): Trouble | null {
    const { following } = connection;
    if (following?.observers.includes(as) !== true) return { code: 'NOT_YOUR_SEAT' };
    if (following.match !== live.host.head.id || !following.shown.has(as)) return { code: 'NOT_STARTED' };
    const bucket = following.resyncs.get(as) ?? new Bucket({ burst: 1, perSecond: 1 }, Date.now);
    following.resyncs.set(as, bucket);
    const after = takeFromAll([bucket]);
    if (after > 0) return { code: 'TOO_FAST', after };
    connection.send(stepsAsItStands(live, as, true));
    return null;
  }

  /** Somebody has spoken: to everybody here, or to some people alone. */
  spoken(table: string, { line, speaker, readers }: Spoken): void {
    for (const connection of this.at(table)) {
      const { following, person } = connection;
      const listens = following !== null && following.observers.length > 0 && !following.muted.includes(speaker);
      if (listens && (readers?.includes(person) ?? true)) connection.send({ t: 'talk', whole: false, lines: [line] });
    }
  }

  /** A person wants to hear others than before: what was said is read out anew on all their devices. */
  async muted(person: string, readOut: (table: Table) => Promise<readonly TalkLine[]>): Promise<void> {
    const muted = await this.store.mutedBy(person);
    for (const [id, connections] of this.tables) {
      const own = [...connections].filter((connection) => connection.person === person);
      const table = own.length === 0 ? null : await this.store.table(id);
      if (table === null) continue;
      const lines = [...(await readOut(table))];
      for (const connection of own) {
        if (connection.following?.table !== id) continue;
        connection.following.muted = muted;
        if (table.talk) connection.send({ t: 'talk', whole: true, lines });
      }
      this.showSoon(id);
    }
  }

  /** Somebody's words are gone from a table: what is left is read out anew to everybody there. */
  async unsaid(id: string, readOut: (table: Table, person: string) => Promise<readonly TalkLine[]>): Promise<void> {
    const table = await this.store.table(id);
    if (table === null || !table.talk) return;
    for (const connection of [...this.at(id)]) {
      const lines = [...(await readOut(table, connection.person))];
      if (connection.following?.table === id) connection.send({ t: 'talk', whole: true, lines });
    }
  }

  /** Who sits at a table and is there may be others than before. */
  private company(table: string): void {
    void this.rooms.absences().look(table);
    void this.rooms.polls().look(table);
  }

  private attended(table: string): void {
    this.rooms.matches().attendance(table);
    this.rooms.settling().look(table);
  }

  private showOut(connection: Connection, code: ErrorCode): void {
    this.unfollow(connection);
    connection.send({ t: 'error', code });
  }

  /** Tells everybody at a table how it stands now, once for all that happens in this turn of the event loop. */
  showSoon(id: string): void {
    if (this.toShow.has(id)) return;
    this.toShow.add(id);
    setImmediate(() => {
      this.toShow.delete(id);
      this.refresh(id, [...this.at(id)]).catch((error: unknown) => {
        if (!(error instanceof StoreAway)) warn(`table ${id} could not be shown`, error);
        // Whoever is here would wait for what nobody sends.
        else for (const connection of [...this.at(id)]) connection.close(closeCodes.restart);
      });
    });
  }

  private async refresh(id: string, connections: readonly Connection[]): Promise<void> {
    if (connections.length === 0) return;
    const table = await this.store.table(id);
    const match = table === null ? undefined : lastMatch(table);
    const [faces, live] = await Promise.all([
      table === null ? new Map() : this.faces(table),
      match === undefined ? null : this.rooms.matches().live(match.id).catch(whyNotLive),
    ]);
    const written = table === null ? null : this.infos(table, faces);
    for (const connection of connections) {
      const { following, person } = connection;
      if (following?.table !== id) continue;
      const refused = table === null ? 'NO_SUCH_TABLE' : refusedToFollow(table, person, following.link);
      if (table === null || written === null || refused !== null) {
        this.showOut(connection, refused ?? 'NO_SUCH_TABLE');
        continue;
      }
      if (!lookThrough(connection, table)) continue;
      const info = written(person, following.muted);
      if (info !== following.info) {
        connection.send(info);
        if (live === 'old') connection.send({ t: 'error', code: 'OLD_RULES' });
      }
      following.info = info;
      if (live !== null && live !== 'old') show(connection, following, live);
    }
  }

  private async faces(table: Table): Promise<Faces> {
    const faces = await facesOf(this.store, table);
    // Before many watchers a host is looked for among them once: who they are is asked for nobody else.
    return table.host === null ? faces : withWatchers(this.store, table, this.attendance(table), faces);
  }

  /** The `table` message for each reader; written once for each whom the table knows, and once for all others. */
  private infos(table: Table, faces: Faces): (person: string, muted: readonly string[]) => string {
    const there = this.attendance(table);
    const people = new Set(peopleOf(table));
    const written = new Map<string | null, string>();
    return (person, muted) => {
      const known = people.has(person) || requestOf(table, person) !== undefined || muted.length > 0;
      const reader = { person: known ? person : null, muted };
      const text =
        written.get(reader.person) ?? JSON.stringify({ t: 'table', table: describe(table, reader, faces, there) });
      written.set(reader.person, text);
      return text;
    };
  }

  private of(table: string, person: string): readonly Connection[] {
    return [...this.at(table)].filter((connection) => connection.person === person);
  }

  private at(table: string): ReadonlySet<Connection> {
    return this.tables.get(table) ?? new Set();
  }
}

/** What is said to everybody alike who looks through the same eyes and has had the same. */
interface Written {
  readonly as: Observer;
  readonly had: number;
  readonly wholeViews: boolean;
  readonly text: string;
}

/** A match that cannot be read now is asked for again; one that cannot be opened leaves its table visible. */
function whyNotLive(error: unknown): 'old' | null {
  if (error instanceof StoreAway) throw error;
  return error instanceof OldRules ? 'old' : null;
}

/** Why a connection must hear no more of a table: its person was removed after they had come. */
function shutOut({ following, person }: Connection, table: Table): ErrorCode | null {
  const out = shownOutFrom(table, person);
  if (out === undefined || following === null || following.greeted >= out.version) return null;
  return out.banned ? 'BANNED_HERE' : 'REMOVED';
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
    connection.send(stepsAfterHello(live, as, from));
  }
}
