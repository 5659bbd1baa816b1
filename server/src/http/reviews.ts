import type { Readable } from 'node:stream';
import { AskReview, type MatchInfo, type OwnReview, type ReviewLink, Secret, VeilReview } from '@orrery/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type FileRooms, fileOf, overMatch } from '../matches/file.ts';
import { drawSecret } from '../secrets.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Veil } from '../stores/reviews.ts';
import type { Store } from '../stores/store.ts';
import { seatsPlayed, type Table } from '../tables/table.ts';
import { granted, personOf, Refused, read } from './app.ts';
import { hasPlayed, readableMatch, sendFile } from './file.ts';
import { idOf } from './table-change.ts';

interface Settings extends FileRooms {
  readonly sessions: Sessions;
}

const gone = () => new Refused({ code: 'NO_SUCH_REVIEW' });
const perMinute = { config: { rateLimit: { max: 30 } } };

/** Matches that are over, for whoever has their link: closed, gone with its table, or never made is one answer. */
export function reviewRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, sessions, matches } = settings;

  app.post('/api/tables/:id/review', perMinute, async (request): Promise<ReviewLink> => {
    const person = personOf(request, sessions);
    const asked = read(AskReview, request.body);
    const table = await store.table(idOf(request));
    if (table === null) throw new Refused({ code: 'NO_SUCH_TABLE' });
    const match = readableMatch(table, person, asked);
    granted(await overMatch(matches, table, match));
    const known = await store.reviewOf(match.id);
    if (known !== null && known !== 'closed') return known;
    // Who did not play does not open what somebody who did has closed, be it at this moment.
    const reopens = hasPlayed(table, match.id, person);
    const link = await store.openReview({ match: match.id, table: table.id, reopens }, drawSecret());
    if (link === null) throw gone();
    return { link };
  });

  app.get('/api/reviews/:link', perMinute, async (request, reply): Promise<Readable> => {
    const { table, match, veiled } = await reviewedMatch(store, request);
    return sendFile(reply, granted(await fileOf(settings, table, match, veiled)));
  });

  app.get('/api/reviews/:link/own', async (request): Promise<OwnReview> => {
    const person = personOf(request, sessions);
    return ownIn(await reviewedMatch(store, request), person);
  });

  app.post('/api/reviews/:link/names', perMinute, async (request): Promise<OwnReview> => {
    const person = personOf(request, sessions);
    const { veiled } = read(VeilReview, request.body);
    const { table, match } = await reviewedMatch(store, request);
    if (!hasPlayed(table, match.id, person)) throw new Refused({ code: 'NOT_YOUR_SEAT' });
    await store.veilReview(match.id, person, veiled);
    return ownIn(await reviewedMatch(store, request), person);
  });

  app.post('/api/reviews/:link/close', async (request): Promise<OwnReview> => {
    const person = personOf(request, sessions);
    const { table, match } = await reviewedMatch(store, request);
    if (!hasPlayed(table, match.id, person)) throw new Refused({ code: 'NOT_YOUR_SEAT' });
    await store.closeReview(match.id);
    return { seats: [], veiled: false, yours: false };
  });
}

interface Reviewed extends Veil {
  readonly table: Table;
  readonly match: MatchInfo;
}

function ownIn({ table, match, veiled, veiledBy }: Reviewed, person: string): OwnReview {
  return { seats: [...seatsPlayed(table, match.id, person)], veiled, yours: veiledBy.includes(person) };
}

/** The match that a link shows, with its table. */
export async function reviewedMatch(store: Store, request: FastifyRequest): Promise<Reviewed> {
  const { link } = request.params as { link: string };
  const found = v.is(Secret, link) ? await store.reviewedBy(link) : null;
  const table = found === null ? null : await store.table(found.table);
  const match = table?.matches.find(({ id }) => id === found?.match);
  if (found === null || table === null || match === undefined) throw gone();
  return { table, match, veiled: found.veiled, veiledBy: found.veiledBy };
}
