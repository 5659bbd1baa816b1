// What people say at a table: heard by those it was said to, and by nobody else.
import type { MatchFile } from '@orrery/kernel';
import type { TalkLine } from '@orrery/wire';
import { expect, test } from 'vitest';
import { defaults } from '../../src/settings.ts';
import { type Device, Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';

const { port } = await freshServer();

const heard = (device: Device): TalkLine[] => device.messages.flatMap((each) => (each.t === 'talk' ? each.lines : []));
const texts = (device: Device): string[] => heard(device).map(({ text }) => text);

async function threeAtATable(more: Parameters<typeof layBidding>[1] = {}) {
  const people = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo'), await Person.arrive(port, 'Cy')];
  const [ada, bo, cy] = people as [Person, Person, Person];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }] as const;
  const laid = await ada.post('/api/tables', layBidding([...seats], { spectators: true, ...more }));
  for (const other of [bo, cy]) await other.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  return { table: laid, ada, bo, cy };
}

test('private words reach those they are said to, on all their devices, and leave no trace with anybody else', async () => {
  const { table, ada, bo, cy } = await threeAtATable();
  await ada.post(`/api/tables/${table.id}/start`);
  const eve = await Person.arrive(port, 'Eve');
  const [adas, bos, tablet, cys] = [
    await ada.follow(table.id),
    await bo.follow(table.id),
    await bo.follow(table.id),
    await cy.follow(table.id),
  ];
  const eves = await eve.follow(table.id, { link: table.link! });
  await adas.until(() => adas.steps(0) !== undefined);
  adas.say({ t: 'say', seat: 0, id: 'w1', to: [1], text: 'sell me your moons' });
  adas.say({ t: 'say', seat: 0, id: 'w2', to: [], text: 'hello all' });
  for (const device of [adas, bos, tablet]) await device.until(() => texts(device).length === 2);
  for (const device of [cys, eves]) {
    await device.until(() => texts(device).includes('hello all'));
    expect(JSON.stringify(device.messages)).not.toContain('moons');
    expect(JSON.stringify(device.messages)).not.toContain('"w1"');
  }
  expect(heard(bos)[0]).toMatchObject({ from: 0, to: [1], text: 'sell me your moons' });
  const late = await cy.follow(table.id);
  await late.until(() => heard(late).length > 0);
  expect(texts(late)).toEqual(['hello all']);
  const again = await bo.follow(table.id);
  await again.until(() => heard(again).length > 0);
  expect(texts(again)).toEqual(['sell me your moons', 'hello all']);
});

test('who takes over a seat does not read what was said in private to whoever had it', async () => {
  const { table, ada, bo } = await threeAtATable({ takeover: 'anyone' });
  await ada.post(`/api/tables/${table.id}/start`);
  const adas = await ada.follow(table.id);
  await adas.until(() => adas.steps(0) !== undefined);
  adas.say({ t: 'say', seat: 0, id: 'w1', to: [1], text: 'for Bo alone' });
  await adas.until(() => texts(adas).length === 1);
  await bo.post(`/api/tables/${table.id}/leave`);
  const eve = await Person.arrive(port, 'Eve');
  const joined = await eve.post(`/api/tables/${table.id}/join`, { link: table.link, seat: 1 });
  expect(joined.seats[1]).toMatchObject({ mine: true });
  const eves = await eve.follow(table.id);
  await eves.until(() => eves.messages.some(({ t }) => t === 'talk'));
  expect(texts(eves)).toEqual([]);
});

test('said twice under one id it is heard once; nobody speaks for another, to bots, or from no seat', async () => {
  const { table, ada, bo } = await threeAtATable();
  const adas = await ada.follow(table.id);
  const bos = await bo.follow(table.id);
  for (let i = 0; i < 2; i++) adas.say({ t: 'say', seat: 0, id: 'w1', to: [], text: 'once' });
  bos.say({ t: 'say', seat: 0, id: 'w2', to: [], text: 'I am Ada' });
  expect(await bos.next('error')).toEqual({ t: 'error', code: 'NOT_YOUR_SEAT', id: 'w2' });
  adas.say({ t: 'say', seat: 0, id: 'w3', to: [3], text: 'dear bot' });
  expect(await adas.next('error')).toEqual({ t: 'error', code: 'NOBODY_LISTENS', id: 'w3' });
  adas.say({ t: 'say', seat: 0, id: 'w4', to: [0], text: 'to myself' });
  expect(await adas.next('error')).toEqual({ t: 'error', code: 'NOBODY_LISTENS', id: 'w4' });
  adas.say({ t: 'say', seat: 0, id: 'w5', to: [], text: '   ' });
  expect(await adas.next('error')).toEqual({ t: 'error', code: 'MALFORMED' });
  expect(texts(bos)).toEqual(['once']);
});

