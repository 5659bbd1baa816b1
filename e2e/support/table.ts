// People at a table of the server, laid by a few requests of their own browsers: for journeys that begin at the table.
import type { LayTable, TableInfo } from '@orrery/wire';
import type { Page } from '@playwright/test';

const sigils = ['comet', 'gate', 'crescent', 'prism'];

/** Asks the server as the page itself would. */
export function post(page: Page, path: string, body: unknown): Promise<TableInfo> {
  return page.evaluate(
    async ([where, what]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(where, { method: 'POST', headers, body: JSON.stringify(what) })).json();
    },
    [path, body] as [string, unknown],
  );
}

/** Each of these people sits down under their name, in this order, and the match begins. */
export async function beginTable(
  people: readonly (readonly [Page, string])[],
  plan: Partial<LayTable> & Pick<LayTable, 'game'>,
): Promise<TableInfo> {
  for (const [i, [page, name]] of people.entries()) {
    await page.goto('/');
    await page.evaluate(() => fetch('/api/me').then((reply) => reply.text()));
    await post(page, '/api/me', { name, sigil: sigils[i % sigils.length] });
  }
  const [host, ...guests] = people.map(([page]) => page) as [Page, ...Page[]];
  const seats = [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' }))];
  const laid = await post(host, '/api/tables', { seats, listed: false, spectators: true, ...plan });
  for (const guest of guests) await post(guest, `/api/tables/${laid.id}/join`, { link: laid.link });
  for (const [page] of people) await page.goto(`/t/${laid.id}`);
  return post(host, `/api/tables/${laid.id}/start`, {});
}
