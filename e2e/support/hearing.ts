// Which messages the pages of journeys say, where somebody wants to know (`npm test`).
import type { Browser } from '@playwright/test';
import { listening } from '../../scripts/words/heard.ts';

declare global {
  var orreryHeard: ((said: readonly (readonly [string, string])[]) => Promise<void>) | undefined;
}

/** Every page that this browser opens tells what it says; `keep` writes it down. */
export function hearPages(browser: Browser, folder: string): { keep(): void } {
  const { hear, keep } = listening(folder, () => true);
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.exposeBinding('orreryHeard', (_, said: readonly (readonly [string, string])[]) => {
      for (const [id, message] of said) hear(id, message);
    });
    await context.addInitScript(() => {
      const known = new Set<string>();
      let fresh: [string, string][] = [];
      // What is drawn at once is told at once.
      const tell = (): void => {
        void globalThis.orreryHeard?.(fresh);
        fresh = [];
      };
      globalThis.orreryHearing = (id, message) => {
        if (known.has(id + message)) return;
        known.add(id + message);
        if (fresh.push([id, message]) === 1) queueMicrotask(tell);
      };
    });
    return context;
  };
  return { keep };
}
