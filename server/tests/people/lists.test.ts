import { type TableInfo, TableList } from '@orrery/wire';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bid, bidToTheEnd, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';

const { port } = await freshServer();
const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'open' }] as const;

/** One poll of a home page: what came, and the tag to ask with the next time. */
async function poll(person: Person, tag?: string | null) {
  const answer = await person.ask('GET', '/api/tables', undefined, tag ? { 'if-none-match': tag } : {});
  const text = await answer.text();
  return { status: answer.status, text, tag: answer.headers.get('etag'), headers: answer.headers };
}

test('a list has what it shows and nothing else: no options, no links, no codes, no matches', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const laid = await ada.post('/api/tables', layBidding([...seats], { listed: true, options: { rounds: 4 } }));
  for (const person of [ada, bo]) {
    const { text } = await poll(person);
    expect(v.parse(TableList, JSON.parse(text))).toEqual(JSON.parse(text));
    for (const secret of [laid.link, laid.code, ...laid.seats.map(({ link }) => link)])
      if (secret !== null) expect(text).not.toContain(secret);
    expect(text).not.toContain('rounds');
  }
  const { open } = await bo.tables();
  expect(open.find(({ id }) => id === laid.id)).toMatchObject({
    changed: 1,
    taken: 1,
    seats: 3,
    pace: { tempo: 'off' },
  });
});

test('an unchanged list is not sent again; whatever changes in it is told with the next poll', async () => {
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Person.arrive(port, name)));
  const first = await poll(bo!);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(await poll(bo!, first.tag)).toMatchObject({ status: 304, text: '', tag: first.tag });

  const laid = await ada!.post('/api/tables', layBidding([...seats], { listed: true }));
  const listed = await poll(bo!, first.tag);
  expect(listed).toMatchObject({ status: 200 });
  expect(listed.text).toContain(laid.id);
  await ada!.post('/api/me', { name: 'Adele', sigil: 'ring' });
  const renamed = await poll(bo!, listed.tag);
  expect(renamed.text).toContain('Adele');
  await cy!.post(`/api/tables/${laid.id}/join`);
  expect((await poll(bo!, renamed.tag)).text).not.toContain(laid.id);
  // Somebody else's tag is no key to anything.
  expect((await poll(cy!, renamed.tag)).status).toBe(200);
});

test('a move that everybody hears of is news for the list of who waits', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const device = await bo.follow(table.id);
  await device.until(() => device.steps(1) !== undefined);
  const before = await poll(ada);
  await bid(device, 1);
  const after = await poll(ada, before.tag);
  expect(JSON.parse(after.text).mine).toMatchObject([{ id: table.id, awaited: [0], yourTurn: true }]);
});

test('who asks for a seat has the table in the list, with the host’s yes, until they sit or the host says no', async () => {
  const { port } = await freshServer({ botPace: { min: 60_000, max: 60_000 } });
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Person.arrive(port, name)));
  const laid = await ada!.post('/api/tables', layBidding([...seats]));
  const path = (act: string) => `/api/tables/${laid.id}/${act}`;
  await ada!.post(path('start'));
  const invited = async (person: Person) => (await person.tables()).mine.map((card) => card.invited);
  expect(await invited(bo!)).toEqual([]);
  for (const person of [bo!, cy!]) await person.post(path('join'), { link: laid.link! });
  const [asked] = (await bo!.tables()).mine;
  // Who is not there is not told how the match goes.
  expect(asked).toMatchObject({ id: laid.id, invited: 'asked', status: 'playing', yourTurn: false, awaited: [] });
  const { askers } = await ada!.get<TableInfo>(`/api/tables/${laid.id}`);
  for (const { id, name } of askers) await ada!.post(path('answer'), { asker: id, yes: name === 'Bo' });
  expect(await invited(bo!)).toEqual(['granted']);
  expect(await invited(cy!)).toEqual([]);
  await bo!.post(path('join'));
  expect(await invited(bo!)).toEqual([undefined]);
  // Who has left of their own accord may come back, but is not asked to.
  await bo!.post(path('leave'));
  expect(await invited(bo!)).toEqual([]);
  expect(await bo!.get(`/api/tables/${laid.id}`)).toMatchObject({ returnTo: expect.any(Number) });
});

test('whose seat is kept while the others play on has the table in the list; it tells nothing of the match', async () => {
  const { port } = await freshServer();
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Person.arrive(port, name)));
  const laid = await ada!.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]));
  const path = (act: string) => `/api/tables/${laid.id}/${act}`;
  for (const person of [bo!, cy!]) await person.post(path('join'), { link: laid.link! });
  await ada!.post(path('start'));
  const devices = await Promise.all([ada!, bo!, cy!].map((person) => person.follow(laid.id)));
  await Promise.all(devices.map((device, seat) => bidToTheEnd(device, seat)));
  for (const device of devices) await device.until(() => device.table()?.status === 'over');
  const { poll } = await ada!.post(path('again'));
  await bo!.post(path('vote'), { poll: poll!.id, choice: 'yes' });
  await cy!.post(path('vote'), { poll: poll!.id, choice: 'no' });
  const { mine } = await cy!.tables();
  expect(mine).toMatchObject([{ id: laid.id, invited: 'return', awaited: [], yourTurn: false }]);
});

test('tables that one has left push none out of the list, and count for nothing', async () => {
  const { port } = await freshServer({ botPace: { min: 60_000, max: 60_000 } });
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const own = await bo.post('/api/tables', layBidding([...seats]));
  for (let i = 0; i < 55; i++) {
    const laid = await ada.post('/api/tables', layBidding([...seats]));
    await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link });
    await ada.post(`/api/tables/${laid.id}/start`);
    await bo.post(`/api/tables/${laid.id}/leave`);
  }
  expect((await bo.tables()).mine.map(({ id }) => id)).toEqual([own.id]);
  // To whom they belonged once they do not hinder: the device may become somebody else after its own table is gone.
  await bo.post(`/api/tables/${own.id}/leave`);
  const { secret } = await ada.post<{ secret: string }>('/api/me/devices/link', {});
  const found = await bo.post<{ now: object }>('/api/me/devices/find', { secret });
  expect(found).toMatchObject({ now: { tables: 0 } });
});

test('both lists are bounded, however many tables there are', async () => {
  const { port: crowded } = await freshServer();
  const [ada, bo] = [await Person.arrive(crowded, 'Ada'), await Person.arrive(crowded, 'Bo')];
  for (let i = 0; i < 60; i++) await ada.post('/api/tables', layBidding([...seats], { listed: true, name: `No ${i}` }));
  const { mine } = await ada.tables();
  expect(mine).toHaveLength(50);
  const { open } = await bo.tables();
  expect(open).toHaveLength(50);
  expect(open[0]?.name).toBe('No 59');
});
