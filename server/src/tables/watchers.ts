import { createHash } from 'node:crypto';
import type { TableInfo } from '@orrery/wire';
import type { PeopleStore } from '../stores/store.ts';
import type { Faces } from './faces.ts';
import type { Attendance } from './info.ts';
import type { Table } from './table.ts';

/** So many of those who watch are named to the host. */
const mostNamed = 30;

/** What the host calls somebody who watches by: it tells nothing of who they are elsewhere. */
export const watcherId = (table: string, person: string): string =>
  createHash('sha256').update(`${table} ${person}`).digest('base64url').slice(0, 22);

/** The faces of those who watch, where there is a host to see them. */
export async function withWatchers(
  people: Pick<PeopleStore, 'people'>,
  { host }: Table,
  { watchers, people: here }: Pick<Attendance, 'watchers' | 'people'>,
  faces: Faces,
): Promise<Faces> {
  if (watchers.length === 0 || host === null || !here.has(host)) return faces;
  return new Map([...(await people.people(watchers.slice(0, mostNamed))), ...faces]);
}

export function watchersAt(
  { id }: Table,
  { watchers }: Pick<Attendance, 'watchers'>,
  faces: Faces,
): TableInfo['watchers'] {
  return watchers.slice(0, mostNamed).map((person) => {
    const face = faces.get(person);
    return { id: watcherId(id, person), name: face?.name ?? null, sigil: face?.sigil ?? null };
  });
}
