// `kill -9` between the question and the call: it is still made, once; and the clock stood still meanwhile.
import { expect, test } from 'vitest';
import { bid, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshFolder } from '../house.ts';
import { stepsOnce } from '../pickers.ts';
import { Spawned } from '../spawned.ts';
import { CalledBrowser } from './push-service.ts';

const entry = new URL('../process.ts', import.meta.url);
const days = { pace: { tempo: 'days', fixedWindows: false } } as const;

test('a server is killed before it has called, and again after: one push for one question', async () => {
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
  const now = await second.port();
  await browser.service.until(1);
  expect(browser.calls).toMatchObject([{ kind: 'turn', tables: [{ id: table.id }] }]);
  await second.end('SIGKILL');

  const third = new Spawned(entry, { ...env, ORRERY_CALL_AFTER: '0' });
  const again = Object.assign(new Person(await third.port()), { cookie: bo.cookie });
  expect(now).not.toBe(0);
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