test('a table may be silent, and no file of a match has a word of what was said', async () => {
  const quiet = await threeAtATable({ talk: false });
  const device = await quiet.ada.follow(quiet.table.id);
  device.say({ t: 'say', seat: 0, id: 'w1', to: [], text: 'anybody?' });
  expect(await device.next('error')).toEqual({ t: 'error', code: 'NO_TALK', id: 'w1' });
  expect(device.messages.some(({ t }) => t === 'talk')).toBe(false);

  const ada = await Person.arrive(port, 'Ada');
  const table = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'bot', level: 'easy' }]));
  await ada.post(`/api/tables/${table.id}/start`);
  const adas = await ada.follow(table.id);
  adas.say({ t: 'say', seat: 0, id: 'w1', to: [], text: 'nothing of this is recorded' });
  await adas.until(() => texts(adas).length === 1);
  await ada.post(`/api/tables/${table.id}/leave`);
  await ada.post(`/api/tables/${table.id}/join`, { link: table.link });
  await ada.post(`/api/tables/${table.id}/again`);
  const { matches } = await ada.get<typeof table>(`/api/tables/${table.id}`);
  const file = await ada.get<MatchFile>(`/api/tables/${table.id}/file?match=${matches[0]!.id}`);
  expect(JSON.stringify(file)).not.toContain('recorded');
});

test('a game may hush a seat: where private talk is off only what all hear is heard', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const options = { preset: 'quick', privateTalk: 'off' };
  const asked = { ...layBidding([{ kind: 'me' }, { kind: 'open' }], { options }), game: 'burning-planets' };
  const table = await ada.post('/api/tables', asked);
  await bo.post(`/api/tables/${table.id}/join`, { link: table.link });
  await ada.post(`/api/tables/${table.id}/start`);
  // Ada's browser takes part in the luck and gives nothing yet: the match is laid and has not begun.
  const adas = await ada.follow(table.id, { luck: true });
  const bos = await bo.follow(table.id);
  adas.say({ t: 'say', seat: 0, id: 'w1', to: [1], text: 'a secret before the match begins' });
  adas.say({ t: 'say', seat: 0, id: 'w2', to: [], text: 'in the open' });
  await bos.until(() => texts(bos).includes('in the open'));
  expect(await adas.answer('w1')).toEqual({ t: 'error', code: 'HUSHED', id: 'w1' });
  await adas.until(() => adas.steps(0) !== undefined);
  adas.say({ t: 'say', seat: 0, id: 'w3', to: [1], text: 'a secret' });
  expect(await adas.answer('w3')).toEqual({ t: 'error', code: 'HUSHED', id: 'w3' });
  expect(texts(bos)).toEqual(['in the open']);
});

test('one person’s flood does not push out what others said', async () => {
  const plenty = { burst: 5000, perSecond: 5000 };
  const flooded = await freshServer({
    socketLimits: { ...defaults.socketLimits, perSocket: plenty, perAddress: plenty },
  });
  const [ada, bo] = [await Person.arrive(flooded.port, 'Ada'), await Person.arrive(flooded.port, 'Bo')];
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.link });
  const [adas, bos] = [await ada.follow(laid.id), await bo.follow(laid.id)];
  adas.say({ t: 'say', seat: 0, id: 'w1', to: [], text: 'meet at eight' });
  await bos.until(() => texts(bos).length === 1);
  for (let i = 0; i < 600; i++) bos.say({ t: 'say', seat: 1, id: `f${i}`, to: [], text: `flood ${i}` });
  await bos.until(() => texts(bos).includes('flood 599'));
  const late = await ada.follow(laid.id);
  await late.until(() => heard(late).length > 0);
  expect(texts(late)[0]).toBe('meet at eight');
  expect(texts(late).at(-1)).toBe('flood 599');
});

test('words keep the name of who said them when the seat changes hands, and are gone everywhere with who is deleted', async () => {
  const { table, ada, bo } = await threeAtATable({ takeover: 'anyone' });
  await ada.post(`/api/tables/${table.id}/start`);
  const [adas, bos] = [await ada.follow(table.id), await bo.follow(table.id)];
  bos.say({ t: 'say', seat: 1, id: 'w1', to: [], text: 'mine' });
  await adas.until(() => texts(adas).length === 1);
  expect(heard(adas)[0]).toMatchObject({ from: 1, name: 'Bo' });
  await bo.post(`/api/tables/${table.id}/leave`);
  const eve = await Person.arrive(port, 'Eve');
  await eve.post(`/api/tables/${table.id}/join`, { link: table.link, seat: 1 });
  const eves = await eve.follow(table.id);
  await eves.until(() => texts(eves).length === 1);
  expect(heard(eves)[0]).toMatchObject({ from: 1, name: 'Bo', text: 'mine' });
  eves.say({ t: 'say', seat: 1, id: 'w2', to: [], text: 'hers' });
  await adas.until(() => texts(adas).includes('hers'));

  expect((await bo.ask('DELETE', '/api/me')).status).toBe(200);
  const wholes = () => adas.messages.flatMap((each) => (each.t === 'talk' && each.whole ? [each.lines] : []));
  await adas.until(() => wholes().length === 2);
  expect(wholes()[1]).toEqual([expect.objectContaining({ name: 'Eve', text: 'hers' })]);
});
