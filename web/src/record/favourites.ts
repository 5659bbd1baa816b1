import type { MatchFile } from '@orrery/kernel';
import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import { openMatch } from '../review/match.ts';
import type { RecordedMatch } from './matches.ts';
import { isDecided } from './tally.ts';

/** What was used in one match, kept by the device so that its file is read once. */
const store = (): UseStore => createStore('orrery-favourites', 'used');

/** So many files are fetched at a visit, for one game. */
const mostFetched = 6;

/** A thing somebody likes to play with, and how often they did. */
export interface Favourite {
  readonly id: string;
  readonly times: number;
}

/** What somebody has used in these matches of one game, most first; as far as their files are read. */
export async function favouritesOf(matches: readonly RecordedMatch[]): Promise<readonly Favourite[]> {
  const times = new Map<string, number>();
  let fetched = 0;
  for (const match of matches.filter((each) => isDecided(each) && each.file !== null)) {
    let used = await kept(match.id);
    if (used === null && fetched < mostFetched) {
      fetched++;
      used = await usedIn(match);
    }
    for (const id of used ?? []) times.set(id, (times.get(id) ?? 0) + 1);
  }
  return [...times].map(([id, n]) => ({ id, times: n })).sort((a, b) => b.times - a.times);
}

async function usedIn({ id, seats, file }: RecordedMatch): Promise<readonly string[] | null> {
  const found: MatchFile | null = (await file?.()) ?? null;
  const opened = found === null ? null : await openMatch(found, { seats: [], own: [], link: null });
  if (opened === null || !opened.ok) return null;
  const { reader, kit, file: read } = opened.match;
  const told = [...reader.moments.keys()].flatMap((moment) => reader.toldAt(moment, 'table'));
  const own = seats.findIndex(({ mine }) => mine);
  const used = kit.table.favourites?.of(told, own, read.head.options as never) ?? [];
  await keep(id, used);
  return used;
}

async function keep(match: string, used: readonly string[]): Promise<void> {
  try {
    await set(match, used, store());
  } catch {
    // It is read again at the next visit.
  }
}

async function kept(match: string): Promise<readonly string[] | null> {
  try {
    return (await get<readonly string[]>(match, store())) ?? null;
  } catch {
    // A browser that keeps nothing reads the files anew.
    return null;
  }
}

export async function forgetFavourites(): Promise<void> {
  try {
    await clear(store());
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
