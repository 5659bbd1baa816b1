import { shelf } from '@orrery/games';
import { nothingWrong, staysInWindow } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

/** Every game of the shelf but the first, which has a journey of its own through all screens. */
const games = shelf.slice(1);

for (const { id, title, rules } of games)
  for (const [device, viewport] of [
    ['desktop', { width: 1280, height: 800 }],
    ['phone', { width: 390, height: 844 }],
  ] as const)
    test(`${title} on a ${device}: its first lesson, its options and a first table open, and axe finds nothing`, async ({
      person,
    }) => {
      const page = await person({}, { viewport, hasTouch: device === 'phone' });
      await page.goto(`/learn/${id}`);
      await expect(page.getByRole('button', { name: 'Avanti' })).toBeVisible();
      await nothingWrong(page);
      await page.goto(`/new/${id}`);
      const options = page.locator('.create-options');
      await expect(options).toBeVisible();
      if ((await options.getAttribute('open')) === null) await options.locator('> summary').click();
      const { game } = await rules();
      if (Object.values(game.optionKinds).includes('reading'))
        await options.locator('.option-readings > summary').click();
      await nothingWrong(page);
      await page.getByRole('button', { name: 'Comincia' }).click();
      await expect(page.getByRole('region', { name: 'Che cosa fare adesso' })).toBeVisible();
      await nothingWrong(page);
      await staysInWindow(page);
    });
