import { keptVerdict } from '../review/verdict/kept.ts';
import { keptLeaf, type Leaf, leafOf } from './leaves.ts';
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
  /** What it brought in all, in winning chance (0.1: ten points), in matches that this device has judged; null: in none of them, or nothing. */
  readonly gained: number | null;
}

interface Sources {
  readonly kept: typeof keptLeaf;
  readonly read: typeof leafOf;
  readonly judged: typeof keptVerdict;
}
const here: Sources = { kept: keptLeaf, read: leafOf, judged: keptVerdict };

/**
 * What somebody has used in these matches of one game, newest first, as far as their files are read. What brought most comes first,
 * where anything was judged that brought something; else what was used most.
 */
export async function favouritesOf(
  matches: readonly RecordedMatch[],
  { kept, read, judged }: Sources = here,
): Promise<readonly Favourite[]> {
  const found = new Map<string, Favourite>();
  let fetched = 0;
  for (const match of matches.filter((each) => isDecided(each) && each.read !== null)) {
    const leaf = (await kept(match.id)) ?? (fetched++ < mostFetched ? await read(match) : null);
    for (const { id, drawn = null } of leaf?.used ?? []) {
      const { times = 0, drawn: last = null, gained = null } = found.get(id) ?? {};
      found.set(id, { id, times: times + 1, drawn: last ?? drawn, gained });
    }
    if (leaf === null) continue;
    for (const [id, gain] of await gainsIn(match, leaf, judged)) {
      const known = found.get(id);
      if (known !== undefined) found.set(id, { ...known, gained: (known.gained ?? 0) + gain });
    }
  }
  const all = [...found.values()].sort((a, b) => b.times - a.times);
  const winning = all.filter(({ gained }) => gained !== null && gained >= leastGain);
  // What brought nothing is told by how often alone.
  return winning.length > 0
    ? winning.sort((a, b) => b.gained! - a.gained!)
    : all.map((each) => ({ ...each, gained: null }));
}

/** Less than a point is nothing to be told of. */
const leastGain = 0.005;

/** What each thing brought its player in a match, by cards open; nothing where it was not judged. */
async function gainsIn(
  { id: match, game, rules, seats }: RecordedMatch,
  { tried, entries }: Leaf,
  judged: Sources['judged'],
): Promise<readonly (readonly [id: string, gain: number])[]> {
  if (tried.length === 0) return [];
  const open = (await judged({ head: { id: match, game, rules }, entries: { length: entries } }))?.open ?? [];
  const own = seats.findIndex(({ mine }) => mine);
  return tried.flatMap(({ id, moment }) => {
    const [before, after] = [open[moment - 1]?.[own], open[moment]?.[own]];
    return before === undefined || after === undefined ? [] : [[id, after - before] as const];
  });
}
