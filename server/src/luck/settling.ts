import type { Time } from '@orrery/clock';
import type { LuckMessage } from '@orrery/wire';
import { warn } from '../log.ts';
import type { MatchRecord, Store } from '../stores/store.ts';
import { lastMatch, seatsHeld, sittersOf, type Table } from '../tables/table.ts';
import type { StoredLuck } from './stored.ts';

interface Settings {
  readonly store: Store;
  readonly time: Time;
  /** How long people's browsers are waited for, in milliseconds: for their seals, and then for their nonces. */
  readonly wait: number;
  /** Who sits at a table and follows it now; true: with a browser that takes part in the luck. */
  readonly present: (table: string) => ReadonlyMap<string, boolean>;
  /** To everybody who follows a table. */
  readonly tell: (table: string, message: LuckMessage) => void;
  /** The luck of its match is set: it can begin. */
  readonly settled: (table: string) => void;
}

/** A match whose luck is not set yet. */
interface Meeting {
  readonly match: string;
  readonly table: string;
  luck: Exclude<StoredLuck, { stage: 'set' }>;
  /** Whose seals are waited for: also those who have gone for a moment, as by a reload. */
  readonly asked: Set<string>;
  /** What people have given, of which nothing is kept before the list is made. */
  readonly seals: Map<string, string>;
  readonly nonces: Map<string, string>;
  /** Something is being written: what comes now comes too late. */
  writing: boolean;
  cancel: () => void;
}

/** After a restart browsers first have to find their way back. */
const patience = 8;

/**
 * Settles the luck of matches between the server, which has sealed its key, and the browsers of the people at the table: first
 * all seal a nonce, then the list of seals is kept and shown, then the nonces are opened. Nobody waits long for anybody.
 */
export class Settling {
  private readonly settings: Settings;
  /** By table: a table plays one match at a time. */
  private readonly meetings = new Map<string, Meeting>();

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** Begins, or goes on where a server before this one stopped. */
  begin({ head, table, luck }: MatchRecord): void {
    const before = this.meetings.get(table);
    if (before?.match === head.id || luck === undefined || luck.stage === 'set') return;
    before?.cancel();
    const meeting: Meeting = {
      ...{ match: head.id, table, luck, writing: false, cancel: () => undefined },
      ...{ asked: new Set(), seals: new Map(), nonces: new Map() },
    };
    this.meetings.set(table, meeting);
    this.ask(meeting, luck.stage === 'open' ? patience * this.settings.wait : this.settings.wait);
  }

  /** What a device that comes to a table has to know. */
  at(table: string): LuckMessage | null {
    const meeting = this.meetings.get(table);
    return meeting === undefined ? null : messageOf(meeting.match, meeting.luck);
  }

  /** Somebody came to a table, or went. */
  look(table: string): void {
    const meeting = this.meetings.get(table);
    if (meeting !== undefined) this.goOn(meeting);
  }

  /** The seal that counts for this person; null: it comes too late, or nobody asked. */
  seal(table: string, person: string, match: string, seal: string): string | null {
    const meeting = this.meetings.get(table);
    if (meeting?.match !== match || meeting.luck.stage !== 'seal' || meeting.writing) return null;
    if (!this.settings.present(table).has(person)) return null;
    const counts = meeting.seals.get(person) ?? seal;
    meeting.seals.set(person, counts);
    this.goOn(meeting);
    return counts;
  }

  /** The nonce that was taken from this person; null: it comes too late, or they had sealed none. */
  open(table: string, person: string, match: string, nonce: string): string | null {
    const meeting = this.meetings.get(table);
    if (meeting?.match !== match || meeting.luck.stage !== 'open' || meeting.writing) return null;
    if (!meeting.luck.people.includes(person)) return null;
    const counts = meeting.nonces.get(person) ?? nonce;
    meeting.nonces.set(person, counts);
    this.goOn(meeting);
    return counts;
  }

  /** Others settle the luck of these tables from now on: what was given here has to be given there again. */
  release(isTheirs: (table: string) => boolean): void {
    for (const [table, { cancel }] of this.meetings) {
      if (!isTheirs(table)) continue;
      cancel();
      this.meetings.delete(table);
    }
  }

