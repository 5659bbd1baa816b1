import { type Game, type Kind, type Level, openingOptions, type Seat, type Work } from '@orrery/kernel';
import type {
  AnswerAsker,
  EditSeats,
  JoinTable,
  LayTable,
  MatchInfo,
  MoveTable,
  MutePerson,
  RemovePerson,
} from '@orrery/wire';
import type { PlayedElsewhere } from '../matches/moved.ts';
import { no, type Outcome, yes } from '../outcome.ts';
import { endedMatch } from '../results/ended.ts';
import { drawKey, drawSecret, seal } from '../secrets.ts';
import type { Shelf } from '../shelf.ts';
import type { MatchRecord, Store } from '../stores/store.ts';
import { type Agreed, again, close, type End, endWithout, finish, setReady, start } from './changes.ts';
import { chooseForSeat } from './choosing.ts';
import { answerRequest, join, leave, letBotPlay, standInFor, takeBackRequest } from './coming.ts';
import { isChangeOfSeats, withComings, withLine } from './comings.ts';
import { agreeToCount } from './counting.ts';
import { type LightTable, withData, withoutData } from './data.ts';
import { type Faces, facesOf } from './faces.ts';
import { forget } from './forget.ts';
import { offerSeat } from './handing-on.ts';
import { withCode } from './invitations.ts';
import { editTable, layTable } from './lay.ts';
import { giveMedal } from './medals.ts';
import { banWatcher, handOver, lock, mute, remove, unban } from './moderation.ts';
import { goOn, layMoved } from './move.ts';
import { belongs, botIn, lastMatch, seatsHeld, type Table } from './table.ts';
import { besidesTournaments, holdersAt, type SeatedTable, seatedTable, settledLuck } from './tournament-table.ts';
import { changedMeanwhile, withVacationOf, withVacationsOfNew } from './vacations.ts';
import { watcherId } from './watchers.ts';

/** How many tables that are not over one person may belong to. */
const mostTables = 100;

/** The next table, by the rules of its game and the names of its people. */
type Change = (table: Table, game: Game<Kind>, faces: Faces) => Outcome<Table> | Promise<Outcome<Table>>;

interface Swap {
  readonly begun?: ((table: Table) => MatchRecord) | undefined;
  /** false: its age stays, by which it is listed and in the end forgotten. */
  readonly touches?: boolean;
}

const noSets: LightTable['sets'] = new Map();

/** The life of tables: every change is compared and swapped in the store, then whoever watches is told. */
export class Tables {
  private readonly store: Store;
  private readonly shelf: Shelf;
  private readonly now: () => number;
  private readonly watchers = new Set<(table: Table) => void>();
  private readonly erasedWatchers = new Set<(id: string) => void>();

  constructor(store: Store, shelf: Shelf, now: () => number) {
    this.store = store;
    this.shelf = shelf;
    this.now = now;
  }

  /** Calls back after every change, once it is durable. */
  watch(listener: (table: Table) => void): void {
    this.watchers.add(listener);
  }

  /** Calls back when nothing is left of a table at which something was played. */
  watchErased(listener: (id: string) => void): void {
    this.erasedWatchers.add(listener);
  }

  async lay(asked: LayTable, person: string): Promise<Outcome<Table>> {
    const game = this.shelf.get(asked.game);
    if (game === undefined) return no('NO_SUCH_GAME');
    if ((await this.store.countTablesOf(person)) >= mostTables) return no('TOO_MANY_TABLES');
    for (;;) {
      const laid = layTable(game, asked, person, this.now(), this.shelf.manners[game.id]);
      if (!laid.ok) return laid;
      const { table, sets } = withoutData(game, laid.value);
      // 'taken' here means that another table has drawn the same code.
      if ((await this.store.keepTable(table, undefined, sets)) === 'kept') return this.tell({ ...table, version: 1 });
    }
  }

