import { createHash } from 'node:crypto';
import type { MatchFile } from '@orrery/kernel';
import { fold } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { bidding } from '../../kernel/tests/bidding/index.ts';
import { playAgain } from './again.ts';
import { bid, bidToTheEnd, twoAtATable, viewOf } from './bidders.ts';
import { Person } from './client.ts';
import { freshServer, layBidding } from './house.ts';

const { port } = await freshServer();

test('two people find each other by link, play a whole match, read its file and play again', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'link' }]));
  expect(laid).toMatchObject({ status: 'waiting', youHost: true, host: 0, listed: false });
  const found = await bo.get<{ table: string; link: string }>(`/api/code/${laid.code?.toLowerCase()}`);
  expect(found).toEqual({ table: laid.id, link: laid.link });
  const waiting = await ada.follow(laid.id);
  const joined = await bo.post(`/api/tables/${laid.id}/join`, { link: found.link });
  expect(joined.seats.map(({ name, mine, taken }) => ({ name, mine, taken }))).toEqual([
    { name: 'Ada', mine: false, taken: true },
    { name: 'Bo', mine: true, taken: true },
  ]);
  await bo.post(`/api/tables/${laid.id}/ready`, { ready: true });
  await waiting.until(() => waiting.table()?.seats[1]?.ready === true);

  const begun = await ada.post(`/api/tables/${laid.id}/start`);
  expect(begun.status).toBe('playing');
  const [adas, bos] = [waiting, await bo.follow(laid.id)];
  await adas.until(() => adas.steps(0) !== undefined);
  expect(await bo.trouble('GET', `/api/tables/${laid.id}/file`)).toEqual({ code: 'NOT_OVER' });
  await Promise.all([bidToTheEnd(adas, 0), bidToTheEnd(bos, 1)]);
  expect(adas.steps(0)?.result).toEqual(bos.steps(1)?.result);
  expect(adas.told(0).map(({ no }) => no)).toEqual([...adas.told(0).keys()]);

  const file = await bo.get<MatchFile>(`/api/tables/${laid.id}/file`);
  expect(file.names).toEqual(['Ada', 'Bo']);
  expect(bidding.result(fold(bidding, file.head, file.entries))).toEqual(adas.steps(0)?.result);
  const seal = createHash('sha256').update(Buffer.from(file.key!, 'hex')).digest('hex');
  expect(seal).toBe(begun.matches[0]?.seal);

  const rematch = await playAgain(laid.id, bo, ada);
  expect(rematch).toMatchObject({ status: 'playing' });
  expect(rematch.matches).toHaveLength(2);
  await adas.until(() => adas.steps(0)?.match === rematch.matches[1]?.id);
  await bos.until(() => bos.steps(1)?.match === rematch.matches[1]?.id);
  await Promise.all([bidToTheEnd(adas, 0), bidToTheEnd(bos, 1)]);
  const first = await ada.get<MatchFile>(`/api/tables/${laid.id}/file?match=${begun.matches[0]?.id}`);
  expect(first).toEqual(file);
});

test('whoever waits for people is told whom the match waits for, in the list too', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const idle = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }]));
  const table = await twoAtATable(ada, bo);
  const device = await ada.follow(table.id);
  // Until its luck is settled a match waits for nobody.
  await device.until(() => device.steps(0) !== undefined);
  const order = async (person: Person) => (await person.tables()).mine.map(({ id, yourTurn }) => ({ id, yourTurn }));
  expect(await order(ada)).toEqual([
    { id: table.id, yourTurn: true },
    { id: idle.id, yourTurn: false },
  ]);
  await bid(device, 0);
  expect((await ada.tables()).mine.find(({ id }) => id === table.id)).toMatchObject({ yourTurn: false, awaited: [1] });
  expect(await order(bo)).toEqual([{ id: table.id, yourTurn: true }]);
});

