import type { Answer, Game, Kind, MatchFile, Observer, Seat, Told } from '@orrery/kernel';
import { type Drawer, drawerIn } from '@orrery/ui/drawer';
import { closeCodes, type ErrorMessage, type ServerMessage, type StepsOf, type TableInfo } from '@orrery/wire';
import { heardNotice } from '../announced/announced.ts';
import { newId } from '../ids.ts';
import { emptyFeed, type FeedState, hadOf, type TableFeed } from '../play/feed.ts';
import { loadKit } from '../play/kit.ts';
import { Listeners } from '../play/listeners.ts';
import { api, dataSets } from './api.ts';
import type { DataSets } from './data.ts';
import { Followed } from './followed.ts';
import { Line, type LineWorld } from './line.ts';
import { LuckPart } from './luck.ts';
import { withEarlier } from './merge.ts';
import { Openings } from './openings.ts';
import { Outbox } from './outbox.ts';
import { openReview } from './reviews.ts';
import { LoadedRules, type Rules } from './rules.ts';
import { Seals } from './seals.ts';
import { RemoteTalk } from './talk.ts';
import { WholeMessages } from './whole.ts';
import { Wishes } from './wishes.ts';

/** Where a page keeps what the next page at the same table needs. */
export interface Drawers {
  readonly lasting: Drawer;
  readonly passing: Drawer;
}

/** What a page has beside its line. */
export interface PageOf {
  readonly drawers: Drawers;
  readonly sets: DataSets;
  readonly rules: Rules;
  /** It is the large screen of the table. */
  readonly screen: boolean;
}

const browserPage: PageOf = {
  drawers: { lasting: drawerIn(() => localStorage), passing: drawerIn(() => sessionStorage) },
  sets: dataSets,
  rules: new LoadedRules(async (game, rules) => (await loadKit(game, rules))?.game ?? null),
  screen: false,
};

/** After these the server tells nothing more of the table. */
const shutsOut: ReadonlySet<string> = new Set(['NO_SUCH_TABLE', 'REMOVED', 'BANNED_HERE', 'LOCKED', 'BANNED']);

/** Without an id these are about something that the server has not read: it may be what was said. */
const unread: ReadonlySet<string> = new Set(['MALFORMED', 'TOO_LARGE', 'TOO_FAST']);

/** A table that a server hosts. */
export class RemoteFeed<K extends Kind> implements TableFeed<K> {
  readonly local = false;
  /** The table with all that its waiting room shows. */
  info: TableInfo | null = null;
  private readonly table: string;
  private readonly link: string | null;
  private readonly screen: boolean;
  private readonly listeners = new Listeners();
  private readonly outbox: Outbox;
  private readonly openings: Openings<K>;
  private readonly seals: Seals;
  private readonly luck: LuckPart;
  private readonly wishes = new Wishes();
  private readonly talk = new RemoteTalk();
  private readonly followed: Followed<K>;
  private readonly whole: WholeMessages;
  private readonly line: Line;
  private readonly world: LineWorld;
  private looking = true;
  private cancelAgain: () => void = () => undefined;
  private state: FeedState<K> = emptyFeed;

  constructor(table: string, link: string | null, world: LineWorld, page: Partial<PageOf> = {}) {
    const { drawers, sets, rules, screen } = { ...browserPage, ...page };
    this.table = table;
    this.link = link;
    this.screen = screen;
    this.world = world;
    this.outbox = new Outbox(drawers.lasting, table, (answer, parcel) => {
      if (answer.ok) return;
      const view = this.state.standings.get(parcel.seat)?.view;
      const play = parcel.t === 'undo' || view === undefined ? null : { move: parcel.move as K['move'], view };
      this.show({ late: { refusal: answer.refusal, play } });
    });
    this.openings = new Openings(drawers.passing, table);
    this.seals = new Seals(drawers.lasting, table);
    this.luck = new LuckPart({
      ...{ drawer: drawers.lasting, table, seals: this.seals },
      sits: () => this.info?.seats.some(({ mine }) => mine) === true,
      send: (message) => this.line.send(message),
    });
    this.followed = new Followed({
      rules: () =>
        this.info === null ? null : ((rules.find(this.info.game, this.info.rules) ?? null) as Game<K> | null),
      resync: (as) => this.line.send({ t: 'resync', as }),
      again: () => this.line.again(),
    });
    this.whole = new WholeMessages(
      { sets, rules },
      (message) => this.hear(message),
      () => this.comeBack(1),
    );
    this.line = new Line(world, {
      opened: () => {
        this.whole.begin();
        this.greet();
      },
      heard: (message) => this.whole.take(message),
      lost: (code) => {
        this.talk.lost();
        this.show({ contact: 'reaching' });
        if (code === closeCodes.ended) void this.askWhetherKnown();
      },
    });
  }

