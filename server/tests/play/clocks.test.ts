// Preferences, Hold, run-out clocks, lapsed passes and restarts, as devices of the real server meet them.
import { expect, test } from 'vitest';
import { playAgain } from '../again.ts';
import { Person } from '../client.ts';
import { freshFolder, freshServer } from '../house.ts';
import { stepsOnce } from '../pickers.ts';
import { Spawned } from '../spawned.ts';
import { pass, stackedLuck, war } from '../war.ts';

const adas = ['concord-air-5a', 'concord-mech-4a', 'xarn-inf-2b', 'xarn-inf-2c', 'concord-inf-1a'];
const bos = ['xarn-mech-4a', 's1-pirates', 's1-minus-air', 's1-truce', 'xarn-inf-2a'];
const luck = () => stackedLuck([adas, bos], ['concord-mech-3a', 'xarn-inf-1a', 'concord-inf-2a', 'xarn-mech-2a']);
const deploy = { t: 'deploy', card: 'concord-air-5a' };

test('PX-P30: every device is told how much time is left, a late one too', async () => {
  const at = await war({ luck: luck() });
  expect(at[0].device.steps(0)?.clock).toEqual({ left: 60_000, of: 60_000 });
  await at.pass(12_345);
  const back = await at.comeBack(at.bo, {});
  expect(back.device.steps(1)?.clock).toEqual({ left: 47_655, of: 60_000 });
  await at.play(0, deploy);
  for (const as of [0, 1] as const) expect(at[as].device.steps(as)?.clock).toEqual({ left: 8000, of: 8000 });
  expect(at.watcher.device.steps('table')?.clock).toEqual({ left: 8000, of: 8000 });
});

test('PX-P31: who lets the time run out is played for', async () => {
  const at = await war({ luck: luck() });
  for (const seat of [0, 1] as const) await at.prefer(seat, 'ask');
  await at.pass(59_999);
  expect(at.view().phase).toBe('main');
  await at.pass(1);
  expect(at.view()).toMatchObject({ phase: 'endWindow', stacks: [{ units: [{ card: 'concord-air-5a' }] }] });
  await at.pass(8000);
  expect(at.view()).toMatchObject({ phase: 'main', turn: 2 });
});

test('EX-39, PX-P29: the server passes for who prefers it, Hold stops that, and only the seat itself hears of either', async () => {
  const at = await war({ luck: luck() });
  await at.prefer(0, 'hold');
  await at.prefer(1, 'hold');
  expect(at[1].device.steps(1)?.answering).toBe('hold');
  await at.play(0, deploy);
  await at.pass(2200);
  expect(at.view()).toMatchObject({ phase: 'main', turn: 2 });
  await at.prefer(0, 'attacks@2.4');
  await at.play(1, { t: 'deploy', card: 'xarn-mech-4a' });
  await at.pass(5000);
  expect(at.view(1).answer).toEqual({ to: 'endWindow' });
  expect(at.view(0).answer).toBeNull();
  expect(at.view().phase).toBe('endWindow');
  const texts = [...at[1].device.texts, ...at.watcher.device.texts];
  expect(texts.some((text) => text.includes('attacks@2.4'))).toBe(false);
  expect(at.watcher.device.texts.every((text) => !text.includes('"answering":"'))).toBe(true);
});

test('PX-P29: by correspondence nobody waits hours for who has not opened the match and is not attacked', async () => {
  const at = await war({ luck: luck(), pace: { tempo: 'days', fixedWindows: false } });
  await at.play(0, deploy);
  await at.pass(2200);
  expect(at.view()).toMatchObject({ phase: 'main', turn: 2 });
  expect(at[1].device.steps(1)?.answering).toBeNull();
  await at.prefer(0, null);
  await at.play(1, { t: 'deploy', card: 'xarn-mech-4a' });
  await at.pass(3_600_000);
  expect(at.view().phase).toBe('endWindow');
});

