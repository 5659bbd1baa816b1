import { type Bots, seatBots } from '@orrery/bots';
import { MatchClock, realTime, type Time } from '@orrery/clock';
import {
  type Answer,
  type Game,
  Host,
  type Kind,
  type Level,
  type MatchFile,
  type Observer,
  openingOptions,
  SealedChance,
  type Seat,
  Secret,
  upcomingOptions,
} from '@orrery/kernel';
import { keyBytes, newId, newKey } from '../ids.ts';
import { emptyFeed, type FeedState, type SeatFact, type Standing, type TableFeed } from '../play/feed.ts';
import { Listeners } from '../play/listeners.ts';
import { fileOf, headOf } from './file.ts';
import { framesOf } from './frames.ts';
import { type EntryStore, journalOn } from './journal.ts';
import { comingFacts, hasStandIn, type LocalSeat, type LocalTable, seatFact } from './tables.ts';

/** Nobody but the person here waits for these bots: they take less time than at a server's table. */
const pace = { min: 300, max: 900 };

/** Nobody is hurried at one's own device; windows last as long as everywhere. */
const unhurried = { tempo: 'off', fixedWindows: false } as const;
/** Who plays on for a person that has given up, or lets a bot play. */
const standIn: Level = 'normal';

function stoodInFor(seat: LocalSeat): SeatFact {
  const { name, sigil } = seat;
  return { ...seatFact(seat), level: standIn, began: { name, sigil, level: null, mine: true, still: false } };
}

/** What a table of this device needs from the page around it. */
export interface LocalWorld<K extends Kind> {
  /** The rules of new matches. */
  newest(): Promise<Game<K>>;
  readonly entries: EntryStore;
  readonly think: Bots['think'];
  readonly time?: Time;
  /** Keeps what has changed in the table's record. */
  keep(change: Partial<LocalTable>): Promise<void>;
  /** Tells other tabs of a new entry. */
  kept(match: string): void;
}

/** A table hosted in this browser: the same host as on a server, bots in a worker, no network. */
export class LocalFeed<K extends Kind> implements TableFeed<K> {
  readonly local = true;
  private game: Game<K>;
  private readonly world: LocalWorld<K>;
  private table: LocalTable;
  private host!: Host<K>;
  private clock!: MatchClock<K>;
  private readonly listeners = new Listeners();
  private readonly frames = new Map<Observer, { entries: number; views: K['view'][] }>();
  /** What thoughts and delays are drawn from: no file shows it. */
  private readonly secret = new Secret(keyBytes(newKey()));
  private state: FeedState<K> = emptyFeed;
  private stopBots: () => void = () => undefined;
  private bots: ReadonlyMap<Seat, Level> = new Map();
  private stopWatching: () => void = () => undefined;

  private constructor(game: Game<K>, table: LocalTable, world: LocalWorld<K>) {
    this.game = game;
    this.table = table;
    this.world = world;
  }

  static async open<K extends Kind>(game: Game<K>, table: LocalTable, world: LocalWorld<K>): Promise<LocalFeed<K>> {
    const feed = new LocalFeed(game, table, world);
    await feed.sitDown();
    return feed;
  }

  readonly watch = this.listeners.watch;
  now(): FeedState<K> {
    return this.state;
  }
  close(): void {
    this.stopBots();
    this.clock.stop();
    this.stopWatching();
  }
  /** Another tab has played on. */
  async catchUp(): Promise<void> {
    await this.host.catchUp();
  }

  play(by: Seat, move: K['move']): Promise<Answer> {
    // Who has given up answers nothing any more, nor does who lets a bot play.
    const decision = this.bots.has(by) ? '' : (this.state.standings.get(by)?.decision ?? '');
    return this.clock.play({ by, id: newId(), decision, move }).answer;
  }
  /** Somebody here has to go and lets a bot play for them, or is back. */
  async standIn(seat: Seat, bot: boolean): Promise<void> {
    const { table } = this;
    if (table.seats[seat]?.level !== null || hasStandIn(table, seat) === bot) return;
    const before = table.comings ?? [];
    const comings = [...before, { no: before.length, t: bot ? 'bot' : 'back', at: Date.now(), seat } as const];
    this.table = { ...table, comings };
    await this.world.keep({ comings });
    this.seatTheBots();
    this.show();
  }
  async giveMedal(to: string): Promise<string | null> {
    const seat = this.table.seats.findIndex(({ level }) => level === null);
    const matches = this.table.matches.map((match) => {
      if (match.id !== this.live.id) return match;
      const others = (match.medals ?? []).filter((medal) => medal.seat !== seat);
      return { ...match, medals: [...others, { seat, to }] };
    });
    this.table = { ...this.table, matches };
    await this.world.keep({ matches });
    this.show();
    return null;
  }
  prefer(by: Seat, how: string): void {
    if (this.clock.prefer(by, how)) this.show();
  }
  undo(by: Seat): Promise<Answer> {
    return this.host.undo(by, newId());
  }
  /** Whoever plays here sits here. */
  say(): Promise<string | null> {
    return Promise.resolve('NO_TALK');
  }
  recall(as: Observer, no: number): K['view'] | null {
    const { entries, head } = this.host;
    let known = this.frames.get(as);
    if (known?.entries !== entries.length) {
      known = { entries: entries.length, views: framesOf(this.game, head, entries, as) };
      this.frames.set(as, known);
    }
    return known.views[no] ?? null;
  }
  /** All is here. */
  async earlier(): Promise<void> {}
  async rematch(): Promise<string | null> {
    const { game, table, host, played } = this;
    const { result } = host;
    const end = result === null ? null : { view: host.view('table'), result };
    const upcoming = end === null ? null : upcomingOptions(game, table.series, table.options, played, end);
    const newest = await this.world.newest();
    const seats = table.seats.length;
    const following = upcoming === null ? null : newest.readOptions(upcoming, seats);
    // What older rules had in mind for the next game of a series may mean nothing to these: then it begins anew.
    const goesOn = following?.ok === true;
    const read = goesOn ? following : newest.readOptions(openingOptions(newest, table.series, table.chosen), seats);
    if (!read.ok) return 'BAD_OPTIONS';
    const options = read.value;
    const no = goesOn ? (played.at(-1)?.game ?? 0) + 1 : 1;
    const { comings = [] } = table;
    const over = played.map((match) =>
      match.id === this.live.id && comings.length > 0 ? { ...match, comings } : match,
    );
    const matches = [...over, { id: newId(), key: newKey(), game: no, places: null }];
    const change = { matches, options, rules: newest.rules, comings: [] };
    await this.world.keep(change);
    this.close();
    this.table = { ...table, ...change };
    this.game = newest;
    this.frames.clear();
    this.state = { ...this.state, standings: new Map() };
    await this.sitDown();
    return null;
  }
  async file(): Promise<MatchFile | null> {
    if (this.host.result === null) return null;
    const { game, table, live, host } = this;
    return fileOf({ game, table, match: live, entries: host.entries });
  }

