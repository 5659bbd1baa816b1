// A seat is who sat there when the match began: whoever plays it later, whatever they call themselves.
import path from 'node:path';
import type { MatchFile } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { bidToTheEnd } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';

const { port } = await freshServer({ botPace: { min: 60_000, max: 60_000 } });

const began = ({ seats }: TableInfo) =>
  seats.map(({ began: sitter }) => sitter && { name: sitter.name, sigil: sitter.sigil, level: sitter.level });

async function threeOf(port: number) {
  const [ada, dino] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Dino')];
  await dino.post('/api/me', { name: 'Dino', sigil: 'gate' });
  const seats = [{ kind: 'link' }, { kind: 'me' }, { kind: 'bot', level: 'easy' }] as const;
  const laid = await ada.post('/api/tables', layBidding([...seats], { takeover: 'anyone' }));
  const at = (act: string) => `/api/tables/${laid.id}/${act}`;
  await dino.post(at('join'), { link: laid.seats[0]?.link });
  return { ada, dino, laid, at };
}

test('nobody has begun while a table waits', async () => {
  const { ada, laid } = await threeOf(port);
  expect(began(await ada.get<TableInfo>(`/api/tables/${laid.id}`))).toEqual([null, null, null]);
});

test('who leaves, who takes over and who takes another name change nothing of what a seat is called', async () => {
  const { ada, dino, at } = await threeOf(port);
  const first = await ada.post(at('start'));
  const sat = [
    { name: 'Dino', sigil: 'gate', level: null },
    { name: 'Ada', sigil: 'comet', level: null },
    { name: null, sigil: null, level: 'easy' },
  ];
  expect(began(first)).toEqual(sat);
  expect(first.seats.map((seat) => [seat.began?.mine, seat.began?.still])).toEqual([
    [false, true],
    [true, true],
    [false, true],
  ]);
  const adas = await ada.follow(first.id);
  await dino.post(at('leave'));
  await adas.until(() => adas.table()?.seats[0]?.level === 'normal');
  expect(began(adas.table()!)).toEqual(sat);
  expect(adas.table()!.seats[0]).toMatchObject({ name: null, began: { still: false } });
  await ada.post('/api/me', { name: 'Ada the Second', sigil: 'ring' });
  await adas.until(() => adas.table()?.seats[1]?.name === 'Ada the Second');
  expect(began(adas.table()!)).toEqual(sat);
  expect(adas.table()!.seats[1]?.began).toMatchObject({ mine: true, still: true });
  const cy = await Person.arrive(port, 'Cy');
  const cys = await cy.post(at('join'), { link: adas.table()!.link });
  expect(began(cys)).toEqual(sat);
  expect(cys.seats[0]).toMatchObject({ mine: true, name: 'Cy', began: { mine: false, still: false } });
});

test('the beginning outlives the server, the end of the match and its people; another match begins anew', async () => {
  const data = freshFolder();
  const house = await freshServer({ data });
  const { ada, dino, at } = await threeOf(house.port);
  const first = await ada.post(at('start'));
  const sat = began(first);
  await dino.post(at('leave'));
  await house.close();
  const { port: again } = await freshServer({ data });
  const back = Object.assign(new Person(again), { cookie: ada.cookie });
  const adas = await back.follow(first.id);
  expect(began(adas.table()!)).toEqual(sat);
  await bidToTheEnd(adas, 1);
  await adas.until(() => adas.table()?.status === 'over');
  expect(began(adas.table()!)).toEqual(sat);
  const file = await back.get<MatchFile>(at('file'));
  expect(file.names).toEqual(['Dino', 'Ada', 'easy']);
  expect(JSON.stringify(file.sitters)).toBe(JSON.stringify(sat));
  const second = await back.post(at('again'));
  expect(began(second).map((each) => each?.name)).toEqual([null, 'Ada', null]);
});

