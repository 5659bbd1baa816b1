import type { Device, DeviceLink, DeviceStore, Recovery } from '../devices.ts';
import type { Database } from './database.ts';
import type { Run } from './driver.ts';

export function devicesIn(db: Database): DeviceStore {
  return {
    async knownDevices(person) {
      const select = 'SELECT person, id, browser, system, since, seen FROM device WHERE person = $1';
      return (await db.all(`${select} ORDER BY seen DESC, since DESC, id`, person)) as unknown as Device[];
    },
    async keepKnownDevice(device, oldest) {
      await db.commit((run) =>
        Promise.all([
          writeDevice(run, device),
          run('DELETE FROM device WHERE person = $1 AND seen < $2', device.person, oldest),
        ]),
      );
    },
    dropKnownDevice(person, id) {
      return db.write('DELETE FROM device WHERE person = $1 AND id = $2', person, id);
    },
    async dropOtherDevices(person, id) {
      await db.write('DELETE FROM device WHERE person = $1 AND id <> $2', person, id);
    },

    async keepDeviceLink({ hash, person, until }, now) {
      const insert = 'INSERT INTO device_link (hash, person, until) VALUES ($1, $2, $3)';
      const update = 'ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, until = excluded.until';
      await db.commit((run) =>
        Promise.all([
          run(`${insert} ${update}`, hash, person, until),
          run('DELETE FROM device_link WHERE until <= $1', now),
        ]),
      );
    },
    async deviceLink(hash, now) {
      const select = 'SELECT hash, person, until FROM device_link WHERE hash = $1 AND until > $2';
      return (await db.first(select, hash, now)) as DeviceLink | null;
    },
    moveDevice({ from, to, link, most, now }) {
      const count = 'SELECT count(*) AS n FROM device WHERE person = $1';
      const take = 'DELETE FROM device_link WHERE hash = $1 AND person = $2 AND until > $3 RETURNING 1';
      return db.commitStepwise(async (run) => {
        if (Number((await run(count, to.person))[0]?.n) >= most) return 'full';
        if (link !== null && (await run(take, link, to.person, now)).length === 0) return 'taken';
        await writeDevice(run, to);
        await run('DELETE FROM device WHERE person = $1 AND id = $2', from.person, from.id);
        return 'kept';
      });
    },
    async dropWaysIn(person) {
      await db.commit(async (run) => {
        await run('DELETE FROM device_link WHERE person = $1', person);
        await run('DELETE FROM recovery WHERE person = $1', person);
      });
    },

    async keepRecovery({ person, hash, made }) {
      const insert = 'INSERT INTO recovery (person, hash, made) VALUES ($1, $2, $3)';
      const update = 'ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, made = excluded.made';
      await db.write(`${insert} ${update}`, person, hash, made);
    },
    async recoveryOf(person) {
      return (await db.first('SELECT person, hash, made FROM recovery WHERE person = $1', person)) as Recovery | null;
    },
    async recoveryBy(hash) {
      return (await db.first('SELECT person, hash, made FROM recovery WHERE hash = $1', hash)) as Recovery | null;
    },
  };
}

/** Inside a commit. */
async function writeDevice(run: Run, { person, id, browser, system, since, seen }: Device): Promise<void> {
  const insert = 'INSERT INTO device (person, id, browser, system, since, seen) VALUES ($1, $2, $3, $4, $5, $6)';
  const update = 'SET browser = excluded.browser, system = excluded.system, seen = excluded.seen';
  const values = [person, id, browser, system, since, seen];
  await run(`${insert} ON CONFLICT (person, id) DO UPDATE ${update}`, ...values);
}
