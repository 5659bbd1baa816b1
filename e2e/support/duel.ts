// Two at a table of Burning Planets whose luck is given, each on a device of their own.
import { type Browser, expect } from '@playwright/test';
import { Admiral } from './admiral.ts';
import { withHabits } from './person.ts';
import { Server } from './server.ts';
import { siteForCannon } from './sites.ts';

/** Rich enough to build every turn, and a cargo ship in the third round. */
const options = {
  ...{ preset: 'quick', events: 'off', incomeFactor: 3, startTurns: 30, buildsPerPlanet: 3, startForce: 'outpost' },
  factions: ['digitals', 'humans'],
};

interface Duel {
  readonly server: Server;
  readonly ada: Admiral;
  readonly bruno: Admiral;
  readonly table: { readonly id: string; readonly link: string };
}

export async function beginDuel(
  browser: Browser,
  { seed, desk, spectators = false }: { readonly seed: string; readonly desk: Desk; readonly spectators?: boolean },
): Promise<Duel> {
  const server = new Server({ E2E_LUCK: seed }, 'e2e/support/lucky-server.ts');
  await server.start();
  const [ada, bruno] = [await arrive(browser, server, desk), await arrive(browser, server, desk)];
  const post = async (who: Admiral, path: string, data: object) => (await who.page.request.post(path, { data })).json();
  const seats = [{ kind: 'me' }, { kind: 'link' }];
  const table = await post(ada, '/api/tables', { game: 'burning-planets', options, seats, listed: false, spectators });
  await post(bruno, `/api/tables/${table.id}/join`, { link: table.link });
  await post(ada, `/api/tables/${table.id}/start`, {});
  for (const who of [ada, bruno]) await who.page.goto(`/t/${table.id}`);
  return { server, ada, bruno, table };
}

interface Desk {
  readonly width: number;
  readonly height: number;
}

export async function arrive(browser: Browser, server: Server, viewport: Desk): Promise<Admiral> {
  const context = await browser.newContext({ baseURL: server.url, viewport });
  await withHabits(context);
  const page = await context.newPage();
  await page.request.get('/api/me');
  return new Admiral(page);
}

export async function placeCannons({ ada, bruno }: Duel): Promise<void> {
  for (const [seat, who] of [ada, bruno].entries()) {
    await expect(who.bar.getByText('cannone')).toBeVisible({ timeout: 30_000 });
    await who.page.keyboard.press('f');
    await who.make(() => who.touch(siteForCannon(who.view!, seat)));
  }
}

export async function pass(who: Admiral): Promise<void> {
  await who.turn();
  await who.endTurn();
}
