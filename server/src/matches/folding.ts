import { type Entry, type Game, type Kind, type MatchHead, Publication } from '@orrery/kernel';
import type { Store } from '../stores/store.ts';
import type { Slices } from './slices.ts';

const pageSize = 16;

/** Reads a whole match from its beginning, in slices; ends when `take` says that it has enough. */
export async function readThrough(
  { store, slices }: { readonly store: Store; readonly slices: Slices },
  match: string,
  take: (entry: Entry) => boolean | undefined,
): Promise<void> {
  for (let from = 0; ; from += pageSize) {
    await slices.next();
    const page = await store.read(match, from, pageSize);
    for (const entry of page) if (take(entry) === true) return;
    if (page.length < pageSize) return;
  }
}

/** The entries of a match as its file shows them, each as JSON: a long match is long to write, too. */
export async function publishedEntries(
  from: { readonly store: Store; readonly slices: Slices },
  game: Game<Kind>,
  head: MatchHead,
): Promise<string[]> {
  const publication = new Publication(game, head);
  await readThrough(from, head.id, (entry) => {
    publication.take(entry);
    return false;
  });
  const written: string[] = [];
  for (const [i, entry] of publication.entries.entries()) {
    if (i % 1000 === 0) await from.slices.next();
    written.push(JSON.stringify(entry));
  }
  return written;
}
