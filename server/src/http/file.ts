import { Readable } from 'node:stream';
import type { MatchFile } from '@orrery/kernel';
import { Secret } from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Folds } from '../matches/folds.ts';
import type { Matches } from '../matches/matches.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Store } from '../stores/store.ts';
import { refusedToSee } from '../tables/door.ts';
import { facesOf, sittersAt } from '../tables/faces.ts';
import { belongs, lastMatch, sittersOf, type Table } from '../tables/table.ts';
import { personOf, Refused, read } from './app.ts';
import { idOf } from './table-change.ts';

interface Settings {
  readonly store: Store;
  readonly folds: Folds;
  readonly sessions: Sessions;
  readonly matches: Matches;
}

const Asked = v.strictObject({ link: v.optional(Secret), match: v.optional(Secret) });

/** A whole match with the hands and draws of all and the key of its luck: only when it is over. */
export function fileRoutes(app: FastifyInstance, { store, folds, sessions, matches }: Settings): void {
  app.get('/api/tables/:id/file', { config: { rateLimit: { max: 30 } } }, async (request, reply): Promise<Readable> => {
    const person = personOf(request, sessions);
    const asked = read(Asked, request.query);
    const table = await store.table(idOf(request));
    if (table === null) throw new Refused({ code: 'NO_SUCH_TABLE' });
    const match = asked.match === undefined ? lastMatch(table) : table.matches.find(({ id }) => id === asked.match);
    const played = match !== undefined && sittersOf(table, match.id).some((sitter) => sitter.person === person);
    if (!played && !mayRead(table, person, asked.link)) throw new Refused({ code: 'NO_SUCH_TABLE' });
    if (match === undefined) throw new Refused({ code: asked.match === undefined ? 'NOT_STARTED' : 'NO_SUCH_TABLE' });
    const opened = await matches.live(match.id);
    // A match that its last person left is over without a result, whatever was played after it.
    const live = table.status === 'playing' && match.id === lastMatch(table)?.id;
    if (opened === null) throw new Refused({ code: live ? 'NOT_OVER' : 'NOT_STARTED' });
    const { host, key, luck } = opened;
    if (host.result === null && live) throw new Refused({ code: 'NOT_OVER' });
    const { head } = host;
    const entries = await folds.entries(host);
    const file: Omit<MatchFile, 'entries'> = {
      format: 'orrery-match/1',
      head,
      names: await namesOf(table, match.id, store),
      key: Buffer.from(key).toString('hex'),
      ...(luck === null ? {} : { luck }),
      ...(match.fromDevice === undefined ? {} : { fromDevice: true }),
    };
    const begin = Buffer.from(`${JSON.stringify(file).slice(0, -1)},"entries":`);
    const end = Buffer.from('}');
    reply.type('application/json; charset=utf-8');
    reply.header('content-length', begin.length + entries.length + end.length);
    // However many fetch it, its entries are in memory once.
    return Readable.from([begin, entries, end]);
  });
}

function mayRead(table: Table, person: string, link: string | undefined): boolean {
  return belongs(table, person) || (table.spectators && refusedToSee(table, person, link) === null);
}

/** As the match began; of one that began before that was kept, as they sit now. */
async function namesOf(table: Table, match: string, store: Store): Promise<string[]> {
  const began = sittersOf(table, match);
  const sitters = began.length > 0 ? began : sittersAt(table, await facesOf(store, table));
  return sitters.map(({ name, level }, at) => name ?? level ?? `${at + 1}`);
}
