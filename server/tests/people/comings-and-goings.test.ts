// Who comes to a seat of a running match, and who goes, is written down beside its log, the same for everybody.
import { type MatchFile, readMatchFile } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { realTimeAndLuck } from '../../src/matches/live.ts';
import { bid, bidToTheEnd } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer, layBidding } from '../house.ts';
import { stepsOnce } from '../pickers.ts';

const slow = { botPace: { min: 60_000, max: 60_000 } };
const { port } = await freshServer(slow);

const lines = ({ comings }: TableInfo) => comings.map(({ t, seat, name }) => `${t} ${seat} ${name}`);

async function threeAt(where: number) {
  const [ada, dino] = [await Person.arrive(where, 'Ada'), await Person.arrive(where, 'Dino')];
  const seats = [{ kind: 'me' }, { kind: 'link' }, { kind: 'bot', level: 'easy' }] as const;
  const laid = await ada.post('/api/tables', layBidding([...seats], { spectators: true, takeover: 'anyone' }));
  const at = (act: string) => `/api/tables/${laid.id}/${act}`;
  await dino.post(at('join'), { link: laid.seats[1]?.link });
  await ada.post(at('start'));
  return { ada, dino, laid, at };
}

test('leaving, taking over, being removed and coming back are lines that say who, the same to all', async () => {
  const { ada, dino, laid, at } = await threeAt(port);
  const eve = await Person.arrive(port);
  const [adas, eves] = [await ada.follow(laid.id), await eve.follow(laid.id, { link: laid.link! })];
  expect(adas.table()!.comings).toEqual([]);
  const gone = await dino.post(at('leave'));
  expect(gone).toMatchObject({ returnTo: 1, comings: [{ t: 'left', seat: 1, name: 'Dino', mine: true }] });
  const back = await dino.post(at('join'));
  expect(back).toMatchObject({ returnTo: null });
  await dino.post(at('leave'));
  const cy = await Person.arrive(port, 'Cy');
  await cy.post(at('join'), { link: laid.link });
  expect(await dino.get<TableInfo>(`/api/tables/${laid.id}`)).toMatchObject({ returnTo: null });
  const all = ['left 1 Dino', 'back 1 Dino', 'left 1 Dino', 'took 1 Cy'];
  for (const device of [adas, eves]) {
    await device.until(() => device.table()?.comings.length === 4);
    expect(lines(device.table()!)).toEqual(all);
    expect(device.table()!.comings.map(({ no, mine }) => [no, mine])).toEqual(all.map((_, no) => [no, false]));
  }
  expect(adas.table()!.comings).toEqual(eves.table()!.comings);
  await ada.post(at('remove'), { seat: 1, ban: false });
  await adas.until(() => adas.table()?.comings.length === 5);
  expect(lines(adas.table()!)).toEqual([...all, 'removed 1 Cy']);
  // Who was removed has to ask, and is offered no way back.
  expect(await cy.get<TableInfo>(`/api/tables/${laid.id}?link=${adas.table()!.link}`)).toMatchObject({
    returnTo: null,
  });
});

test('a bot plays for somebody until they play again: it is said, and nobody else can have the seat', async () => {
  const { dino, laid, at } = await threeAt(port);
  const dinos = await dino.follow(laid.id);
  expect((await dino.post(at('bot'), { bot: true })).seats[1]).toMatchObject({
    ...{ taken: true, mine: true, level: 'normal', began: { still: false } },
  });
  await dino.post(at('bot'), { bot: true });
  await dinos.until(() => dinos.table()?.seats[1]?.level === 'normal');
  // There is a code for the seat of the bot, and none for this one.
  expect(dinos.table()).toMatchObject({ code: expect.any(String), returnTo: null });
  expect(await (await Person.arrive(port)).trouble('POST', at('join'), { link: laid.link, seat: 1 })).toEqual({
    code: 'SEAT_TAKEN',
  });
  // It is not their turn, in their list.
  expect((await dino.tables()).mine[0]).toMatchObject({ yourTurn: false, awaited: expect.arrayContaining([1]) });
  const played = await dino.post(at('bot'), { bot: false });
  expect(played.seats[1]).toMatchObject({ level: null, began: { still: true } });
  expect(lines(played)).toEqual(['bot 1 Dino', 'back 1 Dino']);
  expect((await dino.tables()).mine[0]).toMatchObject({ yourTurn: true });
  await bid(dinos, 1);
  const stranger = await Person.arrive(port);
  expect(await stranger.trouble('POST', at('bot'), { bot: true })).toEqual({ code: 'NO_SUCH_TABLE' });
});