test('the file of a match that was left, taken over and left again says who began it, and who is called like a bot is none', async () => {
  const { port: quick } = await freshServer();
  const { ada, dino, at } = await threeOf(quick);
  await dino.post('/api/me', { name: 'hard', sigil: 'gate' });
  await ada.post('/api/me', { name: 'bot 2', sigil: 'ring' });
  const first = await ada.post(at('start'));
  const sat = JSON.stringify(began(first));
  await dino.post(at('leave'));
  const cy = await Person.arrive(quick, 'Cy');
  await cy.post('/api/me', { name: 'Cy', sigil: 'prism' });
  const played = await cy.post(at('join'), { link: first.link });
  expect(JSON.stringify(began(played))).toBe(sat);
  await cy.post(at('leave'));
  expect(JSON.stringify(began(await dino.post(at('join'))))).toBe(sat);
  const devices = [await dino.follow(first.id), await ada.follow(first.id)];
  await Promise.all(devices.map((device, seat) => bidToTheEnd(device, seat)));
  const file = await ada.get<MatchFile>(at('file'));
  expect(JSON.stringify(file.sitters)).toBe(sat);
  expect(file.sitters).toEqual([
    { name: 'hard', sigil: 'gate', level: null },
    { name: 'bot 2', sigil: 'ring', level: null },
    { name: null, sigil: null, level: 'easy' },
  ]);
  expect(JSON.stringify(file)).not.toContain('"person"');
  await dino.ask('DELETE', '/api/me');
  expect((await ada.get<MatchFile>(at('file'))).sitters?.[0]).toEqual({
    name: null,
    sigil: 'gate',
    level: null,
    gone: true,
  });
});

test('who left and deletes their data is called by no name any more, at the table they had left', async () => {
  const data = freshFolder();
  const house = await freshServer({ data, botPace: { min: 60_000, max: 60_000 } });
  const { ada, dino, at } = await threeOf(house.port);
  const first = await ada.post(at('start'));
  await dino.post(at('leave'));
  const adas = await ada.follow(first.id);
  expect((await dino.ask('DELETE', '/api/me')).status).toBe(200);
  await adas.until(() => adas.table()?.seats[0]?.began?.gone === true);
  expect(adas.table()!.seats[0]?.began).toEqual({
    ...{ name: null, sigil: 'gate', level: null, mine: false, still: false, gone: true },
  });
  await house.close();
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  expect(JSON.stringify(await store.table(first.id))).not.toContain('Dino');
  await store.close();
});

test("a table one has left is not among one's own until one has the seat back", async () => {
  const { ada, dino, laid, at } = await threeOf(port);
  await ada.post(at('start'));
  await dino.post(at('leave'));
  const listed = async () => (await dino.tables()).mine.map(({ id }) => id);
  expect(await listed()).not.toContain(laid.id);
  await dino.post(at('join'));
  expect(await listed()).toContain(laid.id);
});

test('a bot has the manner that was chosen, or one by its seat, to the end of the match; who takes its place has none', async () => {
  const ada = await Person.arrive(port, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy', manner: 'careful' }, { kind: 'open' }, { kind: 'open' }];
  const lay = { game: 'shooting-star', listed: false, spectators: false, takeover: 'anyone', seats };
  const laid = await ada.post<TableInfo>('/api/tables', lay);
  expect(laid.seats.map(({ manner }) => manner)).toEqual([undefined, 'careful', undefined, undefined]);
  const begun = await ada.post<TableInfo>(`/api/tables/${laid.id}/start`);
  const manners = [undefined, 'careful', 'careful', 'hoarder'];
  expect(begun.seats.map(({ manner }) => manner)).toEqual(manners);
  expect(begun.seats.map(({ began: sitter }) => sitter?.manner)).toEqual(manners);
  const cy = await Person.arrive(port, 'Cy');
  const joined = await cy.post<TableInfo>(`/api/tables/${laid.id}/join`, { link: begun.link, seat: 1 });
  expect(joined.seats[1]).toMatchObject({ mine: true, began: { manner: 'careful' } });
  expect(joined.seats[1]).not.toHaveProperty('manner');
  const left = await cy
    .post<TableInfo>(`/api/tables/${laid.id}/leave`)
    .then(() => ada.get<TableInfo>(`/api/tables/${laid.id}`));
  expect(left.seats[1]).toMatchObject({ level: 'normal' });
  expect(left.seats[1]).not.toHaveProperty('manner');
  const odd = { ...lay, seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy', manner: 'trader' }] };
  expect(await ada.trouble('POST', '/api/tables', odd)).toMatchObject({ code: 'BAD_SEATS', problem: 'NO_MANNER' });
});
