import type { Answer, Kind, MatchFile, Observer, Seat } from '@orrery/kernel';
import type { ServerMessage, StepsOf, TableInfo } from '@orrery/wire';
import { newId } from '../ids.ts';
import { emptyFeed, type FeedState, type Standing, type TableFeed } from '../play/feed.ts';
import { Listeners } from '../play/listeners.ts';
import { api } from './api.ts';
import { Line, type LineWorld } from './line.ts';
import { taken } from './merge.ts';
import { Outbox } from './outbox.ts';

/** A table that a server hosts. */
export class RemoteFeed<K extends Kind> implements TableFeed<K> {
  readonly local = false;
  /** The table with all that its waiting room shows. */
  info: TableInfo | null = null;
  private readonly table: string;
  private readonly link: string | null;
  private readonly listeners = new Listeners();
  private readonly outbox = new Outbox();
  private readonly frames = new Map<Observer, Map<number, K['view']>>();
  private readonly line: Line;
  private state: FeedState<K> = emptyFeed;

  constructor(table: string, link: string | null, world: LineWorld) {
    this.table = table;
    this.link = link;
    this.line = new Line(world, {
      opened: () => this.greet(),
      heard: (message) => this.hear(message),
      lost: () => this.show({ contact: 'reaching' }),
    });
  }

  readonly watch = this.listeners.watch;
  now(): FeedState<K> {
    return this.state;
  }
  hurry(): void {
    this.line.hurry();
  }
  close(): void {
    this.line.close();
    this.outbox.giveUp('OFFLINE');
  }

  play(by: Seat, move: K['move']): Promise<Answer> {
    const standing = this.state.standings.get(by);
    if (standing === undefined || standing.decision === null)
      return Promise.resolve({ ok: false, refusal: 'NOT_YOUR_SEAT' });
    const { match, decision } = standing;
    return this.post({ t: 'play', seat: by, id: newId(), match, decision, move });
  }
  undo(by: Seat): Promise<Answer> {
    return this.post({ t: 'undo', seat: by, id: newId() });
  }
  recall(as: Observer, no: number): K['view'] | null {
    return this.frames.get(as)?.get(no) ?? null;
  }
  async rematch(): Promise<string | null> {
    const laid = await api.rematch(this.table);
    return laid.ok ? null : laid.trouble.code;
  }
  async file(): Promise<MatchFile | null> {
    const [standing] = this.state.standings.values();
    if (standing === undefined) return null;
    const found = await api.file(this.table, standing.match);
    return found.ok ? found.value : null;
  }

  private post(parcel: Parameters<Outbox['keep']>[0]): Promise<Answer> {
    const answer = this.outbox.keep(parcel);
    this.line.send(parcel);
    return answer;
  }

  private greet(): void {
    const [standing] = this.state.standings.values();
    const had: Record<string, number> = {};
    for (const [as, { told }] of this.state.standings) had[String(as)] = told.length;
    const match = standing === undefined ? {} : { match: standing.match };
    const link = this.link === null ? {} : { link: this.link };
    this.line.send({ t: 'hello', table: this.table, ...link, ...match, had });
    for (const parcel of this.outbox.parcels) this.line.send(parcel);
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        this.info = message.table;
        this.show({ table: message.table, contact: 'live', trouble: null });
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
        if (message.id !== undefined) this.outbox.answered(message.id, { ok: false, refusal: message.code });
        else if (this.state.table === null) this.show({ trouble: message.code });
        break;
      case 'pong':
        break;
    }
  }

  private advance(steps: StepsOf<K>): void {
    const known = this.state.standings.get(steps.as);
    const standing = taken(known, steps);
    if (standing === null) {
      this.line.again();
      return;
    }
    this.keepFrame(standing, known?.match !== standing.match);
    const others = [...this.state.standings].filter(([as, other]) => as !== steps.as && other.match === steps.match);
    this.show({ standings: new Map([...others, [steps.as, standing]]), contact: 'live' });
  }

  /** For looking back: a server tells what happened, not how it looked. */
  private keepFrame({ as, told, view }: Standing<K>, fresh: boolean): void {
    if (fresh) this.frames.delete(as);
    const frames = this.frames.get(as) ?? new Map<number, K['view']>();
    const last = told.at(-1);
    if (last !== undefined) frames.set(last.no, view);
    this.frames.set(as, frames);
  }

  private show(change: Partial<FeedState<K>>): void {
    this.state = { ...this.state, ...change };
    this.listeners.tell();
  }
}
