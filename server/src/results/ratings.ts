import { isRated, rateMatch, unknown } from '@orrery/ratings';
import type { JobKind } from '../jobs/kinds.ts';
import type { NextRating } from '../stores/results.ts';
import type { Store } from '../stores/store.ts';
import { lastMatch } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';

interface Settings {
  readonly store: Store;
  readonly tables: Tables;
  /** A job was kept that is due in so many milliseconds. */
  readonly soon: (ms: number) => void;
}

/** Others of these people may finish a match at the same moment, but not for long. */
const mostTries = 20;

/** What matches that count change in people's ratings. The job is kept with the end of the match: so it is done after a crash, too. */
export function openRatings({ store, tables, soon }: Settings): JobKind {
  tables.watch((table) => {
    if (table.status === 'over' && lastMatch(table)?.counts) soon(0);
  });
  const run: JobKind['run'] = async ({ body }) => {
    await rateOnce(store, (body as { match: string }).match);
    return undefined;
  };
  return { run, tries: Number.MAX_SAFE_INTEGER };
}

async function rateOnce(store: Store, match: string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const next = await nextRatings(store, match);
    if (next === null || (await store.keepRatings(next.outcome, next.ratings)) === 'kept') return;
  }
  throw new Error(`the ratings of match ${match} are changed by others all the time`);
}

/** null: there is nothing to be rated, or it was. */
async function nextRatings(store: Store, match: string) {
  const outcome = await store.outcome(match);
  const played = outcome?.seats.flatMap(({ person, ...seat }) => (person === null ? [] : [{ ...seat, person }])) ?? [];
  if (outcome === null || played.length < 2) return null;
  const now = await store.ratingsAt(
    outcome.game,
    played.map(({ person }) => person),
  );
  const rated = rateMatch(played.map((seat) => ({ ...seat, rating: now.get(seat.person) ?? unknown })));
  const ratings = played.flatMap((seat, at): NextRating[] => {
    const no = (now.get(seat.person)?.no ?? 0) + 1;
    return isRated(seat) ? [{ person: seat.person, no, ...rated[at]! }] : [];
  });
  return [...now.values()].some((last) => last.match === match) || ratings.length === 0 ? null : { outcome, ratings };
}
