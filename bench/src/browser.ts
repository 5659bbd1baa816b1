import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromium as fromNpm } from '../../e2e/support/chromium.ts';
import { Server } from '../../e2e/support/server.ts';
import { Missing } from './missing.ts';

const built = path.resolve(import.meta.dirname, '../../web/dist/index.html');

/** The page as it is built, on a server of its own whose bots answer at once, in a browser of its own. */
export async function inBrowser<T>(work: (browser: Browser, url: string) => Promise<T>): Promise<T> {
  if (!fs.existsSync(built)) throw new Missing('the page is not built (web/dist): npm run build');
  const server = new Server({ ORRERY_BOT_DELAY: '0' });
  await server.start();
  try {
    const { executablePath, env, args } = await fromNpm();
    const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
    try {
      return await work(browser, server.url);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}
