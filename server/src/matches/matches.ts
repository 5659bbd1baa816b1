import { type Memo, nextMemo } from '@orrery/clock';
import type { Game, Kind, Seat } from '@orrery/kernel';
import { warn } from '../log.ts';
import { OldRules } from '../shelf.ts';
import { HomeLost, type MatchRecord, type Store } from '../stores/store.ts';
import { alone, botsOf, lastMatch, mannersAt, paceOf, type Table } from '../tables/table.ts';
import { restingSeats } from '../tables/vacations.ts';
import { type Bond, boundStore } from './bound-store.ts';
import { Company } from './company.ts';
import { dueAt, stays } from './due.ts';
import { type Live, type Opening, openMatch, readAhead } from './live.ts';
import { LiveMatches } from './live-matches.ts';

interface Settings extends Opening {
  /** How many matches stay in memory when nobody follows them. */
  readonly room: number;
  /** Does anybody follow this table now? */
  readonly followed: (table: string) => boolean;
  /** Is anybody connected to it who belongs to it? */
  readonly present: (table: string) => boolean;
  /** A match cannot begin before its luck is settled: to be done now. */
  readonly settle: (record: MatchRecord) => void;
  /** Others may be awaited now, or others there, than before. */
  readonly awaits?: (live: Live) => void;
  /** Its clock has come to stand still, or goes on. */
  readonly timed?: (live: Live) => void;
  /** Something happened in a match, and it is durable. */
  readonly heard: (live: Live) => void;
  /** Are the matches of this table played here? Absent: all are. */
  readonly serves?: (table: string) => boolean;
}

/** Of so many matches it is asked, whenever one is opened, whether they can be forgotten. */
const mostLookedAt = 8;

/** The live matches, least recently used first. */
export class Matches {
  private readonly settings: Settings;
  private readonly open = new Map<string, Promise<Live | null>>();
  private readonly ready = new LiveMatches();
  /** Of every match that is being opened: the tables that were erased meanwhile. */
  private readonly erasedMeanwhile = new Set<Set<string>>();
  private readonly company: Company;
  private closed = false;
  /** Counts how often everything was forgotten. */
  private lives = 0;
  /** Of every match that is open, where others may play it. */
  private readonly bonds = new Map<string, Bond>();

  constructor(settings: Settings) {
    this.settings = settings;
    const { present, around } = settings;
    this.company = new Company(present, around.time, (table) => this.attendTo(table));
  }

  get size(): number {
    return this.open.size;
  }

  has(id: string): boolean {
    return this.open.has(id);
  }

  /** The match in memory, opened if it is not there; null: it has not begun, for its luck is being settled. */
  live(id: string): Promise<Live | null> {
    const known = this.open.get(id);
    this.open.delete(id);
    const live = known ?? this.load(id);
    this.open.set(id, live);
    return live;
  }

  /** The match in memory; undefined: it has to be opened. For who follows it: it does not go to the end of the row by this. */
  inMind(id: string): Live | undefined {
    return this.ready.get(id);
  }

  /** Opens a match to see whether something happens in it by itself: it stays in memory only if that is soon. */
  async lookInto(id: string): Promise<void> {
    const live = await this.live(id);
    if (live !== null && this.ready.get(id) === live && !this.isNeeded(live)) this.forgetOne(id, live);
  }

  /** Lets the bots of a table play, and no others; at every change of the table, and after a restart. */
  async attend(table: Table): Promise<void> {
    const match = lastMatch(table);
    if (match === undefined || this.closed) return;
    const bots = botsNow(table, match.id);
    const played = bots !== null && bots.size > 0 && this.company.at(table.id);
    const runs = bots !== null && (played || paceOf(table).tempo === 'days');
    // A match that is being opened may have read an older table: it has to hear of this one, too.
    if (!runs && !this.open.has(match.id)) return;
    const live = await this.live(match.id);
    if (live === null) return;
    const { changed } = seat(live, table);
    this.keepTime(live);
    this.queue(live);
    if (changed) this.settings.timed?.(live);
  }

