import type { Level, Manner, Medal, PlayedMatch, Result, Seat, Series } from '@orrery/kernel';
import type { Sigil } from '@orrery/wire';
import { createStore, del, get, promisifyRequest, set, values } from 'idb-keyval';
import type { ComingHere, SeatFact } from '../play/feed.ts';
import { indexedEntries } from './indexed.ts';
import { type EntryStore, memoryEntries } from './journal.ts';

export interface LocalSeat {
  readonly kind: 'me' | 'here' | 'bot';
  readonly name: string | null;
  /** Of `me`, as chosen when the table was laid. */
  readonly sigil: Sigil | null;
  readonly level: Level | null;
  /** Of a bot; absent: none. */
  readonly manner?: Manner | undefined;
}

/** A table of this device. What is played at it is in the entries of its matches; this is who sits there. */
export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** Of the match that is played, or was last. */
  readonly options: object;
  /** As they were chosen: what the first game of every series is made of. */
  readonly chosen: object;
  readonly series: Series | null;
  readonly seats: readonly LocalSeat[];
  /** The last one is live or just over. */
  readonly matches: readonly LocalMatch[];
  /** Chosen as it was laid: may one ask for hints? Absent: who plays alone against bots may. */
  readonly hints?: boolean;
  readonly laid: number;
  readonly glance: Glance | null;
  /** Who has let a bot play in the last match, and come back; absent: nobody. */
  readonly comings?: readonly LocalComing[];
  /** Where its first match came from, in words; absent: it was laid as any other. */
  readonly name?: string;
}

export interface LocalMatch extends PlayedMatch {
  readonly id: string;
  /** What its luck is drawn from. */
  readonly key: string;
  /** It goes on where another match stood, whose entries are those up to this one; absent: it began here. */
  readonly takenOver?: number;
  /** What was honoured in it; absent: nothing. */
  readonly medals?: readonly Medal[];
  /** Of a match before the last: who let a bot play, and came back; absent: nobody. */
  readonly comings?: readonly LocalComing[];
}

/** bot: somebody who sits at this device lets a bot play for now. back: they play again. */
export interface LocalComing {
  readonly no: number;
  readonly t: 'bot' | 'back';
  readonly at: number;
  readonly seat: Seat;
}

/** A bot plays for who sits there, for now. */
export const hasStandIn = ({ comings = [] }: LocalTable, seat: Seat): boolean =>
  comings.findLast((coming) => coming.seat === seat)?.t === 'bot';

/** A seat of this device in the form that every table page reads. */
export function seatFact({ kind, name, sigil, level, manner }: LocalSeat): SeatFact {
  return { kind, taken: kind !== 'bot', mine: kind !== 'bot', name, sigil, level, manner, online: true };
}

/** Who let a bot play and came back, in the form that every table page reads: who shares this device is called as their seat is. */
export function comingFacts({ seats }: LocalTable, comings: readonly LocalComing[]): readonly ComingHere[] {
  const mine = seats.filter(({ kind }) => kind !== 'bot').length === 1;
  return comings.map((coming) => ({ ...coming, name: seats[coming.seat]?.name ?? null, mine, here: true }));
}

/** How a table stood when it was last open: enough for the first page to show it without opening it. */
export interface Glance {
  readonly view: object;
  readonly awaited: readonly Seat[];
  readonly result: Result | null;
  readonly at: number;
}

interface Drawers {
  readonly entries: EntryStore;
  get(id: string): Promise<LocalTable | undefined>;
  all(): Promise<LocalTable[]>;
  put(table: LocalTable): Promise<void>;
  change(id: string, change: (table: LocalTable) => LocalTable): Promise<void>;
  drop(id: string): Promise<void>;
  /** False: the browser keeps nothing beyond this page. */
  readonly lasting: boolean;
}

let opened: Promise<Drawers> | null = null;

/** The tables of this device, opened once. */
export function localTables(): Promise<Drawers> {
  opened ??= indexedDrawers().catch(memoryDrawers);
  return opened;
}

async function indexedDrawers(): Promise<Drawers> {
  const use = createStore('orrery-tables', 'tables');
  await values(use);
  return {
    lasting: true,
    entries: indexedEntries(),
    get: (id) => get<LocalTable>(id, use),
    all: () => values<LocalTable>(use),
    put: (table) => set(table.id, table, use),
    // What is gone does not come back by a change of it.
    change: (id, change) =>
      use('readwrite', async (store) => {
        const table = await promisifyRequest<LocalTable | undefined>(store.get(id));
        if (table !== undefined) await promisifyRequest(store.put(change(table), id));
      }),
    drop: (id) => del(id, use),
  };
}

function memoryDrawers(): Drawers {
  const tables = new Map<string, LocalTable>();
  return {
    lasting: false,
    entries: memoryEntries(),
    get: async (id) => tables.get(id),
    all: async () => [...tables.values()],
    put: async (table) => void tables.set(table.id, table),
    change: async (id, change) => {
      const table = tables.get(id);
      if (table !== undefined) tables.set(id, change(table));
    },
    drop: async (id) => void tables.delete(id),
  };
}
