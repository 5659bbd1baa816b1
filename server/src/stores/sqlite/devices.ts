import type { Device, DeviceLink, DeviceStore, Recovery } from '../devices.ts';
import type { Sql } from './sql.ts';

export function devicesIn(sql: Sql): DeviceStore {
  return {
    async knownDevices(person) {
      const select = 'SELECT person, id, browser, system, since, seen FROM device WHERE person = ?';
      return sql.all(`${select} ORDER BY seen DESC, since DESC, id`, person) as unknown as Device[];
    },
    async keepKnownDevice(device, oldest) {
      await sql.commit(() => {
        writeDevice(device);
        sql.write('DELETE FROM device WHERE person = ? AND seen < ?', device.person, oldest);
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
    moveDevice({ from, to, link, most, now }) {
      const count = 'SELECT count(*) AS n FROM device WHERE person = ?';
      const take = 'DELETE FROM device_link WHERE hash = ? AND person = ? AND until > ?';
      return sql.commit(() => {
        if (Number(sql.first(count, to.person)?.n) >= most) return 'full';
        if (link !== null && sql.write(take, link, to.person, now) === 'taken') return 'taken';
        writeDevice(to);
        sql.write('DELETE FROM device WHERE person = ? AND id = ?', from.person, from.id);
        return 'kept';
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
  /** Inside a commit. */
  function writeDevice({ person, id, browser, system, since, seen }: Device): void {
    const insert = 'INSERT INTO device (person, id, browser, system, since, seen) VALUES (?, ?, ?, ?, ?, ?)';
    const update = 'SET browser = excluded.browser, system = excluded.system, seen = excluded.seen';
    const values = [person, id, browser, system, since, seen];
    sql.write(`${insert} ON CONFLICT (person, id) DO UPDATE ${update}`, ...values);
  }
}
