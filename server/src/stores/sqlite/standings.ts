import { type BannedNetwork, deviceMark, epochSteps, type Standing } from '../../standing/standing.ts';
import type { StandingStore } from '../store.ts';
import type { Sql } from './sql.ts';

const columns = 'mark, epoch, banned, silenced, changed';

const change = `
INSERT INTO standing (${columns}) VALUES (?, ?, coalesce(?, 0), coalesce(?, 0), ?)
ON CONFLICT (mark) DO UPDATE SET
  epoch = max(standing.epoch + ?, excluded.epoch),
  banned = coalesce(?, standing.banned),
  silenced = coalesce(?, standing.silenced),
  changed = CASE WHEN max(standing.epoch + ?, excluded.epoch) > standing.epoch THEN excluded.changed ELSE standing.changed END
RETURNING ${columns}`;

export function standingsIn(sql: Sql): StandingStore {
  return {
    async standings() {
      return sql.all(`SELECT ${columns} FROM standing`) as unknown as Standing[];
    },
    changeStanding(mark, { banned = null, silenced = null, epoch }, now) {
      const { least, add } = epoch === undefined ? { least: 0, add: 0 } : epochSteps[epoch];
      const at = epoch === undefined ? 0 : now;
      const values = [mark, least, banned, silenced, at, add, banned, silenced, add];
      return sql.commit(() => sql.first(change, ...values) as unknown as Standing);
    },
    async dropSpent(now, oldest) {
      await sql.commit(() => {
        sql.write('DELETE FROM standing WHERE epoch = 0 AND banned <= ? AND silenced <= ?', now, now);
        sql.write('DELETE FROM standing WHERE mark LIKE ? AND changed < ?', `${deviceMark}%`, oldest);
        sql.write('DELETE FROM banned_network WHERE until <= ?', now);
      });
    },

    async bannedNetworks() {
      return sql.all('SELECT network, until FROM banned_network ORDER BY network') as unknown as BannedNetwork[];
    },
    async keepBannedNetwork({ network, until }) {
      const insert = 'INSERT INTO banned_network (network, until) VALUES (?, ?)';
      const update = 'ON CONFLICT (network) DO UPDATE SET until = excluded.until';
      await sql.commit(() => sql.write(`${insert} ${update}`, network, until));
    },
    async dropBannedNetwork(network) {
      const dropped = await sql.commit(() => sql.write('DELETE FROM banned_network WHERE network = ?', network));
      return dropped === 'kept';
    },
  };
}
