import type { TalkLine } from '@orrery/wire';
import { type Report, withoutReporter } from '../../reports/report.ts';
import type { PersonalStore } from '../store.ts';
import { forgetCallsOf } from './calls.ts';
import type { Database } from './database.ts';
import { forgetResultsOf } from './results.ts';
import { forgetTournamentsOf } from './tournaments.ts';

export function personalIn(db: Database): PersonalStore {
  return {
    async talkBy(person) {
      const rows = await db.all('SELECT game_table, body FROM talk WHERE speaker = $1 ORDER BY no', person);
      return rows.map((row) => ({ table: String(row.game_table), line: JSON.parse(String(row.body)) as TalkLine }));
    },
    async reportsBy(person) {
      const rows = await db.all('SELECT body FROM report WHERE reporter = $1 ORDER BY at', person);
      return rows.map((row) => JSON.parse(String(row.body)) as Report);
    },
    forgetPerson(person) {
      return db.commitStepwise(async (run) => {
        await run('DELETE FROM person WHERE id = $1', person);
        await run('DELETE FROM talk WHERE speaker = $1', person);
        await run('DELETE FROM muted WHERE person = $1 OR other = $1', person);
        await forgetCallsOf(run, person);
        await forgetResultsOf(run, person);
        await forgetTournamentsOf(run, person);
        for (const kept of ['device', 'device_link', 'recovery', 'vacation', 'veil'])
          await run(`DELETE FROM ${kept} WHERE person = $1`, person);
        await run('DELETE FROM report WHERE about = $1', person);
        for (const { body } of await run(
          'SELECT body FROM report WHERE reporter = $1 ORDER BY id FOR UPDATE',
          person,
        )) {
          const rest = withoutReporter(JSON.parse(String(body)) as Report);
          await run('UPDATE report SET reporter = $1, body = $2 WHERE id = $3', rest.by, JSON.stringify(rest), rest.id);
        }
      });
    },
  };
}
