import type { KnownPerson, PeopleStore, Person } from '../store.ts';
import type { Database } from './database.ts';

/** How many people one person may have muted. */
const mostMuted = 500;

const known = 'SELECT id FROM person UNION SELECT person AS id FROM belongs';

export function peopleIn(db: Database): PeopleStore {
  return {
    async person(id) {
      return (await db.first('SELECT id, name, sigil, named FROM person WHERE id = $1', id)) as Person | null;
    },
    async people(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.all('SELECT id, name, sigil, named FROM person WHERE id = ANY($1::text[])', ids);
      return new Map(rows.map((row) => [String(row.id), row as unknown as Person]));
    },
    async keepPerson({ id, name, sigil, named }) {
      const insert = 'INSERT INTO person (id, name, sigil, named) VALUES ($1, $2, $3, $4)';
      const update = 'SET name = excluded.name, sigil = excluded.sigil, named = excluded.named';
      await db.write(`${insert} ON CONFLICT (id) DO UPDATE ${update}`, id, name, sigil, named);
    },

    async everybody(limit) {
      const running = "game_table IN (SELECT id FROM game_table WHERE status <> 'over')";
      const tables = `SELECT count(*) FROM belongs WHERE person = k.id AND sits = 1 AND ${running}`;
      const select = `SELECT k.id, p.name, p.sigil, (${tables}) AS tables FROM (${known}) k LEFT JOIN person p ON p.id = k.id`;
      const order = 'ORDER BY p.name IS NULL, p.name, k.id';
      return (await db.all(`${select} ${order} LIMIT $1`, limit)) as unknown as KnownPerson[];
    },
    async findPeople(text, limit) {
      const begins = `SELECT id FROM (${known}) AS known WHERE starts_with(id, $1)`;
      const named = 'SELECT id FROM person WHERE name = $1';
      const rows = await db.all(`${begins} UNION ${named} ORDER BY id LIMIT $2`, text, limit);
      return rows.map((row) => String(row.id));
    },

    async mutedBy(person) {
      const rows = await db.all('SELECT other FROM muted WHERE person = $1 ORDER BY at, other', person);
      return rows.map((row) => String(row.other));
    },
    async keepMuted(person, other, at) {
      const insert = 'INSERT INTO muted (person, other, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
      const older = 'SELECT at FROM muted WHERE person = $1 ORDER BY at DESC LIMIT 1 OFFSET $2';
      const drop = `DELETE FROM muted WHERE person = $1 AND at <= (${older})`;
      await db.commit((run) => Promise.all([run(insert, person, other, at), run(drop, person, mostMuted)]));
    },
    async dropMuted(person, other) {
      await db.write('DELETE FROM muted WHERE person = $1 AND other = $2', person, other);
    },
  };
}