  async review(): Promise<{ readonly path: string }> {
    return { path: `/review/${this.table.id}/${this.live.id}` };
  }

  /** The matches of this table, the one that is open as it stands now. */
  private get played(): LocalTable['matches'] {
    const places = this.host.result?.places ?? null;
    return this.table.matches.map((match) => (match.id === this.live.id ? { ...match, places } : match));
  }
  private get live(): LocalTable['matches'][number] {
    return this.table.matches.at(-1)!;
  }

  private async sitDown(): Promise<void> {
    const { id, key } = this.live;
    const head = headOf(this.table, id);
    const bytes = keyBytes(key);
    const world = {
      journal: journalOn(this.world.entries, this.world.kept),
      chance: (match: string, seq: number) => new SealedChance(bytes, match, seq),
      now: () => Date.now(),
    };
    const begun = (await this.world.entries.from(id, 0)).length > 0;
    this.host = await (begun ? Host.open(this.game, head, world) : Host.begin(this.game, head, world));
    this.clock = new MatchClock(this.host, {
      pace: unhurried,
      alone: this.table.seats.filter(({ kind }) => kind !== 'bot').length === 1,
      time: this.world.time ?? realTime,
      secret: this.secret.of('match', id),
      trouble: (error) => reportError(error),
    });
    this.bots = new Map();
    this.stopWatching = this.host.watch(() => {
      this.show();
      this.seatTheBots();
    });
    this.show();
    this.seatTheBots();
  }

  /** Bots sit where the table says, where somebody has given up, and for who has to go for a while. */
  private seatTheBots(): void {
    const { host, clock, table } = this;
    const given = this.game.abandoned?.(host.view('table')) ?? [];
    const stands = (seat: Seat) => given.includes(seat) || hasStandIn(table, seat);
    const levels = table.seats.map(({ level }, seat) => level ?? (stands(seat) ? standIn : null));
    const bots = new Map(levels.flatMap((level, seat) => (level === null ? [] : [[seat, level] as const])));
    if ([...bots.keys()].join() === [...this.bots.keys()].join()) return;
    this.bots = bots;
    this.stopBots();
    for (const seat of bots.keys()) clock.prefer(seat, null);
    const { think } = this.world;
    const manners = new Map(
      table.seats.flatMap(({ manner }, seat) => (manner === undefined ? [] : [[seat, manner] as const])),
    );
    const play: Bots['play'] = (move) => clock.play(move).answer;
    this.stopBots = seatBots(host, {
      seats: bots,
      manners,
      think,
      secret: this.secret.of('match', host.head.id),
      pace,
      play,
    });
  }

  private show(): void {
    const { host, table } = this;
    const people = table.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));
    const standings = new Map([...people, 'table' as const].map((as) => [as, this.standing(as)]));
    const { result } = host;
    this.state = {
      contact: 'live',
      talk: null,
      trouble: null,
      late: null,
      standings,
      table: {
        id: table.id,
        game: table.game,
        rules: table.rules,
        options: table.options,
        name: table.name ?? null,
        host: null,
        status: result === null ? 'playing' : 'over',
        seats: table.seats.map((seat, at) => (hasStandIn(table, at) ? stoodInFor(seat) : seatFact(seat))),
        comings: comingFacts(table, table.comings ?? []),
        medals: this.live.medals,
        series: table.series,
        matches: this.played,
        hints: table.hints,
      },
    };
    this.listeners.tell();
    void this.world.keep({ glance: { view: host.view('table'), awaited: host.awaited, result, at: Date.now() } });
  }

  private standing(as: Observer): Standing<K> {
    const { host } = this;
    const before = this.state.standings.get(as)?.told ?? [];
    const fresh = host.told(as, before.length);
    return {
      match: host.head.id,
      as,
      told: fresh.length === 0 ? before : [...before, ...fresh],
      view: host.view(as),
      decision: as === 'table' ? null : host.decision(as),
      awaited: host.waiting(as),
      actors: host.actors,
      undoable: as === 'table' ? 0 : host.undoable(as),
      clock: null,
      answering: as === 'table' ? null : this.clock.preference(as),
      result: host.result,
    };
  }
}
