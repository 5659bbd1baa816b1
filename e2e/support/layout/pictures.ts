import path from 'node:path';
import type { Page } from '@playwright/test';

/** Where pictures go; absent: none is taken. */
const folder = process.env.LAYOUT_PICTURES || undefined;

/** LAYOUT_PICTURES=folder: what a walk has looked at, to be looked at by eye. */
export async function keepPicture(page: Page, called: string): Promise<void> {
  if (folder !== undefined) await page.screenshot({ path: path.join(folder, `${called.replaceAll(/\W+/g, '-')}.png`) });
}
