import type { Used } from '@orrery/ui';
import { clear, createStore, del, get, set } from 'idb-keyval';
import { looksOf } from '../play/names.ts';
import { optionsOf, type ReviewedMatch } from '../review/match.ts';
import type { RecordedMatch } from './matches.ts';

/** What a record shows of one match beside its result: its file is read once, then the device keeps this. */
export interface Leaf {
  /** What its player used there. */
  readonly used: readonly Used[];
  /** With what they made a move at which moment, where its game tells that; of how many entries its log is, for what was judged of it. */
  readonly tried: readonly { readonly id: string; readonly moment: number }[];
  readonly entries: number;
  /** The last position with everything open, and what each seat wears there. */
  readonly end: object;
  readonly looks: readonly number[];
}

const store = () => createStore('orrery-leaves', 'leaves');

/** One file after the other: a page with many matches is not held up by all of them at once. */
let before: Promise<unknown> = Promise.resolve();

/** As the device has kept it, or as its file says; null: that is gone, or nobody wants it any more when its turn comes. */
export async function leafOf(match: RecordedMatch, wanted: () => boolean = () => true): Promise<Leaf | null> {
  const kept = await keptLeaf(match.id);
  if (kept !== null) return kept;
  // Somebody else on the page may have asked for it meanwhile.
  const turn = before.then(async () => (await keptLeaf(match.id)) ?? (wanted() ? readLeaf(match) : null));
  before = turn.catch(() => null);
  return turn;
}

async function readLeaf({ id, seats, read }: RecordedMatch): Promise<Leaf | null> {
  const match = (await read?.()) ?? null;
  if (match === null) return null;
  const leaf = leafIn(
    match,
    seats.findIndex(({ mine }) => mine),
  );
  try {
    await set(id, leaf, store());
  } catch {
    // It is read again at the next visit.
  }
  return leaf;
}

function leafIn(match: ReviewedMatch, own: number): Leaf {
  const { reader, kit, seats } = match;
  const { favourites, looks } = kit.table;
  const told = [...reader.moments.keys()].flatMap((moment) => reader.toldAt(moment, 'table'));
  const end = reader.viewAt(reader.moments.length - 1, 'open');
  return {
    used: favourites?.of(told, own, optionsOf(match) as never) ?? [],
    tried: [...reader.moments.keys()].flatMap((moment) =>
      (favourites?.gains === undefined ? [] : reader.toldAt(moment, own)).flatMap((seen) => {
        const id = favourites!.gains!.of(seen as never, own);
        return id === null ? [] : [{ id, moment }];
      }),
    ),
    entries: match.file.entries.length,
    end: end as object,
    looks: looks?.(end) ?? looksOf(seats),
  };
}

/** null: its file was not read on this device, or a browser keeps nothing. */
export async function keptLeaf(match: string): Promise<Leaf | null> {
  try {
    const kept = await get<Leaf>(match, store());
    // Earlier versions kept less.
    return kept?.tried === undefined ? null : kept;
  } catch {
    return null;
  }
}

export async function forgetLeaf(match: string): Promise<void> {
  try {
    await del(match, store());
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

export async function forgetLeaves(): Promise<void> {
  try {
    await clear(store());
    // Where earlier versions kept what was used.
    indexedDB.deleteDatabase('orrery-favourites');
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