test('preferences hold in the next match of the table, Hold does not, and nobody inherits those of another person', async () => {
  const at = await war({ luck: luck() });
  await at.prefer(0, 'mine@7.1');
  await at.prefer(1, 'hold');
  await at.play(0, { t: 'resign' });
  await at[0].device.until(() => at[0].device.table()?.status === 'over');
  await playAgain(at.table.id, at.ada, at.bo);
  const [ada, bo] = [at[0].device, at[1].device];
  await ada.until(() => ada.steps(0)?.match !== at.match);
  await bo.until(() => bo.steps(1)?.match !== at.match);
  expect([ada.steps(0)?.answering, bo.steps(1)?.answering]).toEqual(['mine', 'hold']);
  await at.play(0, { t: 'resign' });
  await ada.until(() => ada.table()?.status === 'over');
  await at.bo.post(`/api/tables/${at.table.id}/leave`);
  await at.eve.post(`/api/tables/${at.table.id}/join`, { link: at.table.link });
  await playAgain(at.table.id, at.ada, at.eve);
  const eve = at.watcher.device;
  await eve.until(() => eve.table()?.matches.length === 3 && eve.steps(1)?.match === eve.table()?.matches[2]?.id);
  await ada.until(() => ada.steps(0)?.match === eve.steps(1)?.match);
  expect([ada.steps(0)?.answering, eve.steps(1)?.answering]).toEqual(['mine', null]);
});

test('a preference is for a seat one holds, and of the game’s own words', async () => {
  const at = await war({ luck: luck() });
  const { device } = at[1];
  device.say({ t: 'answering', seat: 0, how: 'hold' });
  expect(await device.next('error')).toMatchObject({ code: 'NOT_YOUR_SEAT' });
  device.say({ t: 'answering', seat: 1, how: 'whatever' });
  expect(await device.next('error')).toMatchObject({ code: 'MALFORMED' });
  await at.prefer(1, null);
  expect(device.steps(1)?.answering).toBeNull();
});

test('PX-P27: a special is heard at once, held passes lapse without harm, and a device is not kept from speaking', async () => {
  const at = await war({ luck: luck() });
  await at.play(0, deploy);
  const [ada, bo] = [at.send(0, pass), at.send(1, pass)];
  await at.pass(500);
  expect(at[0].device.messages.some((message) => 'id' in message && message.id === ada)).toBe(false);
  await at.play(1, { t: 'playSpecial', card: 's1-minus-air', unit: 'concord-air-5a' });
  expect(await at[0].device.answer(ada)).toEqual({ t: 'refused', id: ada, refusal: 'STALE' });
  expect(await at[1].device.answer(bo)).toEqual({ t: 'refused', id: bo, refusal: 'STALE' });
  expect(at.view()).toMatchObject({ phase: 'endWindow', window: { n: 2, asked: [0] } });
  const again = at.send(0, pass);
  await at.pass(1500);
  expect(await at[0].device.answer(again)).toMatchObject({ t: 'ack' });
  expect(at.view().phase).toBe('main');
});

test('a pass that is sent again under its id, from wherever, counts once', async () => {
  const at = await war({ luck: luck() });
  await at.prefer(0, 'ask');
  await at.play(0, deploy);
  at.send(1, pass, 'mine');
  const { device } = await at.comeBack(at.bo, {});
  device.say({ t: 'play', seat: 1, id: 'mine', decision: device.steps(1)!.decision!, move: pass });
  await at.pass(1500);
  for (const each of [at[1].device, device]) expect(await each.answer('mine')).toMatchObject({ t: 'ack', no: 2 });
  expect(at.view(1).answer).toEqual({ to: 'endWindow' });
});

test('while nobody is at a table its clock stands still; by correspondence it never does', async () => {
  for (const [tempo, phase, left] of [
    ['live', 'main', 50_000],
    ['days', 'endWindow', 8 * 3_600_000],
  ] as const) {
    const at = await war({ luck: luck(), pace: { tempo, fixedWindows: false } });
    await at.pass(10_000);
    for (const { device } of [at[0], at[1], at.watcher]) {
      device.close();
      await device.untilClosed();
    }
    // The server may hear of it a little later than we do.
    const health = () => at.eve.get<{ sockets: number }>('/healthz');
    while ((await health()).sockets > 0) await new Promise((done) => setImmediate(done));
    await at.time.pass(60 * 3_600_000 - 10_000);
    const { device } = await at.comeBack(at.ada, {});
    await stepsOnce(device, 0);
    expect(device.steps(0)).toMatchObject({ view: { phase }, clock: { left } });
  }
});

