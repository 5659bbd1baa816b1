import { Secret, type ToldPage } from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Folds } from '../matches/folds.ts';
import type { Matches } from '../matches/matches.ts';
import { pageBefore } from '../matches/pages.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Store } from '../stores/store.ts';
import { refusedToFollow } from '../tables/door.ts';
import { lastMatch, observersFor } from '../tables/table.ts';
import { personOf, Refused, read } from './app.ts';
import { idOf } from './table-change.ts';

interface Settings {
  readonly store: Store;
  readonly folds: Folds;
  readonly sessions: Sessions;
  readonly matches: Matches;
}

const number = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.number(), v.maxValue(most));
const Asked = v.strictObject({
  link: v.optional(Secret),
  match: Secret,
  as: v.union([v.literal('table'), number(15)]),
  before: number(999_999_999),
});

/** What was told long ago, page by page: to whoever looks at the match through the same eyes now. */
export function toldRoutes(app: FastifyInstance, { store, folds, sessions, matches }: Settings): void {
  app.get('/api/tables/:id/told', { config: { rateLimit: { max: 60 } } }, async (request): Promise<ToldPage> => {
    const person = personOf(request, sessions);
    const { link, match, as, before } = read(Asked, request.query);
    const table = await store.table(idOf(request));
    const refused = table === null ? 'NO_SUCH_TABLE' : refusedToFollow(table, person, link);
    if (table === null || refused !== null) throw new Refused({ code: refused ?? 'NO_SUCH_TABLE' });
    if (lastMatch(table)?.id !== match) throw new Refused({ code: 'NO_SUCH_TABLE' });
    if (!observersFor(table, person).includes(as)) throw new Refused({ code: 'NOT_YOUR_SEAT' });
    const live = await matches.live(match);
    if (live === null) throw new Refused({ code: 'NOT_STARTED' });
    return { told: await pageBefore(folds, live, as, before) };
  });
}
