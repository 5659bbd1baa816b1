import type { PeopleStore, Person } from '../store.ts';
import type { Sql } from './sql.ts';

export function peopleIn(sql: Sql): PeopleStore {
  return {
    async person(id) {
      return sql.first('SELECT id, name, sigil FROM person WHERE id = ?', id) as Person | null;
    },
    async keepPerson({ id, name, sigil }) {
      const insert = 'INSERT INTO person VALUES (?, ?, ?)';
      const update = 'ON CONFLICT DO UPDATE SET name = excluded.name, sigil = excluded.sigil';
      await sql.commit(() => sql.write(`${insert} ${update}`, id, name, sigil));
    },
  };
}
