// A person at a table of A Sky of Stars, as a screen reader would find their way: by roles and names, in Italian.
import type { Page } from '@playwright/test';
import { confirm } from './person.ts';

export const bar = (page: Page) => page.getByRole('region', { name: 'Che cosa fare adesso' });
/** Stars that may be taken now. */
export const bright = (page: Page) => page.getByRole('button', { name: /; si può scegliere/ });
export const stop = (page: Page) => bar(page).getByRole('button', { name: 'STOP' });
export const nextRoll = (page: Page) => bar(page).getByRole('button', { name: 'Prossimo lancio' });
const count = (page: Page) => bar(page).getByRole('button', { name: 'Conta 3, 2, 1' });
export const answers = (page: Page) => page.getByRole('region', { name: 'Le cinque parole' }).getByRole('button');
export const asked = (page: Page) => bar(page).getByText('Tocca a te', { exact: true });

/** Takes one of the bright stars, and means it. */
export async function takeStar(page: Page, which: number): Promise<void> {
  const stars = bright(page);
  await stars.first().waitFor();
  await stars.nth(which % (await stars.count())).click();
  await confirm(page).click();
}

/** Does whatever this step asks, if it asks; true if it did. */
export async function answer(page: Page, which: number): Promise<boolean> {
  if (!(await asked(page).isVisible())) return false;
  if (await nextRoll(page).isVisible()) await nextRoll(page).click();
  else if (await count(page).isVisible()) await count(page).click();
  else if ((await answers(page).count()) > 0)
    await answers(page)
      .nth(which % 5)
      .click();
  else if ((await bright(page).count()) > 0) await takeStar(page, which);
  else return false;
  return true;
}