  close(): void {
    this.release(() => true);
  }

  private ask(meeting: Meeting, wait: number): void {
    meeting.cancel = this.settings.time.after(wait, () => this.write(meeting));
    this.settings.tell(meeting.table, messageOf(meeting.match, meeting.luck));
    this.goOn(meeting);
  }

  /** Goes on at once when everybody has given what they were asked for. */
  private goOn(meeting: Meeting): void {
    const present = this.settings.present(meeting.table);
    for (const [person, takesPart] of present) if (takesPart) meeting.asked.add(person);
    if (!meeting.writing && isComplete(meeting, present.size > 0)) void this.write(meeting);
  }

  private async write(meeting: Meeting): Promise<void> {
    if (meeting.writing || this.meetings.get(meeting.table) !== meeting) return;
    const { store, wait, time } = this.settings;
    const { match, table } = meeting;
    meeting.writing = true;
    meeting.cancel();
    try {
      const at = await store.table(table);
      if (at?.status !== 'playing' || lastMatch(at)?.id !== match) this.meetings.delete(table);
      else await this.keep(meeting, nextLuck(meeting, at));
    } catch (error) {
      warn(`the luck of match ${match} could not be kept`, error);
      meeting.cancel = time.after(wait, () => this.write(meeting));
    } finally {
      meeting.writing = false;
    }
  }

  /** Only what is durable is shown. If another server was faster, what it has kept counts. */
  private async keep(meeting: Meeting, next: StoredLuck): Promise<void> {
    const { store, tell, settled, wait } = this.settings;
    const { match, table } = meeting;
    const kept = (await store.keepLuck(match, next)) === 'kept' ? next : (await store.match(match))?.luck;
    if (kept === undefined || this.meetings.get(table) !== meeting) return;
    meeting.writing = false;
    if (kept.stage !== 'set') {
      meeting.luck = kept;
      this.ask(meeting, wait);
      return;
    }
    this.meetings.delete(table);
    tell(table, messageOf(match, kept));
    settled(table);
  }
}

function isComplete({ luck, asked, seals, nonces }: Meeting, anybodyHere: boolean): boolean {
  if (luck.stage === 'open') return luck.people.every((person) => nonces.has(person));
  // Where nobody is yet somebody may be on the way.
  return anybodyHere && [...asked].every((person) => seals.has(person));
}

function nextLuck({ match, luck, seals, nonces }: Meeting, table: Table): StoredLuck {
  if (luck.stage === 'open') {
    const opened = luck.people.map((person) => nonces.get(person) ?? null);
    return { stage: 'set', record: { ...luck.list, nonces: opened } };
  }
  // Who has taken a bot's seat since the match began has no part: whoever checks it knows who sat there at the beginning.
  const bots = new Set([...sittersOf(table, match).entries()].flatMap(([seat, { level }]) => (level ? [seat] : [])));
  const seatsOf = (person: string) => seatsHeld(table, person).filter((seat) => !bots.has(seat));
  const holders = new Set(
    table.seats.flatMap(({ holder }, seat) => (holder === null || bots.has(seat) ? [] : [holder])),
  );
  const people = [...holders].filter((person) => seals.has(person));
  const absent = [...holders].filter((person) => !seals.has(person)).flatMap(seatsOf);
  const list = {
    seals: people.map((person) => ({ seats: seatsOf(person), seal: seals.get(person)! })),
    absent: absent.sort((a, b) => a - b),
  };
  return people.length > 0 ? { stage: 'open', list, people } : { stage: 'set', record: { ...list, nonces: [] } };
}

function messageOf(match: string, luck: StoredLuck): LuckMessage {
  const message = { t: 'luck', match, stage: luck.stage } as const;
  if (luck.stage === 'seal') return { ...message, list: null, nonces: null };
  if (luck.stage === 'open') return { ...message, list: listOf(luck.list), nonces: null };
  return { ...message, list: listOf(luck.record), nonces: [...luck.record.nonces] };
}

function listOf({ seals, absent }: Extract<StoredLuck, { stage: 'open' }>['list']): LuckMessage['list'] {
  return { seals: seals.map(({ seats, seal }) => ({ seats: [...seats], seal })), absent: [...absent] };
}