  /** A table of a tournament: everybody sits already, and the first match begins. Laid twice it is laid once. */
  async seat(asked: SeatedTable): Promise<Outcome<Table>> {
    const game = this.shelf.get(asked.plan.game);
    if (game === undefined) return no('NO_SUCH_GAME');
    const known = await this.store.table(asked.id);
    if (known !== null) return yes(known);
    const laid = seatedTable(game, asked, this.now());
    if (!laid.ok) return laid;
    const { match, begun } = drawMatch(this.now());
    const faces = await facesOf(this.store, laid.value);
    const started = pinned(game, laid.value, (now) => start(now, match(now), faces, 'normal'));
    if (!started.ok) return started;
    const { table, sets } = withoutData(game, started.value);
    const kept = await this.store.keepTable(table, begun(table), sets);
    return kept === 'kept' ? this.tell({ ...table, version: 1 }) : no('ASK_AGAIN', { after: 1 });
  }

  /** The next match at a table of a tournament, by the same people. */
  seatAgain(id: string): Promise<Outcome<Table>> {
    const { match, begun } = drawMatch(this.now());
    const next: Change = (table, game, faces) =>
      pinned(game, table, (now) => again(now, match(now), faces, { people: holdersAt(now), seating: 'same' }));
    return this.change(id, next, begun);
  }

  /** A match that was played on one device goes on here. */
  async move(asked: MoveTable, person: string, played: PlayedElsewhere): Promise<Outcome<Table>> {
    const { game: id, rules } = played.head;
    const game = await this.shelf.edition(id, rules);
    if (game === undefined) return no('NO_SUCH_GAME');
    if ((await this.store.countTablesOf(person)) >= mostTables) return no('TOO_MANY_TABLES');
    for (;;) {
      const laid = layMoved(game, asked, person, this.now(), this.shelf.manners[game.id] ?? []);
      if (!laid.ok) return laid;
      const begun = goOn(laid.value, played, await facesOf(this.store, laid.value), asked);
      if (!begun.ok) return begun;
      const { table, sets } = withoutData(game, begun.value);
      const { head, key, entries } = played;
      const record = { head: { ...head, options: table.options }, table: table.id, key, played: entries };
      // Sent twice at once, by a device that had no answer: the first has it.
      if ((await this.store.match(head.id)) !== null) return no('ALREADY_MOVED');
      if ((await this.store.keepTable(table, record, sets)) === 'kept') return this.tell({ ...table, version: 1 });
    }
  }

  join(id: string, person: string, asked: JoinTable): Promise<Outcome<Table>> {
    return this.change(id, (table) => join(table, person, asked, this.now()));
  }

  takeBackRequest(id: string, person: string): Promise<Outcome<Table>> {
    return this.change(id, (table) => takeBackRequest(table, person));
  }

  answerRequest(id: string, person: string, { asker, yes: granted }: AnswerAsker): Promise<Outcome<Table>> {
    return this.asHost(id, person, (table) => answerRequest(table, asker, granted, this.now()));
  }

  remove(id: string, person: string, { seat, ban }: RemovePerson): Promise<Outcome<Table>> {
    return this.asHost(id, person, (table) => remove(table, seat, ban));
  }

  /** `watchers`: who watches now. */
  removeWatcher(id: string, person: string, watcher: string, watchers: (table: Table) => readonly string[]) {
    return this.asHost(id, person, (table) => {
      const meant = watchers(table).find((each) => watcherId(table.id, each) === watcher);
      return meant === undefined ? no('NOBODY_THERE') : banWatcher(table, meant);
    });
  }

  unban(id: string, person: string, banned: string): Promise<Outcome<Table>> {
    return this.asHost(id, person, (table) => unban(table, banned));
  }

  mute(id: string, person: string, { seat, muted }: MutePerson): Promise<Outcome<Table>> {
    return this.asHost(id, person, (table) => mute(table, seat, muted));
  }

  lock(id: string, person: string, locked: boolean, watchers: (table: Table) => readonly string[]) {
    return this.asHost(id, person, (table) => lock(table, locked, watchers(table)));
  }