  readonly watch = this.listeners.watch;
  now(): FeedState<K> {
    return this.state;
  }
  hurry(): void {
    this.line.hurry();
  }
  /** The page has come before somebody's eyes, or gone from them. */
  look(looking: boolean): void {
    if (this.looking === looking) return;
    this.looking = looking;
    this.line.send({ t: 'looking', looking });
  }
  close(): void {
    this.line.close();
    this.cancelAgain();
    this.outbox.leave('OFFLINE');
  }

  play(by: Seat, move: K['move'], unattended?: 'unattended'): Promise<Answer> {
    const standing = this.state.standings.get(by);
    if (standing === undefined || standing.decision === null)
      return Promise.resolve({ ok: false, refusal: 'NOT_YOUR_SEAT' });
    const { match, decision } = standing;
    const alone = unattended === undefined ? {} : ({ unattended: true } as const);
    return this.post({ t: 'play', seat: by, id: newId(), match, decision, move, ...alone });
  }
  undo(by: Seat): Promise<Answer> {
    const standing = this.state.standings.get(by);
    if (standing === undefined) return Promise.resolve({ ok: false, refusal: 'NOT_YOUR_SEAT' });
    return this.post({ t: 'undo', seat: by, id: newId(), match: standing.match });
  }
  prefer(by: Seat, how: string): void {
    const standing = this.state.standings.get(by);
    if (standing === undefined) return;
    this.line.send(this.wishes.wish(by, how, standing.match));
    this.show({ standings: new Map([...this.state.standings, [by, { ...standing, answering: how }]]) });
  }
  say(by: Seat, to: readonly Seat[], text: string): Promise<string | null> {
    return this.talk.say(by, to, text, (message) => this.line.send(message));
  }
  recall(as: Observer, no: number): K['view'] | null {
    return this.openings.recall(as, no);
  }
  async earlier(as: Observer): Promise<void> {
    const standing = this.state.standings.get(as);
    const before = standing?.told[0]?.no ?? 0;
    if (standing === undefined || before === 0) return;
    const { match } = standing;
    const page = await api.told(this.table, { match, as: String(as), before: String(before), link: this.link });
    const now = this.state.standings.get(as);
    if (!page.ok || now?.match !== match) return;
    const told = this.whole.tellings(page.value.told) as unknown as Told<K>[];
    this.show({ standings: new Map([...this.state.standings, [as, withEarlier(now, told)]]) });
  }
  async giveMedal(to: string): Promise<string | null> {
    const given = await api.giveMedal(this.table, to);
    return given.ok ? null : given.trouble.code;
  }
  async rematch(): Promise<string | null> {
    const laid = await api.rematch(this.table);
    return laid.ok ? null : laid.trouble.code;
  }
  async review(match = [...this.state.standings.values()][0]?.match) {
    return openReview(this.table, { ...(match === undefined ? {} : { match }), ...(this.link && { link: this.link }) });
  }
  async file(match = [...this.state.standings.values()][0]?.match): Promise<MatchFile | null> {
    if (match === undefined) return null;
    const found = await api.file(this.table, match, this.link);
    const witness = this.luck.witness(match);
    return found.ok ? { ...found.value, ...(witness === null ? {} : { witness }) } : null;
  }

  private post(parcel: Parameters<Outbox['keep']>[0]): Promise<Answer> {
    const answer = this.outbox.keep(parcel);
    this.line.send(parcel);
    return answer;
  }

