import { expect, test } from '../support/fixtures.ts';
import { asked, takeStar } from '../support/sky.ts';
import { arrive, post } from '../support/table.ts';

test('one large screen shows the public side of a table, phones hold the rest', async ({ person }) => {
  const host = await person();
  const tv = await person({}, { viewport: { width: 1920, height: 1080 } });
  await arrive(host);
  const bot = { kind: 'bot', level: 'easy' };
  const table = await post(host, '/api/tables', {
    ...{ game: 'sky-of-stars', options: { timers: 'off' }, seats: [{ kind: 'me' }, bot, bot] },
    ...{ listed: false, spectators: true, talk: false },
  });
  await tv.goto(`/t/${table.id}#${table.link}`);
  await tv.getByRole('link', { name: 'Usa come schermo comune' }).click();
  await expect(tv.getByRole('img', { name: 'Codice QR con il link del tavolo' })).toBeVisible();

  await host.goto(`/t/${table.id}`);
  await host.getByRole('button', { name: /^Comincia/ }).click();
  await expect(asked(host)).toBeVisible();
  const words = tv.getByRole('region', { name: 'Le cinque parole' });
  await expect(words.getByRole('listitem')).toHaveCount(5);
  await expect(words.getByText(/la tua parola/)).toHaveCount(0);
  // Read from four metres: no word is printed smaller than 64 pixels, however large the page is drawn.
  const printed = await words
    .locator('.sk-word-text')
    .evaluateAll((texts) =>
      texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text as HTMLElement).currentCSSZoom),
    );
  expect(printed).toHaveLength(5);
  expect(Math.min(...printed)).toBeGreaterThanOrEqual(64);
  await expect(tv.getByText('Il dado aspetta')).toBeVisible();
  await takeStar(host, 40);
  await expect(tv.getByText('Il dado aspetta')).toBeHidden();
  const { scrolls, letters } = await tv.evaluate(() => ({
    scrolls: document.documentElement.scrollHeight - innerHeight,
    letters: document.documentElement.dataset.screen,
  }));
  expect(letters).toBe('large');
  expect(scrolls).toBeLessThanOrEqual(0);
});
