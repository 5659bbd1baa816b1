import { type TableInfo, TableList } from '@orrery/wire';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bid, twoAtATable } from './bidders.ts';
import { Person } from './client.ts';
import { freshServer, layBidding } from './house.ts';

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
  await bo!.post(path('leave'));
  expect(await invited(bo!)).toEqual(['return']);
  expect((await bo!.tables()).mine[0]).toMatchObject({ awaited: [], yourTurn: false });
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