  private greet(): void {
    const [standing] = this.state.standings.values();
    const had: Record<string, number> = {};
    for (const [as, { told }] of this.state.standings) had[String(as)] = hadOf({ told });
    const match = standing === undefined ? {} : { match: standing.match };
    const link = this.link === null ? {} : { link: this.link };
    const views = this.followed.begin();
    const hidden = this.looking ? {} : ({ hidden: true } as const);
    const screen = this.screen ? ({ screen: true } as const) : {};
    this.line.send({
      t: 'hello',
      table: this.table,
      ...link,
      ...match,
      had,
      luck: true,
      ...views,
      ...hidden,
      ...screen,
    });
    this.sendKept();
  }

  private sendKept(): void {
    for (const parcel of this.outbox.parcels) this.line.send(parcel);
    for (const wish of this.wishes.messages) this.line.send(wish);
    this.followed.askAgain();
  }

  /** What was not answered for good is sent once more, a little later, under the same ids. */
  private sendAgain(seconds: number): void {
    this.cancelAgain();
    this.cancelAgain = this.world.after(seconds * 1000, () => this.sendKept());
  }

  /** Something that this table needs could not be fetched. */
  private comeBack(seconds: number): void {
    this.cancelAgain();
    this.cancelAgain = this.world.after(seconds * 1000, () => this.line.again());
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        this.info = message.table;
        this.seals.note(message.table);
        this.show({ table: message.table, contact: 'live', trouble: null });
        this.luck.answer();
        break;
      case 'steps':
        this.advance(message as unknown as StepsOf<K>);
        break;
      case 'ack':
        this.outbox.answered(message.id, { ok: true, no: message.no });
        break;
      case 'refused':
        this.outbox.answered(message.id, { ok: false, refusal: message.refusal });
        break;
      case 'error':
        this.stumble(message);
        break;
      case 'talk':
        this.talk.hear(message);
        this.show({ talk: this.talk.lines });
        break;
      case 'notice':
        heardNotice(message.notice, message.now);
        break;
      case 'luck':
      case 'sealed':
      case 'opened':
        this.luck.hear(message);
        break;
      case 'pong':
        break;
    }
  }

  private stumble({ id, code, after }: ErrorMessage): void {
    if (id !== undefined && this.talk.refused(id, code)) return;
    if (id === undefined && unread.has(code)) this.talk.lost(code);
    if (code === 'BANNED') this.line.close();
    // The move may stand in the log all the same: only an answer to the same id tells.
    if (code === 'SERVER_FAULT' && id !== undefined) this.sendAgain(1);
    else if (code === 'TOO_FAST') this.sendAgain(after ?? 1);
    else if (id !== undefined) this.outbox.answered(id, { ok: false, refusal: code });
    else if (code === 'OLD_RULES') this.show({ trouble: code });
    else if (this.state.table === null || shutsOut.has(code)) this.show({ trouble: code, table: null });
  }

  /** Access was ended from some device: if from this one, it has a new cookie and comes back by itself. */
  private async askWhetherKnown(): Promise<void> {
    if (await api.isKnown()) return;
    this.line.close();
    this.show({ trouble: 'NO_SESSION', table: null });
  }

  private advance(steps: StepsOf<K>): void {
    const known = this.state.standings.get(steps.as);
    const next = this.followed.take(known, steps, Date.now());
    if (next === null) return;
    const standing = { ...next, answering: this.wishes.heard(steps.as, steps.answering, steps.match) };
    this.openings.keep(standing, known?.match !== standing.match);
    const others = [...this.state.standings].filter(
      ([as, other]) => as !== steps.as && other.match === steps.match && !this.isOutlived(as, steps.as),
    );
    this.show({ standings: new Map([...others, [steps.as, standing]]), contact: 'live' });
  }

  /** Who watched and then sat down, or left their seat, hears no more of how it was seen before: it would stand still for ever. */
  private isOutlived(as: Observer, now: Observer): boolean {
    const mine = this.info?.seats.flatMap((seat, i) => (seat.mine ? i : [])) ?? [];
    const sent: readonly Observer[] = mine.length === 1 ? mine : [...mine, 'table'];
    return sent.includes(now) && !sent.includes(as);
  }

  private show(change: Partial<FeedState<K>>): void {
    this.state = { ...this.state, ...change };
    this.listeners.tell();
  }
}
