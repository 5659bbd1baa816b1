// People come late, go early; bots keep their seats warm.
import path from 'node:path';
import type { MatchFile } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { bidToTheEnd, twoAtATable, viewOf } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';
import { stepsOnce } from '../pickers.ts';

const data = freshFolder();
const { port } = await freshServer({ data });

test('one person plays a whole match against bots', async () => {
  const ada = await Person.arrive(port);
  const seats = [{ kind: 'bot', level: 'easy' }, { kind: 'me' }, { kind: 'bot', level: 'hard' }] as const;
  const table = await ada.post('/api/tables', layBidding([...seats]));
  await ada.post(`/api/tables/${table.id}/start`);
  const device = await ada.follow(table.id);
  await bidToTheEnd(device, 1);
  expect(device.steps(1)?.result?.places).toHaveLength(3);
  await device.until(() => device.table()?.status === 'over');
  const { places, scores } = device.steps(1)!.result!;
  expect(device.table()?.matches).toMatchObject([{ places, scores }]);
});

test('bots play among themselves before the eyes of whoever laid the table', async () => {
  const ada = await Person.arrive(port);
  const seats = [
    { kind: 'bot', level: 'easy' },
    { kind: 'bot', level: 'normal' },
  ] as const;
  const table = await ada.post('/api/tables', layBidding([...seats]));
  expect(table).toMatchObject({ host: null, youHost: true });
  const device = await ada.follow(table.id);
  await ada.post(`/api/tables/${table.id}/start`);
  await device.until(() => device.steps('table')?.result != null);
});

test('bots sit in empty seats, and a friend who comes late takes over', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'link' }]));
  const begun = await ada.post(`/api/tables/${table.id}/start`, { fill: 'easy' });
  expect(begun.seats[1]).toMatchObject({ taken: false, level: 'easy', kind: 'link' });
  const adas = await ada.follow(table.id);
  await adas.until(() => adas.told(0).some(({ seen }) => seen.some((each) => each.t === 'sealed')));
  await bo.post(`/api/tables/${table.id}/join`, { link: table.seats[1]?.link });
  await adas.until(() => adas.table()?.askers.length === 1);
  await ada.post(`/api/tables/${table.id}/answer`, { asker: adas.table()!.askers[0]!.id, yes: true });
  const joined = await bo.post(`/api/tables/${table.id}/join`);
  expect(joined.seats[1]).toMatchObject({ taken: true, level: null, mine: true });
  const bos = await bo.follow(table.id);
  await adas.until(() => adas.table()?.seats[1]?.name === 'Bo');
  await Promise.all([bidToTheEnd(adas, 0), bidToTheEnd(bos, 1)]);
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  const entries = await store.read(begun.matches[0]!.id, 0);
  await store.close();
  const movers = entries.flatMap((entry) => (entry.t === 'move' && entry.by === 1 ? [entry.id.includes(':')] : []));
  expect(movers[0]).toBe(true);
  expect(movers.at(-1)).toBe(false);
  expect(movers.lastIndexOf(true)).toBeLessThan(movers.indexOf(false));
});

test('who has the link of the table chooses among the free seats; the link of a seat shows which one it is for', async () => {
  const [ada, bo, eve] = [await Person.arrive(port), await Person.arrive(port), await Person.arrive(port)];
  const table = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }]));
  const at = (link: string | null | undefined) => bo.get<TableInfo>(`/api/tables/${table.id}?link=${link}`);
  const seen = async (link: string | null | undefined) => (await at(link)).seats.map((seat) => seat.link);
  expect(await seen(table.link)).toEqual([null, null, null]);
  expect(await seen(table.seats[1]?.link)).toEqual([null, table.seats[1]?.link, null]);
  const joined = await bo.post(`/api/tables/${table.id}/join`, { link: table.link, seat: 2 });
  expect(joined.seats.map(({ mine }) => mine)).toEqual([false, false, true]);
  const late = await eve.trouble('POST', `/api/tables/${table.id}/join`, { link: table.link, seat: 2 });
  expect(late.code).toBe('SEAT_TAKEN');
});

test('who comes with the link of a seat that somebody has is told which it was, and nothing of other links', async () => {
  const [ada, bo, eve] = [await Person.arrive(port), await Person.arrive(port), await Person.arrive(port)];
  const table = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }]));
  const [own, link] = [table.seats[1]!.link!, table.link!];
  const at = (came: string) => eve.get<TableInfo>(`/api/tables/${table.id}?link=${came}`);
  expect((await at(own)).invitedTo).toBe(1);
  await bo.post(`/api/tables/${table.id}/join`, { link: own });
  const late = await at(own);
  expect(late.invitedTo).toBe(1);
  expect(late.seats.map((seat) => seat.link)).toEqual([null, null, null]);
  expect((await eve.trouble('POST', `/api/tables/${table.id}/join`, { link: own })).code).toBe('SEAT_TAKEN');
  expect(await at(link)).not.toHaveProperty('invitedTo');
});

test('when somebody leaves a match a bot plays on, and the host’s part goes to who is still there', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const bos = await bo.follow(table.id);
  const left = await ada.post(`/api/tables/${table.id}/leave`);
  expect(left.seats[0]).toMatchObject({ taken: false, level: 'normal', mine: false });
  // She may take her seat back, but the table is not one of hers.
  expect((await ada.tables()).mine).toEqual([]);
  await bos.until(() => bos.table()?.youHost === true);
  await bidToTheEnd(bos, 1);
});

