// Two people who do not know each other: both their devices make the luck, and both can check it in the end.
import { expect, test } from '../support/fixtures.ts';
import { endSheet, myGo, placeSomething } from '../support/person.ts';

test('two people and no bot play to the end, and each of them sees that nobody chose the luck', async ({ person }) => {
  const [host, friend] = [await person(), await person({}, { viewport: { width: 360, height: 740 }, hasTouch: true })];
  await host.goto('/new/shooting-star?friends');
  await host.getByRole('button', { name: 'Togli il posto 3' }).click();
  await host.getByRole('combobox', { name: 'Chi siede al posto 2' }).selectOption({ label: 'Un amico, con il link' });
  await host.getByRole('button', { name: 'Crea il tavolo' }).click();
  await friend.goto(await host.getByRole('textbox', { name: 'Link di questo tavolo' }).inputValue());
  await friend.getByRole('button', { name: 'Siediti' }).click();
  await host.getByRole('button', { name: 'Comincia', exact: true }).click();
  let goes = 0;
  await expect(async () => {
    for (const page of [host, friend]) if (await myGo(page).isVisible()) await placeSomething(page, ++goes);
    await expect(endSheet(host)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50], timeout: 240_000 });
  for (const page of [host, friend]) {
    await page.getByRole('button', { name: 'Controlla carte e dadi' }).click();
    const verdict = page.getByRole('status').filter({ hasText: 'estrazioni su' });
    await expect(verdict).toContainText('dei dispositivi di chi gioca, anche il tuo');
    await expect(verdict).not.toContainText('Senza parte nella fortuna');
    await expect(verdict.locator('b')).toBeInViewport();
  }
  await expect(friend.getByRole('button', { name: 'Rivincita' })).toBeInViewport();
});