test('whoever merely watches does not make time run for those who have gone', async () => {
  const at = await war({ luck: luck() });
  await at.pass(10_000);
  for (const { device } of [at[0], at[1]]) {
    device.close();
    await device.untilClosed();
  }
  const health = () => at.eve.get<{ sockets: number }>('/healthz');
  while ((await health()).sockets > 1) await new Promise((done) => setImmediate(done));
  await at.pass(60 * 60_000);
  expect(at.view()).toMatchObject({ phase: 'main', turn: 1 });
  const { device } = await at.comeBack(at.ada, {});
  await stepsOnce(device, 0);
  expect(device.steps(0)).toMatchObject({ view: { phase: 'main' }, clock: { left: 50_000 } });
});

test('PX-E6: in a free-for-all a bot plays on for who gives up, and nobody else plays for that seat', async () => {
  const { port } = await freshServer();
  const ada = await Person.arrive(port, 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }];
  const options = { mulligan: false, firstPlayer: 0 };
  const asked = { game: 'planet-x', options, seats, listed: false, spectators: true };
  const laid = await ada.post('/api/tables', { ...asked, pace: { tempo: 'off', fixedWindows: false } });
  await ada.post(`/api/tables/${laid.id}/start`);
  const device = await ada.follow(laid.id);
  await stepsOnce(device, 0);
  expect(await device.play(0, { t: 'resign' }, 'enough')).toMatchObject({ t: 'ack' });
  await device.until(() => (device.steps(0)!.view as { turn: number }).turn === 2);
  expect(await device.play(0, { t: 'pass' })).toMatchObject({ t: 'refused', refusal: 'STALE' });
  expect(await device.undo(0)).toMatchObject({ t: 'error', code: 'NOT_YOUR_SEAT' });
  device.say({ t: 'play', seat: 0, id: 'enough', decision: '', move: { t: 'resign' } });
  expect(await device.answer('enough')).toMatchObject({ t: 'ack' });
});

test('killed in a window: it is still open, preferences are kept, and a held pass that is sent again counts', async () => {
  const env = { ORRERY_DATA: freshFolder() };
  const entry = new URL('../process.ts', import.meta.url);
  const first = new Spawned(entry, env);
  const ada = await Person.arrive(await first.port(), 'Ada');
  const seats = [{ kind: 'me' }, { kind: 'here', name: 'Bo' }];
  const asked = { game: 'planet-x', options: { mulligan: false, firstPlayer: 0 }, seats };
  const laid = await ada.post('/api/tables', { ...asked, listed: false, spectators: false });
  await ada.post(`/api/tables/${laid.id}/start`);
  const device = await ada.follow(laid.id);
  await stepsOnce(device, 0);
  const { hand } = (device.steps(0)!.view as { players: { hand: string[] }[] }).players[0]!;
  device.say({ t: 'answering', seat: 1, how: 'hold' });
  await device.until(() => device.steps(1)?.answering === 'hold');
  expect(await device.play(0, { t: 'discard', card: hand[0] })).toMatchObject({ t: 'ack' });
  const decision = device.steps(0)!.decision!;
  device.say({ t: 'play', seat: 0, id: 'held', decision, move: pass });
  await device.settle();
  await first.end('SIGKILL');

  const again = new Spawned(entry, env);
  const back = await Object.assign(new Person(await again.port()), { cookie: ada.cookie }).follow(laid.id);
  await stepsOnce(back, 1);
  expect(back.steps(0)).toMatchObject({ view: { phase: 'endWindow', turn: 1 }, decision, clock: { of: 8000 } });
  expect(back.steps(1)?.answering).toBe('hold');
  back.say({ t: 'play', seat: 0, id: 'held', decision, move: pass });
  expect(await back.answer('held')).toMatchObject({ t: 'ack' });
  await back.until(() => (back.steps(0)!.view as { turn: number }).turn === 2);
  await again.end('SIGTERM');
});
