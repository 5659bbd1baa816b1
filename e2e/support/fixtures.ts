import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { hearPages } from './hearing.ts';
import { type Habits, withHabits } from './person.ts';
import { Server } from './server.ts';

interface Fixtures {
  /** A browser of its own, with its own storage and session. */
  readonly person: (
    habits?: Habits,
    options?: Parameters<import('@playwright/test').Browser['newContext']>[0],
  ) => Promise<Page>;
}

export const test = base.extend<Fixtures, { readonly server: Server }>({
  browser: [
    async ({ browser }, use) => {
      const folder = process.env.ORRERY_HEARD;
      const heard = folder === undefined ? null : hearPages(browser, folder);
      await use(browser);
      heard?.keep();
    },
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      // To look at a question takes longer than to answer it.
      const patience = { ORRERY_AGAIN: '300', ORRERY_TAKE_BACK: '300' };
      const server = new Server({ ORRERY_BOT_DELAY: '0', ORRERY_LUCK_WAIT: '60', ...patience });
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  person: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (habits, options) => {
      const context = await browser.newContext({
        locale: 'it-IT',
        viewport: { width: 1280, height: 800 },
        baseURL: server.url,
        ...options,
      });
      contexts.push(context);
      await withHabits(context, habits);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
export { expect, type Locator, type Page } from '@playwright/test';
