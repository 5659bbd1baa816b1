// Those who wait for somebody have them called once more.
import { expect, test } from 'vitest';
import { usualPatience } from '../../src/polls/absent.ts';
import { twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshServer } from '../house.ts';
import { stepsOnce } from '../pickers.ts';
import { CalledBrowser } from './push-service.ts';

test('who is away is called again by who decides about them, and then not at once once more', async () => {
  const calls = { wait: 0, privateNetworks: true, patience: 2000 };
  const { port } = await freshServer({ calls, patience: { ...usualPatience, away: 20 } });
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const browser = await CalledBrowser.open();
  await bo.post('/api/me/calls/devices', browser.subscription);
  await bo.post('/api/me/calls', { gather: 0 });
  const table = await twoAtATable(ada, bo);
  const path = `/api/tables/${table.id}/call`;
  const adas = await ada.follow(table.id);
  await stepsOnce(adas, 0);
  await adas.until(() => adas.table()?.poll?.kind === 'absent');
  await browser.service.until(1);
  expect(adas.table()!.poll).toMatchObject({ seat: 1, callIn: 0 });
  expect(await bo.trouble('POST', path, {})).toEqual({ code: 'NO_VOTE' });
  await ada.post(path);
  await browser.service.until(2);
  expect(browser.calls.map(({ kind }) => kind)).toEqual(['turn', 'turn']);
  await adas.until(() => (adas.table()?.poll?.callIn ?? 0) > 0);
  expect(await ada.trouble('POST', path, {})).toEqual({ code: 'CALLED_LATELY', after: expect.any(Number) });
});

test('who has no way to be called is not offered to be', async () => {
  const { port } = await freshServer({ patience: { ...usualPatience, away: 20 } });
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo);
  const adas = await ada.follow(table.id);
  await stepsOnce(adas, 0);
  await adas.until(() => adas.table()?.poll?.kind === 'absent');
  expect(adas.table()!.poll).not.toHaveProperty('callIn');
  expect(await ada.trouble('POST', `/api/tables/${table.id}/call`, {})).toEqual({ code: 'NO_SUCH_POLL' });
});