test('the bot plays the seat of who lets it', async () => {
  const { port: quick } = await freshServer();
  const { ada, dino, laid, at } = await threeAt(quick);
  const [adas, dinos] = [await ada.follow(laid.id), await dino.follow(laid.id)];
  await dino.post(at('bot'), { bot: true });
  await stepsOnce(adas, 0);
  await bid(adas, 0);
  await dinos.until(() => dinos.told(1).some(({ seen }) => seen.some((each) => each.t === 'shown')));
});

test('they stand after all that was told before, and outlive the server', async () => {
  const data = freshFolder();
  // A clock that is set back while they play.
  let now = Date.now();
  const around = { ...realTimeAndLuck, now: () => now };
  const clocks = { ...slow, data, around };
  const house = await freshServer(clocks);
  const { ada, dino, laid, at } = await threeAt(house.port);
  const adas = await ada.follow(laid.id);
  await stepsOnce(adas, 0);
  await bid(adas, 0);
  now -= 3_600_000;
  await dino.post(at('leave'));
  await adas.until(() => adas.table()?.comings.length === 1);
  const [left] = adas.table()!.comings;
  expect(Math.max(...adas.told(0).map((telling) => telling.at))).toBeLessThanOrEqual(left!.at);
  await house.close();
  const { port: again } = await freshServer(clocks);
  const back = Object.assign(new Person(again), { cookie: ada.cookie });
  expect((await back.get<TableInfo>(`/api/tables/${laid.id}`)).comings).toEqual([left]);
});

test('who deletes their data is named in no line', async () => {
  const { ada, dino, laid, at } = await threeAt(port);
  const adas = await ada.follow(laid.id);
  await dino.post(at('leave'));
  await dino.post(at('join'));
  expect((await dino.ask('DELETE', '/api/me')).status).toBe(200);
  await adas.until(() => adas.table()?.comings.length === 3 && adas.table()!.comings.every(({ gone }) => gone));
  expect(lines(adas.table()!)).toEqual(['left 1 null', 'back 1 null', 'left 1 null']);
});

test('the file of a match says who came and went, also when the next match has begun; who is deleted is named nowhere', async () => {
  const { port: quick } = await freshServer();
  const { ada, dino, laid, at } = await threeAt(quick);
  await dino.post(at('leave'));
  await dino.post(at('join'));
  await dino.post(at('leave'));
  const adas = await ada.follow(laid.id);
  await bidToTheEnd(adas, 0);
  await adas.until(() => adas.table()?.status === 'over');
  const [match] = adas.table()!.matches;
  const fileOf = () => ada.get<MatchFile>(`${at('file')}?match=${match!.id}`);
  const said = async () => (await fileOf()).comings?.map(({ t, seat, name }) => `${t} ${seat} ${name}`);
  const file = await fileOf();
  expect(readMatchFile(file)).toEqual(file);
  expect(file.comings).toEqual(adas.table()!.comings.map(({ no: _no, mine: _mine, ...coming }) => coming));
  expect(await said()).toEqual(['left 1 Dino', 'back 1 Dino', 'left 1 Dino']);
  await ada.post(at('again'));
  await adas.until(() => adas.table()?.matches.length === 2);
  expect(adas.table()!.comings).toEqual([]);
  expect(await said()).toEqual(['left 1 Dino', 'back 1 Dino', 'left 1 Dino']);
  await dino.ask('DELETE', '/api/me');
  await expect.poll(said).toEqual(['left 1 null', 'back 1 null', 'left 1 null']);
});

test('however often somebody comes and goes, the last lines are kept', async () => {
  const { ada, dino, laid, at } = await threeAt(port);
  for (let i = 0; i < 35; i++) {
    await dino.post(at('leave'));
    await dino.post(at('join'));
  }
  const { comings } = await ada.get<TableInfo>(`/api/tables/${laid.id}`);
  expect(comings).toHaveLength(60);
  expect(comings.at(-1)).toMatchObject({ no: 69, t: 'back' });
});
