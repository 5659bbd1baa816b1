import {
  Code,
  type CodeFound,
  EditSeats,
  JoinTable,
  LayTable,
  Ready,
  Secret,
  StartTable,
  type TableInfo,
} from '@orrery/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Room } from '../health/disk.ts';
import type { Matches } from '../matches/matches.ts';
import type { Outcome } from '../outcome.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Store } from '../stores/store.ts';
import { describe, facesOf, type Presence } from '../tables/info.ts';
import { lastMatch, maySee, type Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { granted, personOf, Refused, read } from './app.ts';

interface Settings {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly presence: Presence;
  /** How much room there is for new tables. */
  readonly room: () => Promise<Room>;
}

const Nothing = v.strictObject({});
const WithLink = v.strictObject({ link: v.optional(Secret) });

export function tableRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, sessions, tables, matches, presence, room } = settings;
  app.post('/api/tables', { config: { rateLimit: { max: 60 } } }, async (request, reply) => {
    const person = personOf(request, sessions);
    if ((await room()) !== 'enough') throw new Refused({ code: 'SERVER_FULL' });
    const laid = granted(await tables.lay(read(LayTable, request.body), person));
    reply.code(201);
    return seenBy(laid, person);
  });

  app.get('/api/tables/:id', async (request) => {
    const person = personOf(request, sessions);
    const { link } = read(WithLink, request.query);
    const table = await store.table(idOf(request));
    if (table === null || !maySee(table, person, link)) throw new Refused({ code: 'NO_SUCH_TABLE' });
    return seenBy(table, person, link);
  });

  app.get('/api/code/:code', { config: { rateLimit: { max: 30 } } }, async (request): Promise<CodeFound> => {
    personOf(request, sessions);
    const { code } = read(v.object({ code: Code }), request.params);
    const table = await store.tableByCode(code);
    if (table === null) throw new Refused({ code: 'NO_SUCH_TABLE' });
    return { table: table.id, link: table.link };
  });

  change('join', JoinTable, (id, person, asked) => tables.join(id, person, asked));
  change('leave', Nothing, (id, person) => tables.leave(id, person));
  change('ready', Ready, (id, person, { ready }) => tables.ready(id, person, ready));
  change('seats', EditSeats, (id, person, asked) => tables.edit(id, person, asked));
  change('start', StartTable, (id, person, { fill }) => tables.start(id, person, fill ?? 'normal'));
  change('again', Nothing, async (id, person) => {
    await putAway(id);
    return tables.again(id, person);
  });

  function change<T extends v.GenericSchema>(
    path: string,
    schema: T,
    make: (id: string, person: string, asked: v.InferOutput<T>) => Promise<Outcome<Table>>,
  ): void {
    app.post(`/api/tables/:id/${path}`, async (request) => {
      const person = personOf(request, sessions);
      const asked = read(schema, request.body);
      return seenBy(granted(await make(idOf(request), person, asked)), person);
    });
  }

  /** Whoever asks for another match the moment the last one ends may be faster than its end is written down. */
  async function putAway(id: string): Promise<void> {
    const table = await store.table(id);
    const match = table?.status === 'playing' ? lastMatch(table) : undefined;
    if (match === undefined) return;
    const { host } = await matches.live(match.id);
    if (host.result !== null) await tables.finish(id, match.id, { view: host.view('table'), result: host.result });
  }

  async function seenBy(table: Table, person: string, link?: string): Promise<TableInfo> {
    return describe(table, person, await facesOf(store, table), presence.attendance(table), link);
  }
}

/** A path that cannot be a table's is answered like a table that is not there. */
export function idOf(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  if (!v.is(Secret, id)) throw new Refused({ code: 'NO_SUCH_TABLE' });
  return id;
}
