import type { KnownPerson, PeopleStore, Person } from '../store.ts';
import type { Sql } from './sql.ts';

/** How many people one person may have muted. */
const mostMuted = 500;
/** How many people one statement asks for: always as many, so that it is prepared once. */
const atOnce = 32;
const thesePeople = `SELECT id, name, sigil, named FROM person WHERE id IN (${Array(atOnce).fill('?').join()})`;

const known = 'SELECT id FROM person UNION SELECT person AS id FROM belongs';

export function peopleIn(sql: Sql): PeopleStore {
  return {
    async person(id) {
      return sql.first('SELECT id, name, sigil, named FROM person WHERE id = ?', id) as Person | null;
    },
    async people(ids) {
      const found = new Map<string, Person>();
      for (let from = 0; from < ids.length; from += atOnce) {
        const some = ids.slice(from, from + atOnce);
        const asked = Array.from({ length: atOnce }, (_, i) => some[i] ?? some[0]!);
        for (const person of sql.all(thesePeople, ...asked)) found.set(String(person.id), person as unknown as Person);
      }
      return found;
    },
    async keepPerson({ id, name, sigil, named }) {
      const insert = 'INSERT INTO person (id, name, sigil, named) VALUES (?, ?, ?, ?)';
      const update = 'SET name = excluded.name, sigil = excluded.sigil, named = excluded.named';
      await sql.commit(() => sql.write(`${insert} ON CONFLICT (id) DO UPDATE ${update}`, id, name, sigil, named));
    },

    async everybody(limit) {
      const running = "game_table IN (SELECT id FROM game_table WHERE status <> 'over')";
      const tables = `SELECT count(*) FROM belongs WHERE person = k.id AND sits = 1 AND ${running}`;
      const select = `SELECT k.id, p.name, p.sigil, (${tables}) AS tables FROM (${known}) k LEFT JOIN person p ON p.id = k.id`;
      const order = 'ORDER BY p.name IS NULL, p.name, k.id';
      return sql.all(`${select} ${order} LIMIT ?`, limit) as unknown as KnownPerson[];
    },
    async findPeople(text, limit) {
      const begins = `SELECT id FROM (${known}) WHERE substr(id, 1, ?) = ?`;
      const rows = sql.all(
        `${begins} UNION SELECT id FROM person WHERE name = ? ORDER BY id LIMIT ?`,
        ...[text.length, text, text, limit],
      );
      return rows.map((row) => String(row.id));
    },

    async mutedBy(person) {
      const rows = sql.all('SELECT other FROM muted WHERE person = ? ORDER BY at, other', person);
      return rows.map((row) => String(row.other));
    },
    async keepMuted(person, other, at) {
      const insert = 'INSERT INTO muted (person, other, at) VALUES (?, ?, ?) ON CONFLICT (person, other) DO NOTHING';
      const older = 'SELECT at FROM muted WHERE person = ? ORDER BY at DESC LIMIT 1 OFFSET ?';
      await sql.commit(() => {
        sql.write(insert, person, other, at);
        sql.write(`DELETE FROM muted WHERE person = ? AND at <= (${older})`, person, person, mostMuted);
      });
    },
    async dropMuted(person, other) {
      await sql.commit(() => sql.write('DELETE FROM muted WHERE person = ? AND other = ?', person, other));
    },
  };
}
