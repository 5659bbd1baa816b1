// `kill -9` between the question and the call: it is still made; and clocks by correspondence stand still meanwhile.
import { expect, test } from 'vitest';
import { bid, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder } from '../house.ts';
import { stepsOnce } from '../pickers.ts';
import { Spawned } from '../spawned.ts';
import { CalledBrowser } from './push-service.ts';

const entry = new URL('../process.ts', import.meta.url);
const days = { pace: { tempo: 'days', fixedWindows: false } } as const;

test('a server is killed before it has called: another calls, and for the next question once more', async () => {
  const env = { ORRERY_DATA: freshFolder(), ORRERY_CALL_PRIVATE: 'yes' };
  const browser = await CalledBrowser.open();
  const first = new Spawned(entry, { ...env, ORRERY_CALL_AFTER: '2' });
  const port = await first.port();
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  await bo.post('/api/me/calls/devices', browser.subscription);
  await bo.post('/api/me/calls', { gather: 0 });
  const table = await twoAtATable(ada, bo, days);
  const adas = await ada.follow(table.id);
  await stepsOnce(adas, 0);
  await first.end('SIGKILL');
  expect(browser.calls).toEqual([]);

  const second = new Spawned(entry, { ...env, ORRERY_CALL_AFTER: '0' });
  await browser.service.until(1);
  expect(browser.calls).toMatchObject([{ kind: 'turn', tables: [{ id: table.id }] }]);
  // Killed between its post and the end of its job it would send again after a minute: at least once, under the same topic.
  await second.end('SIGTERM');

  const third = new Spawned(entry, { ...env, ORRERY_CALL_AFTER: '0' });
  const again = Object.assign(new Person(await third.port()), { cookie: bo.cookie });
  // Answered from where the call leads; the next question is another call, and there was none in between.
  const bos = await again.follow(table.id);
  await stepsOnce(bos, 1);
  await bid(bos, 1);
  bos.close();
  const she = Object.assign(new Person(await third.port()), { cookie: ada.cookie });
  const hers = await she.follow(table.id);
  await stepsOnce(hers, 0);
  await bid(hers, 0);
  await browser.service.until(2);
  expect(browser.calls).toHaveLength(2);
  await third.end('SIGTERM');
});

test('while no server runs no clock does: whoever is called has as much time as before', async () => {
  const env = { ORRERY_DATA: freshFolder() };
  const first = new Spawned(entry, env);
  const ada = await Person.arrive(await first.port(), 'Ada');
  const laid = await ada.post('/api/tables', {
    ...{ game: 'planet-x', options: { mulligan: false, firstPlayer: 0 }, listed: false, spectators: false },
    ...{ seats: [{ kind: 'me' }, { kind: 'here', name: 'Bo' }], ...days },
  });
  await ada.post(`/api/tables/${laid.id}/start`);
  /** What is left, and moments between which that was so. */
  const clockOf = async (person: Person) => {
    const asked = performance.now();
    const device = await person.follow(laid.id);
    await stepsOnce(device, 0);
    return { device, ...device.steps(0)!.clock!, asked, told: performance.now() };
  };
  const before = await clockOf(ada);
  // With what a seat prefers it is written down how far its clock has come; and what is asked for later is kept later.
  before.device.say({ t: 'answering', seat: 1, how: 'hold' });
  await before.device.until(() => before.device.steps(1)?.answering === 'hold');
  await ada.post('/api/me/calls', { gather: 0 });
  await first.end('SIGKILL');
  const killed = performance.now();
  await new Promise((wait) => setTimeout(wait, 3000));
  const started = performance.now();
  const second = new Spawned(entry, env);
  const after = await clockOf(Object.assign(new Person(await second.port()), { cookie: ada.cookie }));
  expect(after.of).toBe(before.of);
  // No more went by than servers have run, however slow they were.
  expect(before.left - after.left).toBeLessThanOrEqual(killed - before.asked + after.told - started);
  await second.end('SIGTERM');
});
