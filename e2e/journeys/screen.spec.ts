import { expect, test } from '../support/fixtures.ts';
import { answer, asked, nextRoll, stop, takeStar } from '../support/sky.ts';
import { arrive, post } from '../support/table.ts';

const wild = { id: 'wild', faces: Array(12).fill('?') };

/** What must be read from four metres, by the moment it belongs to. */
const READ = {
  stop: '.sk-ribbon b',
  show: '.sk-screen .sk-words:not(:has([data-was])) .sk-word-text',
  reveal: '.sk-screen .sk-words:has([data-was]) .sk-word-text',
  round: '.sk-round-word',
  winner: '.end h1',
  points: '.end-totals b',
} as const;

test('one large screen shows the public side of a table, phones hold the rest', async ({ person }) => {
  const host = await person();
  const tv = await person({ quick: false }, { viewport: { width: 1920, height: 1080 } });
  await arrive(host);
  const bot = { kind: 'bot', level: 'easy' };
  const table = await post(host, '/api/tables', {
    ...{ game: 'sky-of-stars', options: { timers: 'off', rounds: 1, die: wild }, seats: [{ kind: 'me' }, bot, bot] },
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

  await test.step('STOP, show, reveal, round and end: each in letters of 64 pixels, all of it on the screen', async () => {
    // Moments pass; the page itself notes the smallest letters of each, and what lies outside.
    await tv.evaluate((read) => {
      const seen: Record<string, number> = {};
      const outside = new Set<string>();
      const pages = { of: 0, open: false };
      Object.assign(window, { seen, outside, pages });
      setInterval(() => {
        const open = document.querySelector('.sk-round') !== null;
        if (open && !pages.open) pages.of++;
        pages.open = open;
        const when = document.querySelector('.sk-ribbon-when');
        if (when !== null && Number.parseFloat(getComputedStyle(when).fontSize) < 36)
          outside.add('under STOP: too small');
        for (const [moment, selector] of Object.entries(read))
          for (const text of document.querySelectorAll<HTMLElement>(selector)) {
            const size = Number.parseFloat(getComputedStyle(text).fontSize) * text.currentCSSZoom;
            seen[moment] = Math.min(seen[moment] ?? size, size);
          }
        for (const part of document.querySelectorAll(
          '.sk-screen-side > *, .sk-screen-scores li, .sk-round > ul > li',
        )) {
          const { top, right, bottom } = part.getBoundingClientRect();
          const where = [top, right, bottom].map(Math.round).join(' ');
          if (top < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) outside.add(`${part.className} ${where}`);
        }
      }, 40);
    }, READ);
    let lines = 0;
    await expect(async () => {
      if (lines >= 3 && (await nextRoll(host).isVisible())) {
        await stop(host).click();
        await host.getByRole('dialog').getByRole('button', { name: 'STOP' }).click();
        lines = -100;
      } else if (await answer(host, lines + 1)) lines++;
      await expect(tv.locator('.end-totals')).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [50], timeout: 240_000 });
    await expect.poll(() => tv.evaluate(() => Object.keys((window as { seen?: object }).seen ?? {}).length)).toBe(6);
    const noted = await tv.evaluate(() => {
      const { seen, outside, pages } = window as unknown as {
        seen: Record<string, number>;
        outside: Set<string>;
        pages: { of: number };
      };
      return { seen, outside: [...outside], pages: pages.of };
    });
    for (const [moment, size] of Object.entries(noted.seen)) expect(size, moment).toBeGreaterThanOrEqual(64);
    expect(noted.outside).toEqual([]);
    // The page of the round stands until the end comes: it does not go and come back.
    expect(noted.pages).toBe(1);
    // Nobody is asked anything here.
    await expect(tv.getByRole('button', { name: 'Pagina iniziale' })).toBeHidden();
  });
});
