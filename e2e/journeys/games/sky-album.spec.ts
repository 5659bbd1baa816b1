import { expect, test } from '../../support/fixtures.ts';
import { endSheet } from '../../support/person.ts';
import { beginTable, finishMatch } from '../../support/table.ts';

test('over the album two people react to each other and give a medal, on a phone, a desktop and the large screen', async ({
  person,
}) => {
  const ada = await person({}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const bo = await person();
  const tv = await person({}, { viewport: { width: 1920, height: 1080 } });
  const table = await beginTable(
    [
      [ada, 'Ada'],
      [bo, 'Bo'],
    ],
    {
      game: 'sky-of-stars',
      options: { rounds: 1, timers: 'off', maxRolls: 8, closeShapes: 'wild', cards: 'second-2' },
    },
  );
  await tv.goto(`/t/${table.id}#${table.link}`);
  await tv.getByRole('link', { name: 'Usa come schermo comune' }).click();
  await finishMatch([ada, bo], table.id);
  for (const page of [ada, bo]) {
    await expect(endSheet(page)).toBeVisible();
    await page.getByRole('button', { name: 'Guarda il tavolo' }).click();
    await expect(page.getByText(/^Qual è il disegno più bello\?/)).toBeVisible();
  }

  await test.step('the skies stand in line, also where the words of one take more lines', async () => {
    const tops = await ada.locator('.sk-gallery li').evaluateAll((skies) => {
      skies[0]!.querySelector('.sk-gallery-words')!.append(' gabbia per uccelli gabbia per uccelli');
      return skies.map((sky) => Math.round(sky.firstElementChild!.getBoundingClientRect().top));
    });
    expect(tops).toEqual([tops[0], tops[0]]);
    const heights = await ada
      .locator('.sk-gallery .sk-small')
      .evaluateAll((skies) => skies.map((sky) => Math.round(sky.getBoundingClientRect().height)));
    expect(heights).toEqual([heights[0], heights[0]]);
  });

  await test.step('what one sends with a tap floats over the other’s board and the large screen, under their name', async () => {
    await ada.getByRole('button', { name: 'Reagisci' }).tap();
    await ada.getByRole('button', { name: 'Che bello!' }).tap();
    await Promise.all(
      [bo, tv].map((page) => expect(page.locator('.reactions-afloat li').first()).toContainText('Ada')),
    );
  });

  await test.step('nobody honours their own drawing; the medal given is in everybody’s album, and the question is gone', async () => {
    await ada.getByRole('button', { name: 'Guarda il tuo cielo' }).tap();
    await expect(ada.getByRole('button', { name: 'Tutti i cieli' })).toBeVisible();
    await expect(ada.getByRole('button', { name: /: il disegno più bello$/ })).toHaveCount(0);
    await ada.getByRole('button', { name: 'Tutti i cieli' }).tap();
    await ada.getByRole('button', { name: 'Guarda il cielo di Bo' }).tap();
    await ada.getByRole('button', { name: /: il disegno più bello$/ }).tap();
    await expect(ada.getByText('il disegno più bello per te')).toBeVisible();
    await bo.getByRole('button', { name: 'Guarda il tuo cielo' }).click();
    await expect(bo.getByText('il disegno più bello per Ada')).toBeVisible();
    await ada.getByRole('button', { name: 'Tutti i cieli' }).tap();
    await expect(ada.getByText(/^Qual è il disegno più bello\?/)).toHaveCount(0);
    await expect(ada.getByRole('img', { name: 'Il disegno più bello' })).toHaveCount(1);
  });
});
