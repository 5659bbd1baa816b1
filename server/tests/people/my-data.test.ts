// What is kept of a person is theirs: they see all of it, and can have it deleted.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { MyData } from '../../src/personal/data.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { bidToTheEnd, twoAtATable } from '../bidders.ts';
import { type Device, Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';
import { turnedAway } from '../turned-away.ts';

const idOf = ({ cookie }: Person): string => cookie.replace('orrery=', '').split('.')[0]!;
const withCookie = (port: number, cookie: string): Person => Object.assign(new Person(port), { cookie });

async function say(device: Device, seat: number, id: string, text: string): Promise<void> {
  device.say({ t: 'say', seat, id, to: [], text });
  await device.until(() => device.texts.some((each) => each.includes(text)));
}

/** Ada and Bo have played a match to its end, talked, and Ada waits at a second table and plays at a third. */
async function full() {
  const data = freshFolder();
  const { port, close } = await freshServer({ data });
  const [ada, bo] = [await Person.arrive(port, 'Ada Lovelace'), await Person.arrive(port, 'Bo')];
  const over = await twoAtATable(ada, bo);
  const [adas, bos] = [await ada.follow(over.id), await bo.follow(over.id)];
  await say(adas, 0, 'w1', 'moons for sale');
  await say(bos, 1, 'w2', 'no thanks');
  await ada.post(`/api/tables/${over.id}/report`, { seat: 1, reason: 'other', text: 'I am Lovelace' });
  await bo.post(`/api/tables/${over.id}/report`, { seat: 0, reason: 'spam' });
  await Promise.all([bidToTheEnd(adas, 0), bidToTheEnd(bos, 1)]);
  await adas.until(() => adas.table()?.status === 'over');
  const waiting = await ada.post(
    '/api/tables',
    layBidding([{ kind: 'me' }, { kind: 'open' }], { name: 'Lovelace night' }),
  );
  const playing = await twoAtATable(bo, ada);
  return { data, port, close, ada, bo, over, waiting, playing };
}

test('I download all that is kept of me, and nothing that others own', async () => {
  const { ada, over, waiting, playing } = await full();
  const answer = await ada.ask('GET', '/api/me/data');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orrery-my-data.json"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  const mine = JSON.parse(text) as MyData;
  expect(mine).toMatchObject({ format: 'orrery-me/1', id: idOf(ada), name: 'Ada Lovelace', sigil: 'comet', muted: [] });
  expect(new Set(mine.tables.map(({ id }) => id))).toEqual(new Set([over.id, waiting.id, playing.id]));
  const table = (id: string) => mine.tables.find((each) => each.id === id);
  expect(table(over.id)).toMatchObject({ status: 'over', host: true, seats: [{ seat: 0, name: null }] });
  expect(table(playing.id)).toMatchObject({ status: 'playing', host: false, seats: [{ seat: 1 }] });
  expect(mine.talk).toEqual([{ table: over.id, line: expect.objectContaining({ text: 'moons for sale' }) }]);
  expect(text).not.toContain('no thanks');
  const [match] = table(over.id)!.matches;
  expect(match).toMatchObject({ over: true });
  expect(await ada.get(match!.file)).toMatchObject({ format: 'orrery-match/1' });
  // Links let others in: they are no data about me, and whoever finds the file must not have them.
  for (const secret of [over.link, waiting.link, waiting.code]) if (secret) expect(text).not.toContain(secret);
});

test('without a session there is nothing to download nor to delete, and no other site can do it', async () => {
  const { port } = await freshServer();
  const nobody = new Person(port);
  expect(await nobody.trouble('GET', '/api/me/data')).toEqual({ code: 'NO_SESSION' });
  expect(await nobody.trouble('DELETE', '/api/me')).toEqual({ code: 'NO_SESSION' });
  const ada = await Person.arrive(port, 'Ada');
  for (const [method, url] of [
    ['DELETE', '/api/me'],
    ['POST', '/api/me/end-others'],
  ] as const)
    expect((await ada.ask(method, url, undefined, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await ada.get('/api/me')).toMatchObject({ name: 'Ada' });
});

test('deleted: name and words are gone from the server, seats are anonymous, the log stays, no cookie works any more', async () => {
  const { data, port, close, ada, bo, over, waiting, playing } = await full();
  const cookie = ada.cookie;
  const id = idOf(ada);
  const tablet = await ada.follow(playing.id);
  const bos = await bo.follow(playing.id);
  const before = await bo.get<{ entries: unknown[] }>(`/api/tables/${over.id}/file`);
  expect((await ada.ask('DELETE', '/api/me')).status).toBe(200);
  expect(await tablet.untilClosed()).toBe(4003);
  expect(ada.cookie).toBe('orrery=');
  expect(await withCookie(port, cookie).trouble('GET', '/api/tables')).toEqual({ code: 'NO_SESSION' });
  expect(await turnedAway(port, { cookie })).toMatchObject({ status: 401 });
  expect(await withCookie(port, cookie).get('/api/me')).toEqual({ name: null, sigil: null });
  // The running match goes on with a bot, the finished one has an anonymous seat, the waiting table is nobody's any more.
  await bos.until(() => bos.table()?.seats[1]?.taken === false);
  expect(bos.table()?.seats[1]).toMatchObject({ level: 'normal', name: null });
  const finished = await bo.get<typeof over>(`/api/tables/${over.id}`);
  expect(finished.seats[0]).toMatchObject({ taken: false, name: null, level: null, gone: true });
  const after = await bo.get<{ entries: unknown[]; names: string[] }>(`/api/tables/${over.id}/file`);
  expect(after.entries).toEqual(before.entries);
  expect(after.names).toEqual(['1', 'Bo']);
  expect(await bo.trouble('GET', `/api/tables/${waiting.id}`)).toEqual({ code: 'NO_SUCH_TABLE' });
  await close();
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  expect(await store.reports(9)).toMatchObject([{ by: '', byName: null, text: null, aboutName: 'Bo' }]);
  await store.close();
  const kept = fs.readdirSync(data).map((name) => fs.readFileSync(path.join(data, name), 'latin1'));
  // Byte by byte, also in what SQLite has freed.
  for (const secret of [id, 'Lovelace', 'moons for sale'])
    expect(kept.some((text) => text.includes(secret))).toBe(false);
});

test('an anonymous seat at a finished table is free for the next match, and then nobody’s memory', async () => {
  const { ada, bo, port, over } = await full();
  await ada.ask('DELETE', '/api/me');
  const eve = await Person.arrive(port, 'Eve');
  const { link } = await bo.get<typeof over>(`/api/tables/${over.id}`);
  const joined = await eve.post(`/api/tables/${over.id}/join`, { link });
  expect(joined.seats[0]).toMatchObject({ taken: true, name: 'Eve' });
  expect(joined.seats[0]).not.toHaveProperty('gone');
  const left = await eve.post(`/api/tables/${over.id}/leave`);
  expect(left.seats[0]).not.toHaveProperty('gone');
});
