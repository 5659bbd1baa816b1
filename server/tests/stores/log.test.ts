// One JSON line for each notable thing, and in none of them anything that opens a door or names a person.
import { expect, test } from 'vitest';
import { bidToTheEnd, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, layBidding } from '../house.ts';
import { Spawned } from '../spawned.ts';

const entry = new URL('../process.ts', import.meta.url);

test('the log of a whole journey holds none of its secrets', async () => {
  const server = new Spawned(entry, { ORRERY_DATA: freshFolder(), ORRERY_BOT_DELAY: '0' });
  const port = await server.port();
  const [ada, bo] = [await Person.arrive(port, 'Adalovelace'), await Person.arrive(port, 'Bohr')];
  const table = await twoAtATable(ada, bo, { name: 'Fridaynight', spectators: true });
  const waiting = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'link' }]));
  const devices = [await ada.follow(table.id), await bo.follow(table.id, { link: table.link! })];
  devices[0]!.say({ t: 'say', id: 's1', seat: 0, to: [1], text: 'meetmeatthegate' });
  await devices[1]!.next('talk');
  await Promise.all(devices.map((device, seat) => bidToTheEnd(device, seat)));
  await devices[0]!.until(() => devices[0]!.table()?.status === 'over');
  const file = await ada.get<{ key: string }>(`/api/tables/${table.id}/file`);
  // Whatever goes wrong is told without what it went wrong with.
  devices[1]!.raw(`{"t":"hello","table":"${table.link}","had":{}}`);
  devices[1]!.raw('x'.repeat(9000));
  await devices[1]!.settle();
  for (const path of [
    `/api/tables/${table.link}?link=${table.link}`,
    `/%zz?link=${table.link}`,
    `/api/code/${waiting.code}x`,
  ])
    await bo.ask('GET', path);
  await bo.ask('POST', '/api/me', `{"name":"${table.link}`);
  expect(await server.end('SIGTERM')).toBe(0);

  const lines = server.err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ event }) => event)).toEqual(['ready', 'laid', 'started', 'laid', 'over', 'stopped']);
  expect(lines[1]).toMatchObject({ level: 'info', table: table.id, game: 'bidding', seats: 2 });
  const parts = [ada, bo].flatMap(({ cookie }) => cookie.split(/[=.]/)).filter((part) => part.length > 15);
  // Of each cookie: the person, the device and the signature.
  expect(parts).toHaveLength(6);
  const seatLinks = waiting.seats.flatMap(({ link }) => (link === null ? [] : [link]));
  const secrets = [...parts, table.link!, waiting.link!, waiting.code!, file.key, ...seatLinks];
  for (const secret of [...secrets, 'Adalovelace', 'Bohr', 'Fridaynight', 'meetmeatthegate', '127.0.0.1']) {
    expect(secret.length).toBeGreaterThan(3);
    expect(server.err).not.toContain(secret);
  }
});
