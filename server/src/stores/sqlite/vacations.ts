import type { Vacation } from '../../vacations/vacation.ts';
import type { VacationStore } from '../vacations.ts';
import { writeJob } from './jobs.ts';
import type { Sql } from './sql.ts';

export function vacationsIn(sql: Sql): VacationStore {
  return {
    async vacationsOf(person) {
      const row = sql.first('SELECT version, body FROM vacation WHERE person = ?', person);
      if (row === null) return { version: 0, taken: [] };
      return { version: Number(row.version), taken: JSON.parse(String(row.body)) as Vacation[] };
    },
    keepVacations(person, { version, taken }, job) {
      const insert = 'INSERT INTO vacation (person, version, body) VALUES (?, 1, ?) ON CONFLICT DO NOTHING';
      const update = 'UPDATE vacation SET version = version + 1, body = ? WHERE person = ? AND version = ?';
      const body = JSON.stringify(taken);
      return sql.commit(() => {
        const kept = version === 0 ? sql.write(insert, person, body) : sql.write(update, body, person, version);
        if (kept === 'kept') writeJob(sql, job);
        return kept;
      });
    },
  };
}
