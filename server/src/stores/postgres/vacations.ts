import type { Vacation } from '../../vacations/vacation.ts';
import type { VacationStore } from '../vacations.ts';
import type { Database } from './database.ts';
import { writeJob } from './jobs.ts';

export function vacationsIn(db: Database): VacationStore {
  return {
    async vacationsOf(person) {
      const row = await db.first('SELECT version, body FROM vacation WHERE person = $1', person);
      if (row === null) return { version: 0, taken: [] };
      return { version: Number(row.version), taken: JSON.parse(String(row.body)) as Vacation[] };
    },
    keepVacations(person, { version, taken }, job) {
      const insert = 'INSERT INTO vacation (person, version, body) VALUES ($1, $2 + 1, $3) ON CONFLICT DO NOTHING';
      const update = 'UPDATE vacation SET version = version + 1, body = $3 WHERE person = $1 AND version = $2';
      return db.commitStepwise(async (run) => {
        const rows = await run(
          `${version === 0 ? insert : update} RETURNING 1`,
          person,
          version,
          JSON.stringify(taken),
        );
        if (rows.length === 0) return 'taken';
        await writeJob(run, job);
        return 'kept';
      });
    },
  };
}