  /** A seat wants to have this answered for it from now on; false if the game knows no such wish. */
  prefer(live: Live, seat: Seat, how: string | null): boolean {
    const known = live.clock.prefer(seat, how);
    if (known) this.queue(live);
    return known;
  }

  /** Nothing is left of a table: nobody plays its matches any more. */
  forget(table: string): void {
    for (const erased of this.erasedMeanwhile) erased.add(table);
    for (const live of this.ready.at(table)) {
      putAway(live);
      this.ready.delete(live);
      this.open.delete(live.host.head.id);
    }
  }

  /** Others will play these tables soon: snapshots are written while they are still played here, and nobody waits for it. */
  notePositions(isTheirs: (table: string) => boolean): void {
    for (const { table, host } of this.ready) if (isTheirs(table)) host.putAway();
  }

  /** Others play these tables from now on: what is queued is played to its end, and what was in mind is written down. */
  async release(isTheirs: (table: string) => boolean): Promise<void> {
    const { lives } = this;
    await Promise.allSettled(this.open.values());
    if (lives !== this.lives) return;
    const leaving = [...this.ready].filter(({ table }) => isTheirs(table));
    for (const live of leaving) putAway(live);
    await Promise.allSettled(leaving.map(({ host }) => host.idle()));
    // All was forgotten meanwhile: what is open now is open anew.
    if (lives !== this.lives) return;
    for (const live of leaving) {
      live.host.putAway();
      this.unbind(live.host.head.id);
      this.ready.delete(live);
      this.open.delete(live.host.head.id);
    }
  }

  /** Others may have played on: nothing that is in mind counts any more. */
  forgetAll(): void {
    this.lives++;
    for (const id of [...this.bonds.keys()]) this.unbind(id);
    for (const live of [...this.ready]) {
      putAway(live);
      this.ready.delete(live);
    }
    this.open.clear();
  }

  /** Somebody came to a table, or went. */
  attendance(table: string): void {
    this.company.look(table);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.company.close();
    await Promise.allSettled(this.open.values());
    for (const live of this.ready) putAway(live);
  }

  private async load(id: string): Promise<Live | null> {
    const { store, shelf, slices, settle, heard, serves } = this.settings;
    const { lives } = this;
    const erased = new Set<string>();
    this.erasedMeanwhile.add(erased);
    try {
      // However many are opened at once, each part of each has a turn of the event loop to itself.
      await slices.next();
      const ahead = readAhead(store, id);
      const record = await ahead.record;
      if (record === null) throw new Error(`match ${id} is not in the store`);
      if (serves?.(record.table) === false) throw new HomeLost(`match ${id} is played elsewhere`);
      if (record.luck !== undefined && record.luck.stage !== 'set') {
        this.open.delete(id);
        settle(record);
        return null;
      }
      const table = await store.table(record.table);
      const pace = table === null ? ({ tempo: 'off', fixedWindows: false } as const) : paceOf(table);
      const game = await shelf.edition(record.head.game, record.head.rules);
      const kept = await ahead.memo;
      const memo = kept ?? (table === null || game === undefined ? null : await carriedOn(store, table, game, id));
      await slices.next();
      const gone = () =>
        erased.has(record.table) ? new Error(`match ${id} was erased while it was opened`) : undefined;
      const opening = { ...this.settings, store: this.bind(id) };
      const { snapshot } = ahead;
      const opened = Promise.all([openMatch(record, { pace, memo, snapshot }, opening), ahead.turn]);
      const [live, turn] = await opened.catch((error: unknown) => {
        throw gone() ?? error;
      });
      await slices.next();
      if (turn === null) await store.keepTurn(id, live.host.turn);
      const why = gone();
      if (why !== undefined) throw why;
      if (lives !== this.lives) {
        putAway(live);
        throw new HomeLost(`match ${id} was lost while it was opened`);
      }
      live.host.watch(() => {
        this.keepTime(live);
        this.queue(live);
        heard(live);
      });
      this.ready.add(live);
      live.bots.attend(this.company.at(live.table));
      if (table !== null && !this.closed) seat(live, table);
      this.keepTime(live);
      this.queue(live);
      // The server may have died between the last move and its consequences.
      if (live.host.result !== null) heard(live);
      this.forgetSome();
      return live;
    } catch (error) {
      if (lives === this.lives) this.open.delete(id);
      // Said once, when the server starts; or nothing to be said.
      if (!(error instanceof OldRules || error instanceof HomeLost)) warn(`match ${id} cannot be opened`, error);
      throw error;
    } finally {
      this.erasedMeanwhile.delete(erased);
    }
  }

