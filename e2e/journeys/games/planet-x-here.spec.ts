import { expect, type Page, test } from '../../support/fixtures.ts';
import { act, always, bar, hand } from '../../support/general.ts';

const curtain = (page: Page) => page.getByRole('button', { name: 'Tieni premuto per scoprire' });

/** Holds the button until the table is there. */
async function lift(page: Page): Promise<readonly string[]> {
  await curtain(page).hover();
  await page.mouse.down();
  await expect(hand(page).first()).toBeVisible();
  await page.mouse.up();
  return hand(page).locator('.px-held-name').allTextContents();
}

/** The one switch of a shared device: it stops at the ends of turns, too. */
async function stopAlways(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Cambia quando chiedermelo/ }).click();
  await page.getByRole('dialog').getByText('sempre', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fatto' }).click();
}

/** No card that somebody holds is anywhere in the page: not in a label, not in the log, not hidden. */
async function hidesAll(page: Page, held: readonly string[]): Promise<void> {
  await expect(hand(page)).toHaveCount(0);
  const content = await page.content();
  for (const name of held) expect(content).not.toContain(name);
}

test('two people at one device answer windows, and neither sees the other’s hand', async ({ person }) => {
  const page = await person();
  await page.goto('/new/planet-x');
  await page.getByRole('combobox', { name: 'Chi siede al posto 2' }).selectOption({ label: 'Un altro, qui' });
  await page.getByRole('group', { name: 'Chi comincia' }).getByText('Posto 1').click();
  await page.getByRole('group', { name: 'Mulligan' }).getByText('No', { exact: true }).click();
  await page.getByRole('button', { name: 'Comincia' }).click();

  const hands: (readonly string[])[] = [[], []];
  hands[0] = await lift(page);
  await stopAlways(page);
  const away = hands[0].findIndex((name) => !always.test(name));
  await hand(page).nth(away).click();
  // The card goes to the table or to the discards, where all may see it.
  await act(page, 'Scarta').click();
  const asked = () => expect(bar(page).getByText('Qualche speciale?')).toBeVisible();

  await test.step('the window asks everybody at once, and shows nobody’s hand', async () => {
    await asked();
    await hidesAll(page, hands[0]!.toSpliced(away, 1));
    for (const name of ['Giocatore A', 'Giocatore B'])
      await expect(bar(page).getByRole('button', { name: `${name} prende il dispositivo` })).toBeVisible();
  });
  await test.step('whoever taps the wrong name goes back, and has seen nothing', async () => {
    await bar(page)
      .getByRole('button', { name: /^Giocatore B/ })
      .click();
    await expect(curtain(page)).toBeVisible();
    await hidesAll(page, hands[0]!.toSpliced(away, 1));
    await page.getByRole('button', { name: 'Torna al tavolo' }).click();
    await asked();
  });
  await test.step('one of them looks, and covers the table again', async () => {
    await bar(page)
      .getByRole('button', { name: /^Giocatore B/ })
      .click();
    hands[1] = await lift(page);
    expect(hands[1]).toHaveLength(5);
    const content = await page.content();
    for (const name of hands[0]!.toSpliced(away, 1)) expect(content).not.toContain(name);
    await act(page, 'Nascondi').click();
    await asked();
    await hidesAll(page, [...hands[0]!.toSpliced(away, 1), ...hands[1]!]);
  });
  await test.step('the other passes in secret: the bar stays as it was', async () => {
    await bar(page)
      .getByRole('button', { name: /^Giocatore A/ })
      .click();
    await lift(page);
    const before = await act(page, 'Passa').count();
    expect(before).toBe(1);
    await act(page, 'Passa').click();
    await asked();
    await expect(bar(page).getByRole('button', { name: /^Giocatore/ })).toHaveCount(2);
    await hidesAll(page, [...hands[0]!.toSpliced(away, 1), ...hands[1]!]);
  });
  await test.step('nobody else wants to: on to the next turn, behind the curtain', async () => {
    await act(page, 'Nessuno').click();
    await expect(curtain(page)).toBeVisible();
    await hidesAll(page, [...hands[0]!.toSpliced(away, 1), ...hands[1]!]);
    expect(await lift(page)).toEqual(hands[1]);
  });
});

test('a special is played from a window of a shared device', async ({ person }) => {
  const page = await person();
  await page.goto('/new/planet-x');
  await page.getByRole('combobox', { name: 'Chi siede al posto 2' }).selectOption({ label: 'Un altro, qui' });
  await page.getByRole('group', { name: 'Mulligan' }).getByText('No', { exact: true }).click();
  await page.getByRole('button', { name: 'Comincia' }).click();
  for (let turn = 0; turn < 40; turn++) {
    await lift(page);
    if (turn === 0) await stopAlways(page);
    const units = hand(page).filter({ hasNotText: always });
    await units.first().click();
    await act(page, 'Scarta').click();
    for (const name of ['Giocatore A', 'Giocatore B']) {
      await bar(page)
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click();
      await lift(page);
      const special = hand(page).filter({ hasText: always }).first();
      if (await special.isVisible()) {
        const played = await special.locator('.px-held-name').textContent();
        await special.click();
        if (await act(page, 'Dagli scarti').isVisible()) {
          await act(page, 'Dagli scarti').click();
          await page.getByRole('dialog').getByRole('listitem').first().click();
        }
        await act(page, 'Gioca').click();
        await expect(page.getByRole('region', { name: 'Registro e regole' }).getByText(played!).first()).toBeVisible();
        await expect(hand(page)).toHaveCount(0);
        return;
      }
      await act(page, 'Nascondi').click();
    }
    await act(page, 'Nessuno').click();
  }
  throw new Error('a deck without a special that can be played');
});

test('unless told otherwise a shared device lets the end of a turn pass: the curtain falls for the next', async ({
  person,
}) => {
  const page = await person();
  await page.goto('/new/planet-x');
  await page.getByRole('combobox', { name: 'Chi siede al posto 2' }).selectOption({ label: 'Un altro, qui' });
  await page.getByRole('group', { name: 'Mulligan' }).getByText('No', { exact: true }).click();
  await page.getByRole('button', { name: 'Comincia' }).click();
  for (let turn = 0; turn < 3; turn++) {
    await lift(page);
    await hand(page).filter({ hasNotText: always }).first().click();
    await act(page, 'Scarta').click();
    await expect(curtain(page)).toBeVisible();
  }
});
