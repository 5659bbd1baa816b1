// Looking at hands through free sessions: a bot's seat at a running table is nobody's window.
import type { TableInfo } from '@orrery/wire';
import { expect, test } from 'vitest';
import { viewOf } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';
import { stepsOnce } from '../pickers.ts';

const { port } = await freshServer({ botPace: { min: 60_000, max: 60_000 } });

/** Ada plays with two seats for friends who have not come: bots keep them, and think for a minute. */
async function runningTable(more: Parameters<typeof layBidding>[1] = {}) {
  const ada = await Person.arrive(port, 'Ada');
  const laid = await ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'link' }, { kind: 'open' }], more));
  await ada.post(`/api/tables/${laid.id}/start`);
  return { ada, laid };
}

/** What a seat's own device would be sent of its hand. */
const hand = /"mine":\{/;

test.each([
  { name: 'by the link of the table', listed: false, link: (table: TableInfo) => table.link },
  { name: 'by the link of the seat', listed: false, link: (table: TableInfo) => table.seats[1]?.link },
  { name: 'from the list', listed: true, link: () => undefined },
])('a free session that joins a bot’s seat $name is sent no hand', async ({ listed, link }) => {
  const { laid } = await runningTable({ listed, spectators: true });
  const secret = link(laid);
  const how = secret ? { link: secret } : {};
  for (const seat of [1, 2]) {
    const spy = await Person.arrive(port);
    const device = await spy.follow(laid.id, how);
    await spy.ask('POST', `/api/tables/${laid.id}/join`, { ...how, seat });
    const again = await spy.follow(laid.id, how);
    await stepsOnce(again, 'table');
    await spy.ask('POST', `/api/tables/${laid.id}/leave`, {});
    await Promise.all([device.settle(), again.settle()]);
    for (const text of [...device.texts, ...again.texts]) expect(text).not.toMatch(hand);
    expect(again.steps(seat)).toBeUndefined();
  }
});

test('whoever has looked through one seat of a match can take no other seat of it, however they come', async () => {
  const { laid } = await runningTable({ listed: true, spectators: true, takeover: 'anyone' });
  const [spy, link] = [await Person.arrive(port, 'Spy'), laid.link!];
  const join = (asked: object) => spy.ask('POST', `/api/tables/${laid.id}/join`, asked);
  expect((await join({ link, seat: 1 })).status).toBe(200);
  const first = await spy.follow(laid.id, { link });
  await stepsOnce(first, 1);
  const seen = viewOf(first, 1).mine!.hand;
  expect(seen.length).toBeGreaterThan(0);
  await spy.post(`/api/tables/${laid.id}/leave`);
  for (const asked of [{ link, seat: 2 }, { link: laid.seats[2]!.link!, seat: 2 }, { seat: 2 }]) {
    const refused = await join(asked);
    expect([refused.status, await refused.json()]).toEqual([403, { code: 'SEEN_ANOTHER_SEAT' }]);
  }
  const device = await spy.follow(laid.id, { link });
  await stepsOnce(device, 'table');
  await device.settle();
  for (const text of device.texts) expect(text).not.toMatch(hand);
  // Their own seat they may come back to without asking, with any link or none: they know that hand already.
  expect((await join({ link })).status).toBe(200);
  await stepsOnce(device, 1);
  expect(viewOf(device, 1).mine!.hand).toEqual(seen);
});
