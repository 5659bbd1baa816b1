import { expect, type Page, test } from '../../support/fixtures.ts';
import { bar } from '../../support/general.ts';
import { endSheet } from '../../support/person.ts';

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Arrenditi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Arrenditi' }).click();
}

const score = (page: Page) => page.getByRole('region', { name: /^Partita/ }).getByRole('listitem');

test('best of three against a bot: the loser starts the next game, factions swap, two wins take it', async ({
  person,
}) => {
  const page = await person();
  await page.goto('/new/planet-x');
  await page.getByRole('combobox', { name: 'Chi siede al posto 2' }).selectOption({ label: 'Bot facile' });
  for (const [question, answer] of [
    ['Formato', 'Al meglio delle tre'],
    ['Tra una partita e l’altra', 'Si scambiano le parti'],
    ['Chi comincia', 'Posto 2'],
    ['Mulligan', 'No'],
    ['Speciali a fine turno', 'Nessuna: gioco rapido'],
  ] as const)
    await page.getByRole('group', { name: question }).getByText(answer, { exact: true }).click();
  await page.getByRole('button', { name: 'Comincia' }).click();

  // The bot starts; when it has played I give up.
  await expect(page.getByRole('button', { name: /^Il tuo campo: Concordia Terrestre/ })).toBeVisible();
  await expect(bar(page).getByText('Tocca a te', { exact: true })).toBeVisible();
  await giveUp(page);
  await expect(score(page)).toHaveText(['Tu0', 'Ipazia1']);
  await expect(page.getByText('L’incontro continua con la prossima partita.')).toBeVisible();
  await page.getByRole('button', { name: 'Prossima partita' }).click();

  await expect(page.getByRole('button', { name: /^Il tuo campo: Dominio Xarn/ })).toBeVisible();
  await expect(page.getByText('Turno 1', { exact: true }).first()).toBeVisible();
  await expect(bar(page).getByText('Tocca a te', { exact: true })).toBeVisible();
  await giveUp(page);
  await expect(score(page)).toHaveText(['Tu0', 'Ipazia2']);
  await expect(page.getByText('Ipazia vince l’incontro.')).toBeVisible();
  await expect(endSheet(page)).toBeVisible();
});
