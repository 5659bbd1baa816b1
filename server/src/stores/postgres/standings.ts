import { type BannedNetwork, deviceMark, epochSteps, type Standing } from '../../standing/standing.ts';
import type { StandingStore } from '../store.ts';
import type { Database } from './database.ts';

const columns = 'mark, epoch, banned, silenced, changed';

const change = `
INSERT INTO standing AS kept (${columns}) VALUES ($1, $2::bigint, coalesce($4::bigint, 0), coalesce($5::bigint, 0), $6::bigint)
ON CONFLICT (mark) DO UPDATE SET
  epoch = greatest(kept.epoch + $3::bigint, $2::bigint),
  banned = coalesce($4::bigint, kept.banned),
  silenced = coalesce($5::bigint, kept.silenced),
  changed = CASE WHEN greatest(kept.epoch + $3::bigint, $2::bigint) > kept.epoch THEN $6::bigint ELSE kept.changed END
RETURNING ${columns}`;

export function standingsIn(db: Database): StandingStore {
  return {
    async standings() {
      return (await db.all(`SELECT ${columns} FROM standing`)) as unknown as Standing[];
    },
    async changeStanding(mark, { banned = null, silenced = null, epoch }, now) {
      const { least, add } = epoch === undefined ? { least: 0, add: 0 } : epochSteps[epoch];
      const at = epoch === undefined ? 0 : now;
      const rows = await db.commit((run) => run(change, mark, least, add, banned, silenced, at));
      return rows[0] as unknown as Standing;
    },
    async dropSpent(now, oldest) {
      await db.commit((run) =>
        Promise.all([
          run('DELETE FROM standing WHERE epoch = 0 AND banned <= $1 AND silenced <= $1', now),
          run('DELETE FROM standing WHERE mark LIKE $1 AND changed < $2', `${deviceMark}%`, oldest),
          run('DELETE FROM banned_network WHERE until <= $1', now),
        ]),
      );
    },

    async bannedNetworks() {
      const rows = await db.all('SELECT network, until FROM banned_network ORDER BY network');
      return rows as unknown as BannedNetwork[];
    },
    async keepBannedNetwork({ network, until }) {
      const insert = 'INSERT INTO banned_network (network, until) VALUES ($1, $2)';
      await db.write(`${insert} ON CONFLICT (network) DO UPDATE SET until = excluded.until`, network, until);
    },
    async dropBannedNetwork(network) {
      return (await db.write('DELETE FROM banned_network WHERE network = $1', network)) === 'kept';
    },
  };
}
