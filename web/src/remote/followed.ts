import type { Game, Kind, Observer } from '@orrery/kernel';
import type { StepsOf } from '@orrery/wire';
import type { Standing } from '../play/feed.ts';
import { taken } from './merge.ts';

interface Ways<K extends Kind> {
  /** The rules of the match; null: this page does not have them. */
  rules(): Game<K> | null;
  /** Asks for the whole view of an observer. */
  resync(as: Observer): void;
  /** Makes a new connection: something was lost on this one. */
  again(): void;
}

/** A page that went astray so often is older than its server, or ill: it follows no more. */
const mostFaults = 3;

/** Follows a match by what is told, and asks for the whole view where that leads elsewhere than the server says. */
export class Followed<K extends Kind> {
  private readonly ways: Ways<K>;
  /** Observers whose whole view was asked for, with all that is known of them but this view. */
  private readonly astray = new Map<Observer, Standing<K>>();
  private faults = 0;
  private unable = false;

  constructor(ways: Ways<K>) {
    this.ways = ways;
  }

  /** A new connection begins: what its hello says of views. */
  begin(): { views?: 'always' } {
    this.astray.clear();
    return this.unable ? { views: 'always' } : {};
  }

  /** What was asked for and refused for its haste is asked for again. */
  askAgain(): void {
    for (const as of this.astray.keys()) this.ways.resync(as);
  }

  /** Where the match stands after one more message; null while that is not known. */
  take(known: Standing<K> | undefined, steps: StepsOf<K>, now: number): Standing<K> | null {
    const { as } = steps;
    const asked = this.astray.get(as);
    const next = taken(asked ?? known, steps, now, asked === undefined ? this.ways.rules()?.follow : null);
    if (next.t === 'lost') this.ways.again();
    else if (next.t === 'known' && (asked === undefined || steps.view !== undefined)) {
      this.astray.delete(as);
      return next.standing;
    } else {
      this.astray.set(as, next.standing);
      if (asked === undefined) this.fault(next.standing, next.t === 'astray' ? next.why : '');
    }
    return null;
  }

  /** Never happens where page and server are of the same making: it is said here, and the server counts it. */
  private fault({ as, match, told }: Standing<K>, why: string): void {
    console.error(`orrery: match ${match}, as ${as}: telling ${told.at(-1)?.no} was not followed: ${why}`);
    this.unable = ++this.faults >= mostFaults || this.ways.rules()?.follow === undefined;
    if (this.unable) this.ways.again();
    else this.ways.resync(as);
  }
}
