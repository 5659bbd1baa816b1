import type { TalkLine } from '@orrery/wire';
import { type Report, withoutReporter } from '../../reports/report.ts';
import type { PersonalStore } from '../store.ts';
import { forgetCallsOf } from './calls.ts';
import { forgetResultsOf } from './results.ts';
import type { Sql } from './sql.ts';
import { forgetTournamentsOf } from './tournaments.ts';

export function personalIn(sql: Sql): PersonalStore {
  return {
    async talkBy(person) {
      const rows = sql.all('SELECT game_table, body FROM talk WHERE speaker = ? ORDER BY no', person);
      return rows.map((row) => ({ table: String(row.game_table), line: JSON.parse(String(row.body)) as TalkLine }));
    },
    async reportsBy(person) {
      const rows = sql.all('SELECT body FROM report WHERE reporter = ? ORDER BY at', person);
      return rows.map((row) => JSON.parse(String(row.body)) as Report);
    },
    forgetPerson(person) {
      return sql.commit(() => {
        sql.write('DELETE FROM person WHERE id = ?', person);
        sql.write('DELETE FROM talk WHERE speaker = ?', person);
        sql.write('DELETE FROM muted WHERE person = ? OR other = ?', person, person);
        forgetCallsOf(sql, person);
        forgetResultsOf(sql, person);
        forgetTournamentsOf(sql, person);
        for (const kept of ['device', 'device_link', 'recovery', 'vacation', 'veil'])
          sql.write(`DELETE FROM ${kept} WHERE person = ?`, person);
        // Not all of them at once: nobody knows how many there are.
        const named = "SELECT body FROM report WHERE reporter = ? OR json_extract(body, '$.about') = ?";
        for (const row of sql.all(named, person, person)) forgetIn(JSON.parse(String(row.body)) as Report);
      });

      function forgetIn(report: Report): void {
        if (report.about === person) sql.write('DELETE FROM report WHERE id = ?', report.id);
        else if (report.by === person) {
          const rest = withoutReporter(report);
          sql.write('UPDATE report SET reporter = ?, body = ? WHERE id = ?', rest.by, JSON.stringify(rest), rest.id);
        }
      }
    },
  };
}
