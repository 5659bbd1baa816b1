import { Course, type Entry, type Host, type Kind, type Observer, Publication, type Told } from '@orrery/kernel';
import type { Store } from '../stores/store.ts';
import { mostTold } from './pages.ts';
import type { Slices } from './slices.ts';

/** So many matches are folded at once: each takes time and memory as it is long. */
const atOnce = 2;
/** So many bytes of what was folded for files are held. */
const room = 16 * 1024 * 1024;
const pageSize = 16;

/** Tellings of one observer that somebody asks for: from `start` on, before `end`, which is at most a page later. */
interface Asked {
  readonly as: Observer;
  readonly start: number;
  readonly end: number;
  told: readonly Told<Kind>[] | null;
}

/** One fold of a match for all who ask before it begins. */
interface Retelling {
  readonly asked: Asked[];
  readonly done: Promise<void>;
}

/**
 * Folds whole matches from their beginning, for files and for what was told long ago: few at once, in slices, and once for all who
 * ask for the same meanwhile. Each reads to the last entry, whatever is asked, so that how long it takes does not tell where in
 * the log others did something in secret.
 */
export class Folds {
  private readonly store: Store;
  private readonly slices: Slices;
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly publishing = new Map<string, Promise<Buffer>>();
  /** Least recently used first. A match that has grown has another key. */
  private readonly held = new Map<string, Buffer>();
  private heldBytes = 0;
  private readonly retellings = new Map<string, Retelling>();

  constructor(store: Store, slices: Slices) {
    this.store = store;
    this.slices = slices;
  }

  /** The entries of a match as its file shows them: a JSON array. */
  entries(host: Host<Kind>): Promise<Buffer> {
    const key = `${host.head.id} ${host.seq}`;
    const known = this.held.get(key);
    if (known !== undefined) {
      this.hold(key, known);
      return Promise.resolve(known);
    }
    const publishing = this.publishing.get(key) ?? this.publish(host, key);
    this.publishing.set(key, publishing);
    return publishing;
  }

  /** What an observer was told from its telling `start` on, before `end`. */
  async told(host: Host<Kind>, { as, start, end }: Omit<Asked, 'told'>): Promise<readonly Told<Kind>[]> {
    const asked: Asked = { as, start, end, told: null };
    const { id } = host.head;
    const retelling = this.retellings.get(id) ?? this.retell(host);
    this.retellings.set(id, retelling);
    retelling.asked.push(asked);
    await retelling.done;
    return asked.told ?? [];
  }

  private async publish(host: Host<Kind>, key: string): Promise<Buffer> {
    const { game, head, seq } = host;
    try {
      const entries = await this.inTurn(async () => {
        const publication = new Publication(game, head);
        await this.readThrough(head.id, seq, (entry) => publication.take(entry));
        const written: string[] = [];
        for (const [i, entry] of publication.entries.entries()) {
          if (i % 1000 === 0) await this.slices.next();
          written.push(JSON.stringify(entry));
        }
        return Buffer.from(`[${written.join()}]`);
      });
      this.hold(key, entries);
      return entries;
    } finally {
      this.publishing.delete(key);
    }
  }

  private retell({ game, head, seq }: Host<Kind>): Retelling {
    const asked: Asked[] = [];
    const done = this.inTurn(async () => {
      await this.slices.next();
      // Who asks from now on is too late for this one.
      this.retellings.delete(head.id);
      const course = new Course(game, head, mostTold);
      await this.readThrough(head.id, seq, (entry) => {
        course.take(entry);
        for (const each of asked)
          if (each.told === null && course.tellings(each.as) === each.end) each.told = course.told(each.as, each.start);
      });
    });
    return { asked, done };
  }

  private async readThrough(match: string, last: number, take: (entry: Entry) => void): Promise<void> {
    for (let from = 0; from <= last; from += pageSize) {
      await this.slices.next();
      const page = await this.store.read(match, from, Math.min(pageSize, last + 1 - from));
      for (const entry of page) take(entry);
    }
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < atOnce) this.running++;
    else await new Promise<void>((go) => this.waiting.push(go));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running--;
      else next();
    }
  }

  private hold(key: string, entries: Buffer): void {
    this.drop(key);
    this.held.set(key, entries);
    this.heldBytes += entries.length;
    for (const oldest of this.held.keys()) {
      if (this.heldBytes <= room) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.heldBytes -= this.held.get(key)?.length ?? 0;
    this.held.delete(key);
  }
}
