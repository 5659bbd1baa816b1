import type { Report } from '../../reports/report.ts';
import type { ReportStore } from '../store.ts';
import type { Sql } from './sql.ts';

export function reportsIn(sql: Sql): ReportStore {
  return {
    async keepReport(report) {
      const insert = 'INSERT INTO report (id, at, reporter, body) VALUES (?, ?, ?, ?)';
      await sql.commit(() => sql.write(insert, report.id, report.at, report.by, JSON.stringify(report)));
    },
    async reports(limit, before = Number.MAX_SAFE_INTEGER) {
      const rows = sql.all('SELECT body FROM report WHERE at < ? ORDER BY at DESC, id LIMIT ?', before, limit);
      return rows.map((row) => JSON.parse(String(row.body)) as Report);
    },
    async countReports(by, since) {
      return Number(sql.first('SELECT count(*) AS n FROM report WHERE reporter = ? AND at >= ?', by, since)?.n);
    },
    async dropReport(id) {
      return (await sql.commit(() => sql.write('DELETE FROM report WHERE id = ?', id))) === 'kept';
    },
  };
}
