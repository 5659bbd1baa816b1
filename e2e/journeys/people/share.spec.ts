// A match that is over is shared: anybody opens its link; names are kept back from all who do, if somebody who sat there says so.
import { nothingWrong } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { endSheet } from '../../support/person.ts';
import { beginTable, finishMatch } from '../../support/table.ts';

const share = (page: Page) => page.getByRole('dialog', { name: /Condividi e verifica|Share and check/ });

test('a link shows sigils instead of names once somebody who sat there wants it, and names again', async ({
  person,
}) => {
  const [ada, bruno] = [await person(), await person()];
  const { id } = await beginTable(
    [
      [ada, 'Ada'],
      [bruno, 'Bruno'],
    ],
    { game: 'shooting-star' },
  );
  await finishMatch([ada, bruno], id);
  await expect(endSheet(ada)).toBeVisible();
  await ada.getByRole('button', { name: 'Condividi' }).first().press('Enter');
  const link = share(ada).getByRole('textbox', { name: 'Link a questo momento' });
  await expect(link).toHaveValue(/\/m\//);
  const address = await link.inputValue();
  // Over the end of a match it lies as everywhere: in the middle of a desk.
  const [{ y, height }, { height: all }] = [(await share(ada).boundingBox())!, ada.viewportSize()!];
  expect(Math.abs(y - (all - height - y))).toBeLessThan(4);

  const stranger = await person({}, { locale: 'en-GB' });
  await stranger.goto(address);
  await expect(stranger.getByRole('slider')).toBeVisible();
  await expect(stranger.locator('body')).toContainText('Bruno');
  await expect(stranger.getByRole('checkbox', { name: 'Sigils instead of names' })).toHaveCount(0);
  // What a stranger is offered stands under the turning points, not against the edge of their plate.
  const own = stranger.getByRole('link', { name: 'Play one of your own' });
  expect(
    await own.evaluate((link) => link.getBoundingClientRect().x - link.parentElement!.getBoundingClientRect().x),
  ).toBeGreaterThan(8);

  await nothingWrong(ada, share(ada));
  const veil = share(ada).getByRole('checkbox', { name: 'Emblemi al posto dei nomi' });
  await veil.press('Space');
  await expect(veil).toBeChecked();
  await stranger.reload();
  await expect(stranger.getByRole('slider')).toBeVisible();
  await expect(stranger.locator('body')).toContainText('Comet');
  expect(await stranger.content()).not.toMatch(/Ada|Bruno/);
  expect(await (await stranger.request.get(address)).text()).not.toMatch(/Ada|Bruno/);

  // Who sat there finds the same behind it, and reads that it is not theirs to take back.
  await bruno.goto(address);
  await expect(bruno.locator('body')).toContainText('Cometa');
  await bruno.keyboard.press('s');
  await expect(share(bruno).getByText(/^Un’altra persona che ha giocato non vuole mostrare i nomi/)).toBeVisible();
  await expect(share(bruno).getByRole('checkbox', { name: 'Emblemi al posto dei nomi' })).not.toBeChecked();
  await nothingWrong(bruno, share(bruno));

  // Who asked for it gives the names again: the page has them at once, and so has everybody's.
  await veil.press('Space');
  await expect(veil).not.toBeChecked();
  await ada.keyboard.press('Escape');
  await expect(ada.locator('body')).toContainText('Bruno');
  await bruno.reload();
  await expect(bruno.locator('body')).toContainText('Ada');

  // Who closes the link stays where they are and reads that it is closed; behind it there is nothing any more.
  await bruno.keyboard.press('s');
  await share(bruno).getByRole('button', { name: 'Chiudi questo link' }).press('Enter');
  const closed = share(bruno).getByText('Il link è chiuso: d’ora in poi nessuno può usarlo per rivedere la partita.');
  await expect(closed).toBeFocused();
  await expect(share(bruno).getByRole('textbox')).toHaveCount(0);
  await nothingWrong(bruno, share(bruno));
  await bruno.keyboard.press('Escape');
  await expect(bruno.getByRole('slider')).toBeVisible();
  await bruno.keyboard.press('s');
  await expect(closed).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText(/^This game can no longer be watched\./)).toBeVisible();
});
