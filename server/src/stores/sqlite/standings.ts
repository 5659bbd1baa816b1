import type { BannedNetwork, Standing } from '../../standing/standing.ts';
import type { StandingStore } from '../store.ts';
import type { Sql } from './sql.ts';

export function standingsIn(sql: Sql): StandingStore {
  return {
    async standings() {
      return sql.all('SELECT mark, epoch, banned, silenced, changed FROM standing') as unknown as Standing[];
    },
    async keepStanding({ mark, epoch, banned, silenced, changed }) {
      const insert = 'INSERT INTO standing (mark, epoch, banned, silenced, changed) VALUES (?, ?, ?, ?, ?)';
      const update = `ON CONFLICT (mark) DO UPDATE
        SET epoch = excluded.epoch, banned = excluded.banned, silenced = excluded.silenced, changed = excluded.changed`;
      await sql.commit(() => sql.write(`${insert} ${update}`, mark, epoch, banned, silenced, changed));
    },
    async dropStanding(mark) {
      await sql.commit(() => sql.write('DELETE FROM standing WHERE mark = ?', mark));
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
      await sql.commit(() => sql.write('DELETE FROM banned_network WHERE network = ?', network));
    },
  };
}