test('a listed table is open to whoever comes, a seat kept for a friend only to who has a link', async () => {
  const [ada, bo, cy] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo'), await Person.arrive(port)];
  const kinds = [{ kind: 'me' }, { kind: 'link' }, { kind: 'open' }] as const;
  const laid = await ada.post('/api/tables', layBidding([...kinds], { listed: true, name: 'Orion' }));
  const seen = (await bo.tables()).open.find(({ id }) => id === laid.id);
  const host = { seat: 0, name: 'Ada' };
  const pace = { tempo: 'off', fixedWindows: false };
  const told = { id: laid.id, game: 'bidding', name: 'Orion', host, pace, seats: 3, taken: 1, changed: 0 };
  expect(seen).toEqual(told);
  expect(await bo.trouble('POST', `/api/tables/${laid.id}/join`, { seat: 1 })).toEqual({ code: 'SEAT_TAKEN' });
  const joined = await bo.post(`/api/tables/${laid.id}/join`);
  expect(joined.seats[2]).toMatchObject({ mine: true, name: 'Bo' });
  expect(await cy.trouble('POST', `/api/tables/${laid.id}/join`)).toEqual({ code: 'NO_FREE_SEAT' });
  const link = laid.seats[1]?.link;
  expect((await cy.post(`/api/tables/${laid.id}/join`, { link })).seats[1]).toMatchObject({ mine: true, name: null });
  const late = await Person.arrive(port);
  expect(await late.trouble('POST', `/api/tables/${laid.id}/join`, { link })).toEqual({ code: 'SEAT_TAKEN' });
});

test('the host arranges the seats while the table waits, and people move along', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'link' }]));
  await bo.post(`/api/tables/${laid.id}/join`, { link: laid.seats[1]?.link });
  const path = `/api/tables/${laid.id}/seats`;
  const seats = [
    { kind: 'link', from: 1 },
    { kind: 'bot', level: 'easy' },
    { kind: 'me', from: 0 },
  ];
  expect(await bo.trouble('POST', path, { seats })).toEqual({ code: 'NOT_HOST' });
  const edited = await ada.post(path, { seats, options: { rounds: 1 }, spectators: true });
  expect(edited.seats.map(({ name, level }) => name ?? level)).toEqual(['Bo', 'easy', 'Ada']);
  expect(edited).toMatchObject({ options: { rounds: 1 }, spectators: true, host: 2 });
  const bad = await ada.trouble('POST', path, { seats, options: { rounds: 2 } });
  expect(bad).toEqual({ code: 'BAD_OPTIONS', problem: 'BAD_ROUNDS', where: 'rounds' });
  const trouble = async (asked: unknown[]) => ada.trouble('POST', path, { seats: asked });
  expect(await trouble([{ kind: 'me' }])).toMatchObject({ code: 'BAD_SEATS', problem: 'TOO_FEW' });
  expect(await trouble(Array(5).fill({ kind: 'open' }))).toMatchObject({ code: 'BAD_SEATS', problem: 'TOO_MANY' });
  expect(await trouble([{ kind: 'me' }, { kind: 'me' }])).toMatchObject({ problem: 'TWO_MINE', where: 'seats.1' });
  expect(await trouble([{ kind: 'me' }, { kind: 'bot' }])).toMatchObject({ problem: 'NO_LEVEL', where: 'seats.1' });
  await ada.post(`/api/tables/${laid.id}/start`);
  expect(await ada.trouble('POST', path, { seats })).toEqual({ code: 'ALREADY_STARTED' });
});

test('with more seats the options are read anew as the host sent them, and the choice is kept', async () => {
  const ada = await Person.arrive(port, 'Ada');
  const [me, open] = [{ kind: 'me' }, { kind: 'open' }] as const;
  const asked = { game: 'planet-x', options: { mulligan: false }, listed: false, spectators: false };
  const laid = await ada.post('/api/tables', { ...asked, seats: [me, open] });
  const edited = await ada.post(`/api/tables/${laid.id}/seats`, { seats: [me, open, open] });
  expect(edited.options).toMatchObject({ mulligan: false, factions: { length: 3 } });
  const usual = await ada.post('/api/tables', { ...asked, options: undefined, seats: [me, open, open] });
  const fewer = await ada.post(`/api/tables/${usual.id}/seats`, { seats: [me, open] });
  expect(fewer.options).toEqual({ ...laid.options, mulligan: true });
  expect((await ada.post(`/api/tables/${usual.id}/start`)).options).toEqual(fewer.options);
});

test('two at one device: one session holds both seats and is told for each of them', async () => {
  const ada = await Person.arrive(port, 'Ada');
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'here', name: 'Grandma' }]));
  expect(laid.seats.map(({ name, mine }) => ({ name, mine }))).toEqual([
    { name: 'Ada', mine: true },
    { name: 'Grandma', mine: true },
  ]);
  await ada.post(`/api/tables/${laid.id}/start`);
  const device = await ada.follow(laid.id);
  await device.until(() => device.steps(0) !== undefined && device.steps(1) !== undefined);
  expect(viewOf(device, 0).mine).not.toBeNull();
  await Promise.all([bidToTheEnd(device, 0), bidToTheEnd(device, 1)]);
  expect(device.steps('table')?.result).toEqual(device.steps(1)?.result);
  expect(device.steps(1)?.result).not.toBeNull();
});

