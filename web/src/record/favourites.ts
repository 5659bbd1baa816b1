import { keptLeaf, leafOf } from './leaves.ts';
import type { RecordedMatch } from './matches.ts';
import { isDecided } from './tally.ts';

/** So many files are fetched at a visit, for one game. */
const mostFetched = 6;

/** A thing somebody likes to play with, and how often they did. */
export interface Favourite {
  readonly id: string;
  readonly times: number;
  /** As it was drawn where it was used last; null: it looks the same everywhere. */
  readonly drawn: string | null;
}

/** What somebody has used in these matches of one game, newest first, most first; as far as their files are read. */
export async function favouritesOf(
  matches: readonly RecordedMatch[],
  { kept, read }: { readonly kept: typeof keptLeaf; readonly read: typeof leafOf } = { kept: keptLeaf, read: leafOf },
): Promise<readonly Favourite[]> {
  const found = new Map<string, Favourite>();
  let fetched = 0;
  for (const match of matches.filter((each) => isDecided(each) && each.read !== null)) {
    const leaf = (await kept(match.id)) ?? (fetched++ < mostFetched ? await read(match) : null);
    for (const { id, drawn = null } of leaf?.used ?? []) {
      const before = found.get(id);
      found.set(id, { id, times: (before?.times ?? 0) + 1, drawn: before?.drawn ?? drawn });
    }
  }
  return [...found.values()].sort((a, b) => b.times - a.times);
}
