// Several servers on one store each have in mind who may come in, and may not have heard of what another has changed.
import { createHmac } from 'node:crypto';
import path from 'node:path';
import { expect, test } from 'vitest';
import { drawSecret } from '../../src/secrets.ts';
import { asDevice, Sessions } from '../../src/sessions/sessions.ts';
import { forever } from '../../src/standing/standing.ts';
import { Standings } from '../../src/standing/standings.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { freshFolder } from '../house.ts';

/** Two servers that hear nothing of each other. */
async function two() {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const open = () => Standings.open({ store, key: 'of both', now: () => 1000 });
  return { store, one: await open(), other: await open(), open };
}

test('a ban of which a server has not heard is not undone by what it writes', async () => {
  const { one, other, open } = await two();
  const person = drawSecret();
  await one.change(person, { banned: forever });
  await new Sessions('key', other, () => 1000).end(person);
  await other.change(person, { silenced: 2000 });
  const kept = await open();
  expect([kept.ban(person), kept.silence(person)]).toEqual([{ until: null }, { until: 2000 }]);
  expect(other.ban(person)).toEqual({ until: null });
});

test('a session ended at two servers is ended twice', async () => {
  const { one, other } = await two();
  const person = drawSecret();
  const [here, there] = [one, other].map((standings) => new Sessions('key', standings, () => 1000));
  await here!.end(person);
  const between = here!.cookie({ person: person, device: 'd'.repeat(22) }, false);
  await there!.end(person);
  await one.reload();
  expect(here!.read(between)).toBeNull();
});

test('what was read before a network was banned does not unban it', async () => {
  const { store } = await two();
  const { promise: banned, resolve: nowBanned } = Promise.withResolvers<void>();
  const bannedNetworks = async () => {
    const read = await store.bannedNetworks();
    if (waits) await banned;
    return read;
  };
  let waits = false;
  const one = await Standings.open({ store: { ...store, bannedNetworks }, key: 'of both', now: () => 1000 });
  waits = true;
  const reading = one.reload();
  const banning = one.networks.keep({ network: '192.0.2.0/24', until: forever });
  await Promise.race([banning, new Promise((wait) => setImmediate(() => setImmediate(wait)))]);
  nowBanned();
  await Promise.all([reading, banning]);
  expect(one.networks.ban('192.0.2.1')).toEqual({ until: null });
});

test('an endless cookie is taken for a while at all servers after one of them has exchanged it, unless sessions were ended', async () => {
  const { one, other } = await two();
  const [here, there] = [one, other].map((standings) => new Sessions('key', standings, () => 1000));
  const endless = (person: string) =>
    `orrery=${person}.${createHmac('sha256', 'key').update(person).digest('base64url')}`;
  const [ada, bo] = [drawSecret(), drawSecret()];
  await here!.exchange(here!.read(endless(ada))!);
  await here!.end(bo);
  await other.reload();
  for (const sessions of [here!, there!])
    expect([ada, bo].map((person) => sessions.read(endless(person))?.person)).toEqual([ada, undefined]);
});

test('however often others say that something has changed, it is read once more for all of them', async () => {
  const { store, one } = await two();
  let readings = 0;
  const standings = async () => {
    readings++;
    return store.standings();
  };
  const other = await Standings.open({ store: { ...store, standings }, key: 'of both', now: () => 1000 });
  readings = 0;
  const person = drawSecret();
  const said = Array.from({ length: 50 }, () => other.reload());
  // What was changed while the first was read is in the second.
  await one.change(person, { banned: forever });
  said.push(other.reload());
  await Promise.all(said);
  await other.reload();
  expect(other.ban(person)).toEqual({ until: null });
  expect(readings).toBeLessThanOrEqual(3);
});

test('a server that starts with a wrong date forgets no ban, and lets in no device that was ended', async () => {
  const { store, one, open } = await two();
  const [person, device] = [drawSecret(), drawSecret()];
  await one.change(person, { banned: 2000 });
  await one.change(asDevice(person, device), { epoch: 'raised' });
  await one.networks.keep({ network: '192.0.2.0/24', until: 2000 });
  const years = 20 * 365 * 24 * 3_600_000;
  await Standings.open({ store, key: 'of both', now: () => years });
  const again = await open();
  expect([again.ban(person), again.networks.ban('192.0.2.1')]).toEqual([{ until: 2000 }, { until: 2000 }]);
  expect(again.of(asDevice(person, device)).epoch).toBe(2);
});