  handOver(id: string, person: string, seat: Seat): Promise<Outcome<Table>> {
    return this.asHost(id, person, (table) => handOver(table, seat));
  }

  ready(id: string, person: string, ready: boolean): Promise<Outcome<Table>> {
    return this.change(id, (table) => (belongs(table, person) ? setReady(table, person, ready) : no('NO_SUCH_TABLE')));
  }

  agreeToCount(id: string, person: string, agrees: boolean): Promise<Outcome<Table>> {
    return this.change(id, (table) =>
      belongs(table, person) ? agreeToCount(table, person, agrees) : no('NO_SUCH_TABLE'),
    );
  }

  /** `works`: what can be honoured in the match that is over. */
  giveMedal(id: string, person: string, to: string, works: readonly Work[]): Promise<Outcome<Table>> {
    return this.change(id, (table) =>
      belongs(table, person) ? giveMedal(table, person, to, works) : no('NO_SUCH_TABLE'),
    );
  }

  chooseForSeat(id: string, person: string, seat: Seat, value: string): Promise<Outcome<Table>> {
    return this.change(id, (table, game) =>
      belongs(table, person) ? chooseForSeat(game, table, person, seat, value) : no('NO_SUCH_TABLE'),
    );
  }

  letBotPlay(id: string, person: string, bot: boolean): Promise<Outcome<Table>> {
    const own = besidesTournaments(person, (table) => letBotPlay(table, person, bot));
    return this.change(id, (table) => (belongs(table, person) ? own(table) : no('NO_SUCH_TABLE')));
  }

  /** Decided by the others at the table, about somebody who is away, if that still holds. */
  standInFor(id: string, seat: Seat, match: string, holds: (table: Table) => boolean): Promise<Outcome<Table>> {
    return this.changeAnyway(id, (table) =>
      holds(table) ? standInFor(table, table.seats[seat]?.holder ?? '', match) : no('NO_SUCH_POLL'),
    );
  }

  async tookBack(id: string, seat: Seat, match: string): Promise<Outcome<Table>> {
    const at = Math.max(this.now(), (await this.store.lastAt(match)) ?? 0);
    return this.change(id, (table, _game, faces) =>
      lastMatch(table)?.id === match ? yes(withLine(table, 'tookBack', seat, faces, at)) : no('NOT_STARTED'),
    );
  }

  /** Another match was asked for, and these people who sit there do not want it now. */
  stayOut(id: string, people: readonly string[]): Promise<Outcome<Table>> {
    return this.change(id, (table, _game, faces) => {
      if (table.status !== 'over') return no('NOT_OVER');
      const seats = people.flatMap((person) => seatsHeld(table, person).slice(0, 1));
      return yes(seats.reduce((now, seat) => withLine(now, 'stayed', seat, faces, this.now()), table));
    });
  }

  /** A person has gone on vacation, or is back. Nothing was done at the table: it is as old as before. */
  lookForVacation(id: string, person: string): Promise<Outcome<Table>> {
    const look = async (table: Table) =>
      yes({ table: await withVacationOf(this.store, table, person, this.now()), sets: noSets });
    return this.swap(id, look, { touches: false });
  }

  endWithout(id: string, seat: Seat, match: string, holds: (table: Table) => boolean): Promise<Outcome<Table>> {
    return this.changeAnyway(id, (table) => (holds(table) ? endWithout(table, match, seat) : no('NO_SUCH_POLL')));
  }

  offerSeat(id: string, person: string, seat: Seat): Promise<Outcome<Table>> {
    return this.change(
      id,
      besidesTournaments(person, (table) => offerSeat(table, person, seat, this.now())),
    );
  }

  leave(id: string, person: string): Promise<Outcome<Table>> {
    return this.change(
      id,
      besidesTournaments(person, (table) => leave(table, person)),
    );
  }

  edit(id: string, person: string, asked: EditSeats): Promise<Outcome<Table>> {
    return this.asHost(id, person, (table, game) => {
      if (table.status !== 'waiting') return no('ALREADY_STARTED');
      return editTable(game, table, asked, this.now(), this.shelf.manners[game.id] ?? []);
    });
  }

