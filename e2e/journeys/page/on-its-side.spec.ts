// Pages around the tables on a phone on its side: what one came for is in sight, and what stays at the lower edge does not cover it.
import { expect, type Page, test } from '../../support/fixtures.ts';

const onItsSide = { hasTouch: true, viewport: { width: 844, height: 390 } };

const post = async (page: Page, path: string, data: object) =>
  (await page.request.post(path, { data })).json() as Promise<{ readonly id: string; readonly link: string }>;

async function laid(host: Page): Promise<string> {
  await host.request.get('/api/me');
  await post(host, '/api/me', { name: 'Massimiliano Bartolomei', sigil: 'gate' });
  const seats = [{ kind: 'me' }, ...Array.from({ length: 5 }, () => ({ kind: 'link' }))];
  const { id, link } = await post(host, '/api/tables', {
    game: 'burning-planets',
    seats,
    listed: false,
    spectators: true,
  });
  return `/t/${id}#${link}`;
}

test('home: every game can be played without scrolling', async ({ person }) => {
  const page = await person({}, onItsSide);
  await page.goto('/');
  const play = page.getByRole('button', { name: /^Gioca subito/ });
  await expect(play).toHaveCount(4);
  for (const button of await play.all()) await expect(button).toBeInViewport({ ratio: 1 });
});

test('a new table: two thirds of the window are left to its choices', async ({ person }) => {
  const page = await person({}, onItsSide);
  await page.goto('/new/shooting-star');
  const start = page.getByRole('button', { name: 'Comincia' });
  await expect(start).toBeVisible();
  expect((await page.locator('.create-end').boundingBox())!.height).toBeLessThan(390 / 6);
});

test('an invitation: who invites, to what, and the way in are all in sight', async ({ person }) => {
  const [host, late] = [await person(), await person({}, onItsSide)];
  await late.goto(await laid(host));
  const said = late.getByRole('heading', { level: 1, name: 'Massimiliano Bartolomei ti invita a Burning Planets' });
  await expect(said).toBeInViewport({ ratio: 1 });
  const sit = late.getByRole('button', { name: 'Siediti' });
  await expect(sit).toBeInViewport({ ratio: 1 });
  await expect(late.getByRole('button', { name: 'Guarda soltanto' })).toBeInViewport({ ratio: 1 });
  const [words, way] = [(await said.boundingBox())!, (await sit.boundingBox())!];
  expect(words.x + words.width <= way.x || words.y + words.height <= way.y, 'neither lies on the other').toBe(true);
});

test('a waiting room: the code and the first seats stand beside each other', async ({ person }) => {
  const host = await person({}, onItsSide);
  await host.goto(await laid(host));
  await expect(host.getByRole('img', { name: /QR/ }).or(host.locator('.qr')).first()).toBeInViewport({ ratio: 1 });
  await expect(host.locator('.wait-seat').nth(1)).toBeInViewport({ ratio: 1 });
});
