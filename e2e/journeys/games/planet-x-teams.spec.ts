import { expect, type Page, test } from '../../support/fixtures.ts';
import { act, always, bar, hand } from '../../support/general.ts';
import { endSheet, log } from '../../support/person.ts';

/** As they are written elsewhere: in the hand a long word may be broken. */
const names = async (page: Page) =>
  (await hand(page).locator('.px-held-name').allTextContents()).map((name) => name.replaceAll('\u00ad', ''));

test('two allies against two bots: Support swaps two cards unseen, and one side gives up', async ({ person }) => {
  const host = await person();
  const friend = await person();
  await host.goto('/new/planet-x?friends');
  for (let seat = 3; seat <= 4; seat++) await host.getByRole('button', { name: 'Aggiungi un posto' }).click();
  for (const [seat, who] of [
    [2, 'Bot facile'],
    [3, 'Un amico, con il link'],
    [4, 'Bot facile'],
  ] as const)
    await host.getByRole('combobox', { name: `Chi siede al posto ${seat}` }).selectOption({ label: who });
  for (const [question, answer] of [
    ['Chi comincia', 'Posto 1'],
    ['Mulligan', 'No'],
    ['Speciali a fine turno', 'Nessuna: gioco rapido'],
  ] as const)
    await host.getByRole('group', { name: question }).getByText(answer, { exact: true }).click();
  await host.getByRole('button', { name: 'Crea il tavolo' }).click();
  await friend.goto(await host.getByRole('textbox', { name: 'Link di questo tavolo' }).inputValue());
  await friend.getByRole('button', { name: 'Siediti' }).click();
  // First come: what a seat was only given changes places, what somebody chose is theirs.
  const xarn = friend.getByRole('radio', { name: /Dominio Xarn/ });
  await xarn.click();
  await expect(xarn).toBeChecked();
  await expect(host.getByRole('radio', { name: /Dominio Xarn/ })).toBeDisabled();
  await host.getByRole('button', { name: /^Comincia/ }).click();

  await expect(bar(host).getByText('Tocca a te', { exact: true })).toBeVisible();
  const held = await names(host);
  const theirs = await names(friend);
  const offered = held.find((name) => !always.test(name) && !theirs.includes(name))!;
  await hand(host).nth(held.indexOf(offered)).click();
  await act(host, 'Supporta').click();
  await act(host, 'Supporta').click();
  await expect(bar(friend).getByText(/ti offre una carta coperta/)).toBeVisible();
  expect(await friend.content()).not.toContain(offered);
  const given = theirs.at(-1)!;
  await hand(friend).last().click();
  await act(friend, 'Supporta').click();

  // Each holds what the other gave; both know both cards, and the log says so to them alone.
  const swapped = (before: readonly string[], out: string, into: string) =>
    [...before.toSpliced(before.indexOf(out), 1), into].sort();
  await expect.poll(async () => (await names(host)).sort()).toEqual(swapped(held, offered, given));
  await expect.poll(async () => (await names(friend)).sort()).toEqual(swapped(theirs, given, offered));
  for (const page of [host, friend])
    await expect
      .poll(async () => (await log(page)).some((line) => line.includes(offered) && line.includes(given)))
      .toBe(true);

  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Arrenditi' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Arrenditi' }).click();
  for (const page of [host, friend]) await expect(endSheet(page)).toBeVisible();
});