  start(id: string, person: string, fill: Level): Promise<Outcome<Table>> {
    const { match, begun } = drawMatch(this.now());
    return this.asHost(
      id,
      person,
      (table, game, faces) =>
        pinned(game, table, (now) => start(now, match(now), faces, fill, this.shelf.manners[game.id])),
      begun,
    );
  }

  again(id: string, person: string, agreed: Agreed): Promise<Outcome<Table>> {
    const { match, begun } = drawMatch(this.now());
    const next: Change = (table, game, faces) =>
      belongs(table, person)
        ? pinned(game, table, (now) => again(now, match(now), faces, agreed))
        : no('NO_SUCH_TABLE');
    return this.change(id, next, begun);
  }

  finish(id: string, match: string, end: End): Promise<Outcome<Table>> {
    const next: Change = async (table, newest) =>
      finish(table, (await this.shelf.edition(table.game, table.rules)) ?? newest, match, end);
    return this.change(id, next);
  }

  /** The clock has played for a person: everybody reads it. */
  async ranOut(id: string, match: string, seat: Seat): Promise<Outcome<Table>> {
    const at = Math.max(this.now(), (await this.store.lastAt(match)) ?? 0);
    return this.change(id, (table, _game, faces) => {
      const [held, played] = [table.seats[seat], table.status === 'playing' && lastMatch(table)?.id === match];
      if (held === undefined || held.holder === null || botIn(held) !== null || !played) return no('NOT_STARTED');
      return yes(withLine(table, 'late', seat, faces, at));
    });
  }

  /** A table that waits since before that moment is gone. */
  expire(id: string, before: number): Promise<Outcome<Table>> {
    return this.changeAnyway(id, (table) => {
      if (table.status !== 'waiting' || table.touched >= before) return no('ALREADY_STARTED');
      return yes({ ...table, host: null, seats: table.seats.map((seat) => ({ ...seat, holder: null })) });
    });
  }

  /** A match that nobody plays any more is over as it stands; whoever belongs to its table may begin another. */
  abandon(id: string, match: string): Promise<Outcome<Table>> {
    return this.changeAnyway(id, (table) => {
      if (table.status !== 'playing' || lastMatch(table)?.id !== match) return no('NOT_STARTED');
      return yes({ ...table, status: 'over', code: null });
    });
  }

  /** A person is deleted; also at a table of a game that is on the shelf no more. */
  forget(id: string, person: string): Promise<Outcome<Table>> {
    return this.changeAnyway(id, (table) => forget(table, person));
  }

  /** The owner of the server ends it, wherever it stands: nothing is won or lost. */
  end(id: string): Promise<Outcome<Table>> {
    return this.changeAnyway(id, (table) => yes(close(table)));
  }

  /** Nothing is left of it; whoever follows it is told that there is no such table. */
  async erase(id: string): Promise<Outcome<Table>> {
    for (;;) {
      const last = await this.end(id);
      if (!last.ok) return last;
      if (await this.forgetOver(last.value)) return this.tell(last.value);
    }
  }

  /** A table that is over is forgotten with all that was played there, unless it has changed meanwhile. */
  async forgetOver(table: Table): Promise<boolean> {
    if ((await this.store.forgetTable(table)) === 'taken') return false;
    this.tellErased(table.id);
    return true;
  }

  private asHost(
    id: string,
    person: string,
    next: Change,
    begun?: (table: Table) => MatchRecord,
  ): Promise<Outcome<Table>> {
    const checked: Change = (table, game, faces) => {
      if (!belongs(table, person)) return no('NO_SUCH_TABLE');
      return table.host === person ? next(table, game, faces) : no('NOT_HOST');
    };
    return this.change(id, checked, begun);
  }

