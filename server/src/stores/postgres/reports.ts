import type { Report } from '../../reports/report.ts';
import type { ReportStore } from '../store.ts';
import type { Database } from './database.ts';

export function reportsIn(db: Database): ReportStore {
  return {
    async keepReport(report) {
      const { id, at, by, about } = report;
      const insert = 'INSERT INTO report (id, at, reporter, about, body) VALUES ($1, $2, $3, $4, $5)';
      await db.write(insert, id, at, by, about, JSON.stringify(report));
    },
    async reports(limit, before = Number.MAX_SAFE_INTEGER) {
      const rows = await db.all('SELECT body FROM report WHERE at < $1 ORDER BY at DESC, id LIMIT $2', before, limit);
      return rows.map((row) => JSON.parse(String(row.body)) as Report);
    },
    async countReports(by, since) {
      const row = await db.first('SELECT count(*) AS n FROM report WHERE reporter = $1 AND at >= $2', by, since);
      return Number(row?.n);
    },
    async dropReport(id) {
      return (await db.write('DELETE FROM report WHERE id = $1', id)) === 'kept';
    },
  };
}
