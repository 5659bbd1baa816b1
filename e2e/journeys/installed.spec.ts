// The app on a home screen: what a browser asks of it, and what is shared with it.
import { expect, test } from '../support/fixtures.ts';

test('it can be installed, in the language of its reader, and a shared link opens its table', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/it.webmanifest');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/it\.webmanifest$/);
  const { icons, shortcuts } = JSON.parse(data ?? '{}') as Record<
    'icons' | 'shortcuts',
    { src: string; name: string }[]
  >;
  expect(shortcuts.map(({ name }) => name)).toEqual(['Nuovo tavolo', 'Invita amici']);
  for (const { src } of icons) {
    const picture = await page.request.get(src);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A browser window without a profile of its own installs nothing, whatever the page has.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const path = `/t/${'k'.repeat(22)}#${'s'.repeat(22)}`;
  await page.goto(`/shared?text=${encodeURIComponent(`Vieni: http://192.168.1.20:8080${path}`)}`);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1, name: /^Questo tavolo non esiste/ })).toBeVisible();
});