  private change(id: string, next: Change, begun?: (table: Table) => MatchRecord): Promise<Outcome<Table>> {
    const byRules = async (table: Table): Promise<Outcome<LightTable>> => {
      const game = this.shelf.get(table.game);
      if (game === undefined) return no('NO_SUCH_GAME');
      const full = await withData(this.store, table);
      const changed = await next(full, game, await facesOf(this.store, table));
      if (!changed.ok) return changed;
      return yes(changed.value === full ? { table, sets: noSets } : withoutData(game, changed.value));
    };
    return this.swap(id, byRules, { begun });
  }

  /** A change that no rules are asked for: it can be made at a table whose game or data set is gone. */
  private changeAnyway(id: string, next: (table: Table) => Outcome<Table>): Promise<Outcome<Table>> {
    return this.swap(id, async (table) => {
      const changed = next(table);
      return changed.ok ? yes({ table: changed.value, sets: noSets }) : changed;
    });
  }

  private async swap(
    id: string,
    next: (table: Table) => Promise<Outcome<LightTable>>,
    { begun, touches = true }: Swap = {},
  ): Promise<Outcome<Table>> {
    for (;;) {
      const table = await this.store.table(id);
      if (table === null) return no('NO_SUCH_TABLE');
      const changed = await next(table);
      if (!changed.ok) return changed;
      const { table: light, sets } = changed.value;
      if (light === table) return yes(table);
      const seated = await withVacationsOfNew(this.store, table, light, this.now());
      const touched = touches ? this.now() : table.touched;
      const after = withCode({ ...(await this.withComings(table, seated)), touched });
      const gone = after.host === null && after.matches.length === 0;
      const game = (await this.shelf.edition(after.game, after.rules)) ?? null;
      const ended = endedMatch(game, table, after, this.now());
      const kept = gone ? this.store.dropTable(after) : this.store.keepTable(after, begun?.(after), sets, ended);
      if ((await kept) === 'taken') continue;
      let told = this.tell({ ...after, version: after.version + 1 });
      for (const person of await changedMeanwhile(this.store, table, after, this.now()))
        told = await this.lookForVacation(id, person);
      return told;
    }
  }

  /** Who has come or gone is read after all that was played before, whatever the clock says. */
  private async withComings(before: Table, after: Table): Promise<Table> {
    const match = lastMatch(after);
    if (match === undefined || !isChangeOfSeats(before, after)) return after;
    const played = (await this.store.lastAt(match.id)) ?? 0;
    return withComings(before, after, await facesOf(this.store, before, after), Math.max(this.now(), played));
  }

  private tellErased(id: string): void {
    for (const listener of this.erasedWatchers) listener(id);
  }

  private tell(table: Table): Outcome<Table> {
    for (const listener of this.watchers) listener(table);
    return yes(table);
  }
}

/** A match about to begin: its id, the seal on its luck, and the record that is kept with the table. */
function drawMatch(began: number) {
  const key = drawKey();
  const own = drawSecret();
  const match = ({ upcoming, matches }: Table): MatchInfo => {
    const game = upcoming === null ? 1 : (matches.at(-1)?.game ?? 0) + 1;
    return { id: own, game, places: null, seal: seal(key), began };
  };
  const begun = (table: Table): MatchRecord => {
    const { id, game, rules, options, seats } = table;
    return { head: { id: own, game, rules, seats: seats.length, options }, table: id, key, luck: settledLuck(table) };
  };
  return { match, begun };
}

/** The rules may have grown since the table was laid: a match is pinned to those of the day it begins. */
function pinned(game: Game<Kind>, table: Table, next: (table: Table) => Outcome<Table>): Outcome<Table> {
  const seats = table.seats.length;
  const following = table.upcoming === null ? null : game.readOptions(table.upcoming, seats);
  if (following?.ok) return next({ ...table, rules: game.rules, options: following.value });
  // What the older rules had in mind for the next game of a series may mean nothing to these: then it begins anew.
  const options = game.readOptions(table.chosen ?? undefined, seats);
  if (!options.ok) return no('BAD_OPTIONS', { problem: options.problem, where: options.where });
  const played = openingOptions(game, table.series, options.value);
  return next({ ...table, rules: game.rules, options: played, upcoming: null });
}
