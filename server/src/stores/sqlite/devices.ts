import type { Device, DeviceLink, DeviceStore, Recovery } from '../store.ts';
import type { Sql } from './sql.ts';

export function devicesIn(sql: Sql): DeviceStore {
  return {
    async knownDevices(person) {
      const select = 'SELECT person, id, browser, system, since, seen FROM device WHERE person = ?';
      return sql.all(`${select} ORDER BY seen DESC, since DESC, id`, person) as unknown as Device[];
    },
    async keepKnownDevice({ person, id, browser, system, since, seen }, oldest) {
      const insert = 'INSERT INTO device (person, id, browser, system, since, seen) VALUES (?, ?, ?, ?, ?, ?)';
      const update = 'SET browser = excluded.browser, system = excluded.system, seen = excluded.seen';
      await sql.commit(() => {
        sql.write(
          `${insert} ON CONFLICT (person, id) DO UPDATE ${update}`,
          ...[person, id, browser, system, since, seen],
        );
        sql.write('DELETE FROM device WHERE person = ? AND seen < ?', person, oldest);
      });
    },
    dropKnownDevice(person, id) {
      return sql.commit(() => sql.write('DELETE FROM device WHERE person = ? AND id = ?', person, id));
    },
    async dropOtherDevices(person, id) {
      await sql.commit(() => sql.write('DELETE FROM device WHERE person = ? AND id <> ?', person, id));
    },

    async keepDeviceLink({ hash, person, until }, now) {
      await sql.commit(() => {
        sql.write('DELETE FROM device_link WHERE person = ? OR until <= ?', person, now);
        sql.write('INSERT INTO device_link (hash, person, until) VALUES (?, ?, ?)', hash, person, until);
      });
    },
    async deviceLink(hash, now) {
      const select = 'SELECT hash, person, until FROM device_link WHERE hash = ? AND until > ?';
      return sql.first(select, hash, now) as DeviceLink | null;
    },
    takeDeviceLink(hash, now) {
      return sql.commit(() => {
        const found = sql.first('SELECT person FROM device_link WHERE hash = ? AND until > ?', hash, now);
        if (found === null) return null;
        sql.write('DELETE FROM device_link WHERE hash = ?', hash);
        return String(found.person);
      });
    },
    async dropWaysIn(person) {
      await sql.commit(() => {
        sql.write('DELETE FROM device_link WHERE person = ?', person);
        sql.write('DELETE FROM recovery WHERE person = ?', person);
      });
    },

    async keepRecovery({ person, hash, made }) {
      const insert = 'INSERT INTO recovery (person, hash, made) VALUES (?, ?, ?)';
      const update = 'ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, made = excluded.made';
      await sql.commit(() => sql.write(`${insert} ${update}`, person, hash, made));
    },
    async recoveryOf(person) {
      return sql.first('SELECT person, hash, made FROM recovery WHERE person = ?', person) as Recovery | null;
    },
    async recoveryBy(hash) {
      return sql.first('SELECT person, hash, made FROM recovery WHERE hash = ?', hash) as Recovery | null;
    },
  };
}
