import type { Kind, Observer } from '@orrery/kernel';
import type { Drawer } from '@orrery/ui/drawer';
import type { Standing } from '../play/feed.ts';

interface Opening {
  readonly match: string;
  readonly no: number;
  readonly view: object;
}

/**
 * How a match looked when this device first saw it, for each of its observers. A server tells what happened, not how it
 * looked; from this view on every earlier moment can be followed again, also after a reload.
 */
export class Openings<K extends Kind> {
  private readonly drawer: Drawer;
  private readonly table: string;
  private readonly frames = new Map<Observer, Map<number, K['view']>>();

  constructor(drawer: Drawer, table: string) {
    this.drawer = drawer;
    this.table = table;
  }

  /** Takes in a view as it arrives; `fresh`: the first of its match on this page. */
  keep({ as, match, told, view }: Standing<K>, fresh: boolean): void {
    const frames = (fresh ? undefined : this.frames.get(as)) ?? this.found(as, match);
    this.frames.set(as, frames);
    const last = told.at(-1);
    if (last === undefined) return;
    if (frames.size === 0) this.drawer.write(this.key(as), { match, no: last.no, view } satisfies Opening);
    frames.set(last.no, view);
  }
  recall(as: Observer, no: number): K['view'] | null {
    return this.frames.get(as)?.get(no) ?? null;
  }

  private found(as: Observer, match: string): Map<number, K['view']> {
    const opening = this.drawer.read(this.key(as)) as Opening | null;
    return new Map(opening?.match === match ? [[opening.no, opening.view as K['view']]] : []);
  }
  private key(as: Observer): string {
    return `orrery.opening.${this.table}.${as}`;
  }
}
