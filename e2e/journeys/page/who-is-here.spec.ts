import { expect, test } from '../../support/fixtures.ts';
import { arrive, post } from '../../support/table.ts';

test('who is at the table: what a bot of each manner likes is told to its last word', async ({ person }) => {
  const page = await person({}, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  for (const game of ['shooting-star', 'planet-x', 'burning-planets']) {
    await arrive(page);
    const bots = ['bold', 'careful'].map((manner) => ({ kind: 'bot', level: 'easy', manner }));
    const table = await post(page, '/api/tables', {
      ...{ game, seats: [{ kind: 'me' }, ...bots], listed: false, spectators: true },
    });
    await page.goto(`/t/${table.id}`);
    await page.getByRole('button', { name: /^Comincia/ }).click();
    await page.locator('.seat-open').first().click();
    const told = page.getByRole('dialog').locator('.seat-manner > span');
    await expect(told).toHaveCount(2);
    const cut = await told.evaluateAll((all) =>
      all
        .filter((words) => {
          const room = words.closest('.seat-name')!.getBoundingClientRect();
          const { right, bottom } = words.getBoundingClientRect();
          return right > room.right + 1 || bottom > room.bottom + 1;
        })
        .map((words) => words.textContent),
    );
    expect(cut, game).toEqual([]);
  }
});
