import type { CDPSession, Page } from '@playwright/test';
import { phone } from '../../e2e/support/layout/walk.ts';

/** The page becomes one on a phone whose processor is four times slower: the time it is held up counts as work. */
export async function becomeSlowPhone(page: Page, session: CDPSession): Promise<void> {
  await page.setViewportSize(phone);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
