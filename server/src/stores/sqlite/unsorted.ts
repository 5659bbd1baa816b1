import type { Entry } from '@orrery/kernel';
import type { CallStore } from '../calls.ts';
import type { MatchStore } from '../store.ts';
import type { WrittenEntry } from './matches.ts';
import type { Placed } from './recent.ts';

/** What is read of a match by its log. */
type LogReader = Pick<MatchStore, 'read' | 'entryOf' | 'lastAt' | 'turn'> & Pick<CallStore, 'lastBy'>;

/** Entries that are kept and not yet where they are read: the thread that writes puts many of them there at once. */
export class Unsorted {
  private readonly entries = new Map<string, WrittenEntry[]>();

  add(match: string, entry: WrittenEntry): void {
    const known = this.entries.get(match);
    if (known === undefined) this.entries.set(match, [entry]);
    else known.push(entry);
  }
  /** These are where they are read, and so is all before them. */
  drop(placed: readonly Placed[]): void {
    for (const [match, last] of placed) {
      const later = this.entries.get(match)?.filter(({ seq }) => seq > last) ?? [];
      if (later.length > 0) this.entries.set(match, later);
      else this.entries.delete(match);
    }
  }

  /** Reads what stands in the file, and after it what is here. `look`: before every reading. */
  after(file: LogReader, look: () => void): LogReader {
    const of = (match: string): readonly WrittenEntry[] => this.entries.get(match) ?? [];
    return {
      async read(match, from, most = -1) {
        look();
        // Taken now: while the file is read they may be put in their places, too late for that reading.
        const waiting = of(match);
        const read = await file.read(match, from, most);
        const next = read.at(-1)?.seq ?? from - 1;
        const more = waiting.filter(({ seq }) => seq > next);
        const entries = [...read, ...more.map(({ body }) => JSON.parse(body) as Entry)];
        return most < 0 ? entries : entries.slice(0, most);
      },
      async entryOf(match, by, id) {
        look();
        const found = of(match).find(({ seat, play }) => seat === by && play === id);
        return found?.seq ?? file.entryOf(match, by, id);
      },
      async lastAt(match) {
        look();
        const last = of(match).at(-1);
        return last === undefined ? file.lastAt(match) : (JSON.parse(last.body) as Entry).at;
      },
      async lastBy(match, seats) {
        look();
        const last = of(match).findLast(({ seat }) => seat !== null && seats.includes(seat));
        return last?.seq ?? file.lastBy(match, seats);
      },
      async turn(match) {
        look();
        const last = of(match).findLast(({ turn }) => turn !== null)?.turn;
        return last === undefined || last === null ? file.turn(match) : JSON.parse(last);
      },
    };
  }
}
