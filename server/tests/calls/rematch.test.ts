// Who has gone after a match is called when the others want another one: once, and not when it is over or answered.
import type { TableList } from '@orrery/wire';
import { expect, test } from 'vitest';
import { bidToTheEnd, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshServer } from '../house.ts';
import { CalledBrowser, Receiver } from './push-service.ts';

const days = { pace: { tempo: 'days', fixedWindows: false } } as const;
const calls = { wait: 0, privateNetworks: true, patience: 2000 };

/** Ada and Bo have played to the end; Bo has gone, and is called from now on. */
async function played(pace: object) {
  const { port } = await freshServer({ calls });
  const [ada, bo] = [await Person.arrive(port, 'Ada'), await Person.arrive(port, 'Bo')];
  const table = await twoAtATable(ada, bo, pace);
  const devices = [await ada.follow(table.id), await bo.follow(table.id)] as const;
  await Promise.all(devices.map((device, seat) => bidToTheEnd(device, seat)));
  for (const device of devices) await device.until(() => device.table()?.status === 'over');
  devices[1].close();
  await devices[1].untilClosed();
  const browser = await CalledBrowser.open();
  await bo.post('/api/me/calls/devices', browser.subscription);
  await bo.post('/api/me/calls', { gather: 0 });
  const again = (person: Person) => person.post(`/api/tables/${table.id}/again`);
  const listed = async (person: Person) =>
    (await person.get<TableList>('/api/tables')).mine.find(({ id }) => id === table.id);
  return { ada, bo, table, browser, again, listed };
}

const told = (id: string) => ({
  ...{ kind: 'turn', count: 1 },
  tables: [{ id, game: 'bidding', title: expect.any(String), name: null, again: true }],
});

test('by correspondence: while it is asked, once; the list says it, and an answer ends it', async () => {
  const { ada, bo, table, browser, again, listed } = await played(days);
  const hook = await Receiver.open();
  await bo.post('/api/me/calls', { webhook: `${hook.url}/bo` });
  const asked = await again(ada);
  expect(asked.poll).toMatchObject({ kind: 'again' });
  await Promise.all([browser.service.until(1), hook.until(1)]);
  expect(browser.calls).toEqual([told(table.id)]);
  expect(JSON.parse(String(hook.received[0]!.body))).toMatchObject({
    type: 'orrery.rematch',
    text: expect.stringMatching(/^Orrery: someone wants a rematch with you\.\n/),
  });
  expect([await listed(bo), await listed(ada)]).toMatchObject([{ again: true, yourTurn: false }, {}]);
  expect(await listed(ada)).not.toHaveProperty('again');
  // Asked the same once more it is the same question.
  await again(ada);
  await bo.post(`/api/tables/${table.id}/vote`, { poll: asked.poll!.id, choice: 'no' });
  expect(await listed(bo)).not.toHaveProperty('again');
  expect(browser.calls).toHaveLength(1);
});

test('at a table of today it begins without who has gone: they are called to the seat that is kept for them', async () => {
  const { ada, bo, table, browser, again, listed } = await played({});
  expect(await again(ada)).toMatchObject({ status: 'playing' });
  await browser.service.until(1);
  expect(browser.calls).toEqual([told(table.id)]);
  expect(await listed(bo)).toMatchObject({ invited: 'return' });
});

test('nobody is called for a rematch to a table they do not want to be called to', async () => {
  const { ada, bo, table, browser, again } = await played(days);
  await bo.post('/api/me/calls/tables', { table: table.id, called: false });
  await again(ada);
  const [cy, other] = [await Person.arrive(ada.port, 'Cy'), await CalledBrowser.open()];
  await cy.post('/api/me/calls/devices', other.subscription);
  await twoAtATable(ada, cy, days);
  await other.service.until(1);
  expect(browser.calls).toEqual([]);
});