test('when the last person leaves, the match is over where it stands, and a table that only waited is gone', async () => {
  const ada = await Person.arrive(port);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] as const;
  const played = await ada.post('/api/tables', layBidding([...seats]));
  await ada.post(`/api/tables/${played.id}/start`);
  expect(await ada.post(`/api/tables/${played.id}/leave`)).toMatchObject({ status: 'over', host: null });
  const waiting = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  await ada.post(`/api/tables/${waiting.id}/leave`);
  for (const id of [played.id, waiting.id])
    expect(await ada.trouble('GET', `/api/tables/${id}`)).toEqual({ code: 'NO_SUCH_TABLE' });
  expect(await ada.trouble('GET', `/api/code/${waiting.code}`)).toEqual({ code: 'NO_SUCH_TABLE' });
});

test('a match that everybody left can be read even after another was begun at its table', async () => {
  const ada = await Person.arrive(port, 'Ada');
  const table = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'bot', level: 'easy' }]));
  const begun = await ada.post(`/api/tables/${table.id}/start`);
  await stepsOnce(await ada.follow(table.id), 0);
  await ada.post(`/api/tables/${table.id}/leave`);
  await ada.post(`/api/tables/${table.id}/join`, { link: table.link });
  const again = await ada.post(`/api/tables/${table.id}/again`);
  expect(again.matches).toHaveLength(2);
  const [left, live] = again.matches.map(({ id }) => `/api/tables/${table.id}/file?match=${id}`);
  expect(await ada.trouble('GET', live!)).toEqual({ code: 'NOT_OVER' });
  expect((await ada.get<MatchFile>(left!)).head.id).toBe(begun.matches[0]!.id);
});

test('who leaves a table that waits frees the seat; at a dropped table devices are told so', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  await bo.post(`/api/tables/${table.id}/join`, { link: table.link });
  const adas = await ada.follow(table.id);
  await bo.post(`/api/tables/${table.id}/leave`);
  await adas.until(() => adas.table()?.seats[1]?.taken === false);
  await ada.post(`/api/tables/${table.id}/leave`);
  expect(await adas.next('error')).toEqual({ t: 'error', code: 'NO_SUCH_TABLE' });
});

test('who hangs up before all they said was heard is not there any more', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const [adas, bos] = [await ada.follow(table.id), await bo.follow(table.id)];
  await stepsOnce(bos, 1);
  await adas.until(() => adas.table()?.seats[1]?.online === true);
  const { hand } = viewOf(bos, 1).mine!;
  const cards = [Math.min(...hand), Math.max(...hand)];
  const decision = bos.steps(1)!.decision!;
  for (let i = 0; i < 50; i++)
    bos.say({ t: 'play', seat: 1, id: `m${i}`, decision, move: { t: 'lay', card: cards[i % 2] } });
  bos.say({ t: 'hello', table: table.id, had: {} });
  bos.socket.close();
  await bos.untilClosed();
  await adas.until(() => adas.table()?.seats[1]?.online === false);
  const late = await bo.follow(table.id);
  await adas.until(() => adas.table()?.seats[1]?.online === true);
  late.close();
  await adas.until(() => adas.table()?.seats[1]?.online === false);
});

test('a new name is seen by everybody at the table', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const bos = await bo.follow(table.id);
  expect(await ada.post<object>('/api/me', { name: 'Countess', sigil: 'gate' })).toEqual({
    name: 'Countess',
    sigil: 'gate',
  });
  await bos.until(() => bos.table()?.seats[0]?.name === 'Countess' && bos.table()?.seats[0]?.sigil === 'gate');
});

test('a person may start only their own table, only once, and rematch only what is over', async () => {
  const [ada, bo, eve] = [await Person.arrive(port), await Person.arrive(port), await Person.arrive(port)];
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  await bo.post<TableInfo>(`/api/tables/${laid.id}/join`, { link: laid.link });
  const start = `/api/tables/${laid.id}/start`;
  expect(await bo.trouble('POST', start, {})).toEqual({ code: 'NOT_HOST' });
  expect(await eve.trouble('POST', start, {})).toEqual({ code: 'NO_SUCH_TABLE' });
  expect(await ada.trouble('POST', `/api/tables/${laid.id}/again`, {})).toEqual({ code: 'NOT_OVER' });
  await ada.post(start);
  expect(await ada.trouble('POST', start, {})).toEqual({ code: 'ALREADY_STARTED' });
  expect(await ada.trouble('POST', '/api/tables', { ...layBidding([{ kind: 'me' }]), game: 'chess' })).toEqual({
    code: 'NO_SUCH_GAME',
  });
});

test('matches that nobody follows are forgotten and come back with their bots', async () => {
  const small = await freshServer({ liveMatches: 1 });
  const ada = await Person.arrive(small.port);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] as const;
  const tables = await Promise.all([1, 2, 3, 4].map(() => ada.post('/api/tables', layBidding([...seats]))));
  for (const { id } of tables) await ada.post(`/api/tables/${id}/start`);
  for (const { id } of tables) {
    const device = await ada.follow(id);
    await bidToTheEnd(device, 0);
    await device.until(() => device.table()?.status === 'over');
    device.close();
  }
  const { mine } = await ada.tables();
  expect(mine.map(({ status }) => status)).toEqual(['over', 'over', 'over', 'over']);
});
