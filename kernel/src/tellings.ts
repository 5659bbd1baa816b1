import { BySeq } from './by-seq.ts';
import type { Game, Kind, Observer } from './game.ts';
import { observersOf } from './undo.ts';

/**
 * One telling. Each observer counts its own, from 0 and without gaps: an entry that tells an observer nothing is not
 * in its numbers, so that nobody learns of a secret act by its number. Nor does it say who acted: the events do.
 */
export interface Told<K extends Kind> {
  readonly no: number;
  readonly at: number;
  readonly seen: readonly K['seen'][];
  /** Set by an undo: the telling of this number no longer holds; its own number where there was none. */
  readonly undone?: number;
}

/** The number of a telling, by observer. */
export type Numbers = ReadonlyMap<Observer, number>;

/** What an entry told. */
interface Step<K extends Kind> {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly K['event'][];
  /** Of an undo: which tellings no longer hold. */
  readonly undone?: Numbers | undefined;
}

/** What an observer was told: how often, and the entries of its last tellings, by their seq. */
interface Heard {
  readonly who: Observer;
  count: number;
  readonly last: number[];
}

/** Plain JSON. */
export interface SavedTellings<K extends Kind> {
  readonly steps: readonly (Omit<Step<K>, 'undone'> & { readonly undone?: readonly (readonly [Observer, number])[] })[];
  readonly heard: readonly { readonly who: Observer; readonly count: number; readonly last: readonly number[] }[];
}

/**
 * What was told to whom: of every observer how much, and its last tellings. How far back they reach hangs on its own tellings
 * alone, else it would tell of what others were told.
 */
export class Tellings<K extends Kind> {
  private readonly game: Game<K>;
  private readonly most: number;
  private readonly steps = new BySeq<Step<K> & { keepers: number }>();
  /** Of every seat, and last of the table. */
  private readonly heard: Heard[];

  /** `most`: so many tellings of each observer are remembered. */
  constructor(game: Game<K>, seats: number, most: number) {
    this.game = game;
    this.most = most;
    this.heard = observersOf(seats).map((who) => ({ who, count: 0, last: [] }));
  }

  count(who: Observer): number {
    return this.by(who)?.count ?? 0;
  }
  /** The number of the oldest telling that is remembered. */
  first(who: Observer): number {
    const heard = this.by(who);
    return heard === undefined ? 0 : heard.count - heard.last.length;
  }
  /** When an observer was last told something. */
  lastAt(who: Observer): number | undefined {
    return this.steps.get(this.by(who)?.last.at(-1) ?? -1)?.at;
  }
  /** What an observer was told from its telling `from` on, as far as it is remembered. */
  told(who: Observer, from: number): Told<K>[] {
    const first = this.first(who);
    const start = Math.max(from, first);
    const last = this.by(who)?.last ?? [];
    return last.slice(start - first).map((seq, i) => {
      const { at, events, undone } = this.steps.get(seq)!;
      const seen = events.map((event) => this.game.tell(event, who)).filter((s) => s !== null);
      const told = { no: start + i, at, seen };
      return undone === undefined ? told : { ...told, undone: undone.get(who) ?? told.no };
    });
  }
  /** The number of a telling that counts an entry in: the last one up to it, or the last that is forgotten. */
  counting(who: Observer, seq: number): number {
    const last = this.by(who)?.last ?? [];
    return this.first(who) + last.findLastIndex((heard) => heard <= seq);
  }

  /** The numbers under which an entry was told. */
  add(step: Step<K>, heardBy: ReadonlySet<Observer>): Numbers {
    const numbers = new Map<Observer, number>();
    const { seq, at, events, undone } = step;
    const kept = { seq, at, events, keepers: heardBy.size };
    if (heardBy.size > 0) this.steps.set(seq, undone === undefined ? kept : { ...kept, undone });
    for (const who of heardBy) {
      const heard = this.by(who)!;
      numbers.set(who, heard.count++);
      heard.last.push(seq);
      this.forget(heard.last);
    }
    return numbers;
  }

  save(): SavedTellings<K> {
    return {
      steps: [...this.steps].map(({ value: { keepers: _, undone, ...step } }) =>
        undone === undefined ? step : { ...step, undone: [...undone] },
      ),
      heard: this.heard.map((each) => ({ ...each })),
    };
  }
  /** Takes what was saved for what was told. */
  restore({ steps, heard }: SavedTellings<K>): void {
    for (const { undone, ...step } of steps)
      this.steps.set(step.seq, { ...step, ...(undone === undefined ? {} : { undone: new Map(undone) }), keepers: 0 });
    for (const { who, count, last } of heard) {
      for (const seq of last) this.steps.get(seq)!.keepers++;
      this.heard[this.placeOf(who)] = { who, count, last: [...last] };
    }
  }

  private by(who: Observer): Heard | undefined {
    return this.heard[this.placeOf(who)];
  }
  private placeOf(who: Observer): number {
    return who === 'table' ? this.heard.length - 1 : who;
  }

  private forget(last: number[]): void {
    while (last.length > this.most) {
      const step = this.steps.get(last.shift()!)!;
      if (--step.keepers === 0) this.steps.delete(step.seq);
    }
  }
}
