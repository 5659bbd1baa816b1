import type { BannedNetwork, Standing } from '../../standing/standing.ts';
import type { StandingStore } from '../store.ts';
import type { Database } from './database.ts';

export function standingsIn(db: Database): StandingStore {
  return {
    async standings() {
      return (await db.all('SELECT mark, epoch, banned, silenced, changed FROM standing')) as unknown as Standing[];
    },
    async keepStanding({ mark, epoch, banned, silenced, changed }) {
      const insert = 'INSERT INTO standing (mark, epoch, banned, silenced, changed) VALUES ($1, $2, $3, $4, $5)';
      const update = `ON CONFLICT (mark) DO UPDATE
        SET epoch = excluded.epoch, banned = excluded.banned, silenced = excluded.silenced, changed = excluded.changed`;
      await db.write(`${insert} ${update}`, mark, epoch, banned, silenced, changed);
    },
    async dropStanding(mark) {
      await db.write('DELETE FROM standing WHERE mark = $1', mark);
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
      await db.write('DELETE FROM banned_network WHERE network = $1', network);
    },
  };
}
