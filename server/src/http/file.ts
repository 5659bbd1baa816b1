import { Readable } from 'node:stream';
import { AskReview, type MatchInfo } from '@orrery/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type FileRooms, fileOf } from '../matches/file.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { refusedToSee } from '../tables/door.ts';
import { belongs, lastMatch, seatsPlayed, type Table } from '../tables/table.ts';
import { granted, personOf, Refused, read } from './app.ts';
import { idOf } from './table-change.ts';

interface Settings extends FileRooms {
  readonly sessions: Sessions;
}

/** A whole match with the hands and draws of all and the key of its luck: only when it is over. */
export function fileRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, sessions } = settings;
  app.get('/api/tables/:id/file', { config: { rateLimit: { max: 30 } } }, async (request, reply): Promise<Readable> => {
    const person = personOf(request, sessions);
    const asked = read(AskReview, request.query);
    const table = await store.table(idOf(request));
    if (table === null) throw new Refused({ code: 'NO_SUCH_TABLE' });
    return sendFile(reply, granted(await fileOf(settings, table, readableMatch(table, person, asked))));
  });
}

/** The match that somebody asks for, if they may read it once it is over. */
export function readableMatch(table: Table, person: string, asked: AskReview): MatchInfo {
  const match = asked.match === undefined ? lastMatch(table) : table.matches.find(({ id }) => id === asked.match);
  const played = match !== undefined && hasPlayed(table, match.id, person);
  if (!played && !mayRead(table, person, asked.link)) throw new Refused({ code: 'NO_SUCH_TABLE' });
  if (match === undefined) throw new Refused({ code: asked.match === undefined ? 'NOT_STARTED' : 'NO_SUCH_TABLE' });
  return match;
}

export const hasPlayed = (table: Table, match: string, person: string): boolean =>
  seatsPlayed(table, match, person).length > 0;

export function sendFile(reply: FastifyReply, parts: readonly Buffer[]): Readable {
  reply.type('application/json; charset=utf-8');
  reply.header(
    'content-length',
    parts.reduce((sum, { length }) => sum + length, 0),
  );
  return Readable.from(parts);
}

function mayRead(table: Table, person: string, link: string | undefined): boolean {
  return belongs(table, person) || (table.spectators && refusedToSee(table, person, link) === null);
}
