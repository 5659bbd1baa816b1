import { expect, test } from '../../support/fixtures.ts';

test('one skip passes the turns of all bots until one is asked, and they can be watched again', async ({ person }) => {
  const page = await person({ quick: false });
  await page.goto('/new/planet-x');
  await page.getByRole('button', { name: 'Aggiungi un posto' }).click();
  await page.getByRole('group', { name: 'Chi comincia' }).getByText('Posto 1', { exact: true }).click();
  await page.getByRole('group', { name: 'Mulligan' }).getByText('No', { exact: true }).click();
  await page.getByRole('button', { name: 'Comincia', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Che cosa fare adesso' });
  await bar.getByText('Tocca a te', { exact: true }).waitFor();
  await page.getByRole('listbox').getByRole('option').first().click();
  await bar.getByRole('button', { name: 'Scarta', exact: true }).click();

  // What a bot does is on stage, after what I have done.
  const skip = bar.getByRole('button', { name: 'Salta', exact: true });
  const headings = page.getByRole('region', { name: 'Registro e regole' }).getByRole('heading', { level: 2 });
  await expect(headings.filter({ hasText: /^Turno 2/ })).toBeVisible();
  await expect(skip).toHaveAttribute('title', 'Salta fino al tuo turno');
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { onStage: seen });
    new MutationObserver(() => {
      const lead = document.querySelector('.bar-lead')?.textContent ?? '';
      if (document.querySelector('.playback') !== null) seen.add(lead);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await skip.click();
  await page.evaluate(() => (window as unknown as { onStage: Set<string> }).onStage.clear());
  await expect(headings.filter({ hasText: /^Turno 3/ })).toBeVisible();
  const asked = bar.getByRole('button', { name: /^(Passa|Gioca una speciale)$/ });
  await expect(bar.getByText('Tocca a te', { exact: true }).or(asked.first())).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { onStage: Set<string> }).onStage])).toEqual([]);

  await page.getByRole('button', { name: 'Rivedi', exact: true }).click();
  await expect(bar.getByText('Replay', { exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Salta', exact: true }).click();
  await expect(bar.getByText('Replay', { exact: true })).toHaveCount(0);
});
