// People at a table of the server, laid by a few requests of their own browsers: for journeys that begin at the table.
import { roomOf } from '@orrery/games';
import type { LayTable, TableInfo } from '@orrery/wire';
import type { Page } from '@playwright/test';
import { type Device, Person } from '../../server/tests/client.ts';
import { pickToTheEnd, stepsOnce } from '../../server/tests/pickers.ts';

const sigils = ['comet', 'gate', 'crescent', 'prism'];

/** Asks the server as a page of this person would, which need not be open for that. */
export async function post(page: Page, path: string, data: object): Promise<TableInfo> {
  return (await page.request.post(path, { data })).json();
}

/** Is somebody to the server from now on. */
export async function arrive(page: Page): Promise<void> {
  await page.request.get('/api/me');
}

/** Each of these people sits down under their name, in this order, and the match begins. */
export async function beginTable(
  people: readonly (readonly [Page, string])[],
  plan: Partial<LayTable> & Pick<LayTable, 'game'>,
): Promise<TableInfo> {
  for (const [i, [page, name]] of people.entries()) {
    await arrive(page);
    await post(page, '/api/me', { name, sigil: sigils[i % sigils.length] });
  }
  const [host, ...guests] = people.map(([page]) => page) as [Page, ...Page[]];
  const seats = [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' }))];
  const laid = await post(host, '/api/tables', { seats, listed: false, spectators: true, ...plan });
  for (const guest of guests) await post(guest, `/api/tables/${laid.id}/join`, { link: laid.link });
  for (const [page] of people) await page.goto(`/t/${laid.id}`);
  return post(host, `/api/tables/${laid.id}/start`, {});
}

/** Another device of each of these people plays the match to its end, for journeys about what comes then. */
export async function finishMatch(people: readonly Page[], table: string): Promise<void> {
  await Promise.all(
    people.map(async (page) => {
      const { device, seat } = await anotherDevice(page, table);
      const rules = await roomOf(device.table()!.game)!.rules();
      await pickToTheEnd(rules.game, device, seat);
      device.close();
    }),
  );
}

/** The seats that must answer at a table now, as far as somebody who sits there may know. */
export async function awaitedAt(page: Page, table: string): Promise<readonly number[]> {
  const { device, seat } = await anotherDevice(page, table);
  await stepsOnce(device, seat);
  const { awaited } = device.steps(seat)!;
  device.close();
  return awaited;
}

export async function anotherDevice(page: Page, table: string): Promise<{ device: Device; seat: number }> {
  const { origin, port } = new URL(page.url());
  const cookies = await page.context().cookies(origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const device = await Object.assign(new Person(Number(port)), { cookie }).follow(table);
  return { device, seat: device.table()!.seats.findIndex(({ mine }) => mine) };
}