  /** The store for a match that is opened now. */
  private bind(id: string): Store {
    const { store, serves } = this.settings;
    if (serves === undefined) return store;
    const bond: Bond = { holds: true };
    this.bonds.set(id, bond);
    return boundStore(store, bond);
  }
  private unbind(id: string): void {
    const bond = this.bonds.get(id);
    if (bond !== undefined) bond.holds = false;
    this.bonds.delete(id);
  }

  private attendTo(table: string): void {
    for (const live of this.ready.at(table)) {
      live.bots.attend(this.company.at(table));
      this.keepTime(live);
      this.queue(live);
    }
  }

  /**
   * At the table time runs while somebody who belongs to it is there, by correspondence always; but never while bots alone are
   * awaited that do not play now.
   */
  private keepTime({ table, pace, clock, bots }: Live): void {
    const runs = pace.tempo === 'days' || this.settings.present(table);
    if (runs && !bots.resting && !this.closed) clock.run();
    else clock.stand();
  }

  /** Writes down when something happens by itself in a match by correspondence: it may be put away until then. */
  private queue(live: Live): void {
    const { store, uptime, awaits } = this.settings;
    const { host, pace } = live;
    if (!this.closed) awaits?.(live);
    if (pace.tempo !== 'days' || this.closed) return;
    const { id } = host.head;
    store.keepDue(id, dueAt(live, uptime())).catch((error: unknown) => warn(`match ${id} cannot be queued`, error));
  }

  /** Looks at a few only, and at others the next time: who is needed now is used again. */
  private forgetSome(): void {
    let lookedAt = 0;
    for (const [id, known] of this.open) {
      if (this.open.size <= this.settings.room || ++lookedAt > mostLookedAt) return;
      const live = this.ready.get(id);
      this.open.delete(id);
      if (live === undefined || this.isNeeded(live)) this.open.set(id, known);
      else this.forgetOne(id, live);
    }
  }

  private forgetOne(id: string, live: Live): void {
    putAway(live);
    live.host.putAway();
    this.bonds.delete(id);
    this.ready.delete(live);
    this.open.delete(id);
  }

  private isNeeded(live: Live): boolean {
    const { dueIn } = live.clock;
    const soon = dueIn !== null && (live.pace.tempo !== 'days' || dueIn < stays);
    return soon || live.bots.busy || this.settings.followed(live.table);
  }
}

function putAway({ bots, clock }: Live): void {
  bots.retire();
  clock.stop();
}

function seat({ host, bots, clock }: Live, table: Table): { readonly changed: boolean } {
  const seated = botsNow(table, host.head.id);
  const unwatched = table.tournament !== undefined && table.seats.every(({ holder }) => holder === null);
  const payer = table.host ?? table.tournament?.host ?? null;
  const manners = mannersAt(table);
  bots.seat({ bots: seated, manners, alone: alone(table), host: payer, version: table.version, atOnce: unwatched });
  if (seated === null) clock.stop();
  return clock.rest(restingSeats(table));
}

/** The bots that play this match of the table now; null if it is not played there any more. */
function botsNow(table: Table, match: string): ReturnType<typeof botsOf> | null {
  return table.status === 'playing' && lastMatch(table)?.id === match ? botsOf(table) : null;
}

/** Who plays on at a table need not say again what they prefer; null: there was no match before, or nothing was said. */
async function carriedOn(store: Store, table: Table, game: Game<Kind>, match: string): Promise<Memo | null> {
  const at = table.matches.findIndex(({ id }) => id === match);
  const before = table.matches[at - 1];
  const last = before === undefined ? null : await store.memo(before.id);
  if (last === null) return null;
  const memo = nextMemo(game, last, (seat) => (table.seats[seat]?.since ?? 0) < at);
  await store.keepMemo(match, memo);
  return memo;
}
