import { nothingWrong, staysInWindow } from '../../support/axe.ts';
import { expect, type Locator, type Page, test } from '../../support/fixtures.ts';
import { endSheet, sector } from '../../support/person.ts';
import { beginTable, finishMatch } from '../../support/table.ts';

/** It lies on the table, whatever is asked meanwhile. */
const score = (page: Page) => page.getByRole('button', { name: 'Guarda il tavolo' });
const asks = (page: Page) => page.getByRole('region', { name: /(chiede|Hai chiesto) la rivincita/ });

test('a rematch asks: who says yes plays, who does not stays with the score and may come later', async ({ person }) => {
  const [ada, bruno, dino] = [await person(), await person(), await person()];
  const { id } = await beginTable(
    [
      [ada, 'Ada'],
      [bruno, 'Bruno'],
      [dino, 'Dino'],
    ],
    { game: 'shooting-star' },
  );
  await finishMatch([ada, bruno, dino], id);
  for (const page of [ada, bruno, dino]) await expect(endSheet(page)).toBeVisible();

  await endSheet(bruno).click();
  await expect(asks(bruno)).toBeVisible();
  for (const page of [ada, dino]) await expect(asks(page)).toContainText('Bruno chiede la rivincita');
  // Nobody is moved by the question.
  for (const page of [ada, dino]) await expect(score(page)).toBeVisible();
  await nothingWrong(ada);
  await nothingWrong(bruno, asks(bruno));
  await bruno.getByRole('button', { name: 'A rotazione' }).press('Enter');
  await expect(asks(ada)).toContainText('Ognuno al posto seguente.');
  await dino.setViewportSize({ width: 390, height: 844 });
  // Loaded anew in the middle of it, the page asks still.
  await dino.reload();
  await expect(asks(dino)).toBeVisible();
  await nothingWrong(dino);
  await staysInWindow(dino);
  await asks(dino).getByRole('button', { name: 'Non ora' }).click();
  await expect(asks(dino)).toBeHidden();
  await expect(asks(ada)).toContainText('non ora');
  await asks(ada).getByRole('button', { name: 'Sì, ancora' }).press('Enter');

  // All have answered: it begins with those who said yes.
  for (const page of [ada, bruno]) await expect(sector(page)).toBeVisible();
  for (const page of [ada, bruno]) await expect(score(page)).toBeHidden();
  const word = dino.getByRole('complementary', { name: 'È cominciata una nuova partita.' });
  await expect(word).toBeVisible();
  await expect(score(dino)).toBeVisible();
  await nothingWrong(dino);
  // Loaded again it is read from the server: the same score, and the same way to come along.
  await dino.reload();
  await expect(word).toBeVisible();
  await expect(score(dino)).toBeVisible();
  await word.getByRole('button', { name: 'Gioca anche tu' }).click();
  await expect(score(dino)).toBeHidden();
  await expect(sector(dino)).toBeVisible();
  await expect(ada.getByRole('log').last()).toContainText('Ora Dino gioca per');
});

test('by correspondence who is somewhere else finds the question among their tables', async ({ person }) => {
  const [ada, bruno] = [await person(), await person({}, { locale: 'en-GB' })];
  const { id } = await beginTable(
    [
      [ada, 'Ada'],
      [bruno, 'Bruno'],
    ],
    { game: 'shooting-star', pace: { tempo: 'days', fixedWindows: false } },
  );
  await finishMatch([ada, bruno], id);
  await bruno.goto('/');
  await endSheet(ada).click();
  await expect(asks(ada)).toBeVisible();
  const tile = bruno.getByRole('link', { name: /A rematch\?/ });
  await expect(tile).toBeVisible();
  await tile.click();
  await bruno
    .getByRole('region', { name: /wants a rematch|asks for a rematch/ })
    .getByRole('button', { name: /Yes/ })
    .click();
  await expect(score(ada)).toBeHidden();
});

test('who asked and is declined reads it over the score, and so why they may not ask again at once', async ({
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
  await endSheet(ada).click();
  await asks(bruno).getByRole('button', { name: 'Non ora' }).click();
  await readable(ada.getByRole('status').filter({ hasText: 'Bruno resta fuori dalla rivincita.' }));
  await endSheet(ada).click();
  await readable(ada.getByRole('alert').filter({ hasText: 'Gli altri hanno detto no poco fa.' }));
});

/** Not only on the page: nothing lies over it, and no sheet shuts it out. */
async function readable(notice: Locator): Promise<void> {
  await expect(notice.last()).toBeVisible();
  await expect(async () => {
    const onTop = await notice.last().evaluate((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(onTop).toBe(true);
  }).toPass({ timeout: 4000 });
}
