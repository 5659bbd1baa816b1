import { BrokenLog } from './chance.ts';
import { type Ending, endingOf } from './ending.ts';
import { advance, begin } from './fold.ts';
import type { Game, Kind, Observer, Result, Seat } from './game.ts';
import { type MatchFile, type MoveEntry, type SetupEntry, standing } from './log.ts';

/** Whose eyes a finished match is read with: those of an observer, or 'open': all that is true. */
export type Eyes = Observer | 'open';

/** One entry of the log that counts: what was taken back is no moment. Moment 0 is the setup. */
export interface Moment {
  /** The number of its entry. */
  readonly seq: number;
  readonly at: number;
  /** Who acted; null: nobody, it is the setup. */
  readonly by: Seat | null;
}

/** From one kept state to the next are so many moments: a jump anywhere plays no more than these again. */
const stride = 32;

/**
 * A match that is over, to be read at any moment and through any eyes. It folds the log once; states are kept every so often,
 * and those between them are played again. What it gives is not to be changed: whoever wants to play on copies it.
 */
export class MatchReader<K extends Kind> {
  readonly game: Game<K>;
  readonly moments: readonly Moment[];
  /** Why the rules do not follow the log beyond the last moment; null: they follow all of it. */
  readonly broken: string | null;
  /** How it ended; null: it stopped before, or its log is broken. */
  readonly result: Result | null;
  /** Why it did; null with the result. */
  readonly ending: Ending | null;
  private readonly entries: readonly (SetupEntry | MoveEntry)[];
  private readonly events: (readonly K['event'][])[] = [];
  private readonly kept: K['state'][] = [];
  /** The state that was asked for last. */
  private last: { readonly moment: number; readonly state: K['state'] };

  /** Throws BrokenLog where not even the setup can be followed. */
  constructor(game: Game<K>, { head, entries }: Pick<MatchFile, 'head' | 'entries'>) {
    this.game = game;
    const gap = entries.findIndex((entry, index) => entry.seq !== index);
    const [setup, ...moves] = standing(gap < 0 ? entries : entries.slice(0, gap));
    if (setup?.t !== 'setup') throw new BrokenLog('the log does not begin with a setup');
    const state = this.note((events) => begin(game, head, setup, (event) => events.push(event)));
    this.kept.push(game.copy(state));
    const missing = gap < 0 ? null : `entry ${gap} is numbered ${entries[gap]!.seq}`;
    this.broken = this.follow(state, moves) ?? missing;
    this.entries = [setup, ...moves].slice(0, this.events.length);
    this.moments = this.entries.map((entry) => ({
      ...{ seq: entry.seq, at: entry.at },
      by: entry.t === 'setup' ? null : entry.by,
    }));
    this.result = game.result(state);
    this.last = { moment: this.moments.length - 1, state };
    this.ending = this.result === null ? null : endingOf(game, this.toldAt(this.last.moment, 'table'));
  }

  /** What the log has of a moment. */
  entryAt(moment: number): SetupEntry | MoveEntry {
    return this.entries[moment]!;
  }
  stateAt(moment: number): K['state'] {
    if (this.last.moment !== moment) this.last = { moment, state: this.replayed(moment) };
    return this.last.state;
  }
  viewAt(moment: number, eyes: Eyes): K['view'] {
    const { game } = this;
    const state = this.stateAt(moment);
    if (eyes === 'open') return game.open?.view(state) ?? game.view(state, 'table');
    return game.view(state, eyes);
  }
  /** What these eyes were told of a moment; nothing where it was done in secret. */
  toldAt(moment: number, eyes: Eyes): readonly K['seen'][] {
    const { game } = this;
    const tell = (event: K['event']) =>
      eyes === 'open' ? (game.open?.tell(event) ?? game.tell(event, 'table')) : game.tell(event, eyes);
    return this.events[moment]!.map(tell).filter((seen) => seen !== null);
  }

  /** Plays on as far as the rules follow; says why not to the end. */
  private follow(state: K['state'], moves: readonly (SetupEntry | MoveEntry)[]): string | null {
    const { game } = this;
    for (const entry of moves) {
      try {
        if (entry.t === 'setup') throw new BrokenLog(`entry ${entry.seq} is a second setup`);
        this.note((events) => advance(game, state, entry, (event) => events.push(event)));
      } catch (error) {
        if (!(error instanceof BrokenLog)) throw error;
        return error.message;
      }
      if ((this.events.length - 1) % stride === 0) this.kept.push(game.copy(state));
    }
    return null;
  }
  private note<T>(play: (events: K['event'][]) => T): T {
    const events: K['event'][] = [];
    const led = play(events);
    this.events.push(events);
    return led;
  }

  private replayed(moment: number): K['state'] {
    const { game, last } = this;
    const before = Math.floor(moment / stride);
    const near = last.moment < moment && last.moment >= before * stride;
    const state = game.copy(near ? last.state : this.kept[before]!);
    for (let next = near ? last.moment + 1 : before * stride + 1; next <= moment; next++)
      advance(game, state, this.entries[next] as MoveEntry, null);
    return state;
  }
}