test('one person, two devices: both may play the seat, both see everything', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const [phone, laptop, bos] = [await ada.follow(table.id), await ada.follow(table.id), await bo.follow(table.id)];
  await Promise.all([phone, laptop].map((device) => device.until(() => device.steps(0) !== undefined)));
  const [card] = viewOf(phone, 0).mine!.hand;
  expect(await phone.play(0, { t: 'lay', card }, 'same')).toMatchObject({ t: 'ack', no: 1 });
  expect(await laptop.play(0, { t: 'lay', card }, 'same')).toMatchObject({ t: 'ack', no: 1 });
  await laptop.until(() => viewOf(laptop, 0).mine?.laid === card);
  expect(await laptop.play(0, { t: 'seal' })).toMatchObject({ t: 'ack' });
  await phone.until(() => viewOf(phone, 0).bidders[0]?.sealed === true);
  expect(phone.told(0)).toEqual(laptop.told(0));
  await bos.until(() => bos.steps(1) !== undefined && viewOf(bos, 1).bidders[0]?.sealed === true);
  phone.close();
  await bos.until(() => bos.table()?.seats[0]?.online === true);
  laptop.close();
  await bos.until(() => bos.table()?.seats[0]?.online === false);
});

test('a spectator is shown the table if the table allows it, and never a seat', async () => {
  const [ada, bo, eve] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo'), await Person.arrive(port)];
  for (const spectators of [true, false]) {
    const table = await twoAtATable(ada, bo, { spectators });
    const watching = await eve.follow(table.id, { link: table.link! });
    const [adas, bos] = [await ada.follow(table.id), await bo.follow(table.id)];
    await Promise.all([bidToTheEnd(adas, 0), bidToTheEnd(bos, 1)]);
    await watching.until(() => watching.table()?.status === 'over');
    const steps = watching.messages.filter((message) => message.t === 'steps');
    expect(steps.length > 0).toBe(spectators);
    expect(steps.every((message) => message.as === 'table' && message.decision === null)).toBe(true);
    expect(adas.messages.some((message) => message.t === 'table' && message.table.watching === 1)).toBe(true);
    const file = await eve.ask('GET', `/api/tables/${table.id}/file?link=${table.link}`);
    expect(file.status).toBe(spectators ? 200 : 404);
  }
});

test('a device that comes back is told exactly the rest', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const [whole, bos] = [await ada.follow(table.id), await bo.follow(table.id)];
  await Promise.all([bidToTheEnd(whole, 0), bidToTheEnd(bos, 1)]);
  const all = whole.told(0);
  const match = table.matches[0]!.id;
  for (let had = 0; had <= all.length; had++) {
    const back = await ada.follow(table.id, { match, had: { 0: had } });
    await back.settle();
    expect(back.messages.filter((message) => message.t === 'steps')).toHaveLength(1);
    expect(back.told(0)).toEqual(all.slice(had));
    expect(back.steps(0)?.view).toEqual(whole.steps(0)?.view);
    back.close();
  }
  const strange = await ada.follow(table.id, { match: table.id, had: { 0: 3 } });
  await strange.settle();
  expect(strange.told(0)).toEqual(all);
});

test('what is nobody else’s business can be taken back, and nobody else hears of it', async () => {
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const [adas, bos] = [await ada.follow(table.id), await bo.follow(table.id)];
  await Promise.all([adas.until(() => adas.steps(0) !== undefined), bos.until(() => bos.steps(1) !== undefined)]);
  const before = bos.texts.length;
  expect(await adas.undo(0)).toMatchObject({ t: 'refused', refusal: 'NOTHING_TO_UNDO' });
  const [card] = viewOf(adas, 0).mine!.hand;
  await adas.play(0, { t: 'lay', card });
  expect(adas.steps(0)?.undoable).toBe(1);
  expect(await adas.undo(0)).toMatchObject({ t: 'ack', no: 2 });
  expect(adas.told(0).at(-1)).toMatchObject({ no: 2, undone: 1 });
  expect(viewOf(adas, 0).mine?.laid).toBeNull();
  await bos.settle();
  expect(bos.messages.slice(before).filter((message) => message.t === 'steps')).toEqual([]);
  await bid(adas, 0);
  expect(await adas.undo(0)).toMatchObject({ t: 'refused', refusal: 'NOTHING_TO_UNDO' });
});
