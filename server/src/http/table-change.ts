import { Secret, type TableInfo } from '@orrery/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Outcome } from '../outcome.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Store } from '../stores/store.ts';
import { facesOf } from '../tables/faces.ts';
import { describe, type Presence } from '../tables/info.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { withWatchers } from '../tables/watchers.ts';
import { granted, personOf, Refused, read } from './app.ts';

/** What routes about tables have to do with. */
export interface TableRooms {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly presence: Presence;
}

/** Describes a table as a person may know it. */
export function tableReader({ store, presence }: Pick<TableRooms, 'store' | 'presence'>) {
  return async (table: Table, person: string, link?: string): Promise<TableInfo> => {
    const reader = { person, muted: await store.mutedBy(person), link };
    const there = presence.attendance(table);
    return describe(table, reader, await withWatchers(store, table, there, await facesOf(store, table)), there);
  };
}

/** Adds routes that change a table and answer with it. */
export function changeRoute(app: FastifyInstance, rooms: TableRooms) {
  const seenBy = tableReader(rooms);
  return <T extends v.GenericSchema>(
    path: string,
    schema: T,
    make: (id: string, person: string, asked: v.InferOutput<T>) => Promise<Outcome<Table>>,
  ): void => {
    app.post(`/api/tables/:id/${path}`, async (request) => {
      const person = personOf(request, rooms.sessions);
      const asked = read(schema, request.body);
      return seenBy(granted(await make(idOf(request), person, asked)), person);
    });
  };
}

/** A path that cannot be a table's is answered like a table that is not there. */
export function idOf(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  if (!v.is(Secret, id)) throw new Refused({ code: 'NO_SUCH_TABLE' });
  return id;
}
