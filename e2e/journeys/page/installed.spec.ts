// The app on a home screen: what a browser asks of it, and what is shared with it.
import { nothingWrong } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { recordedMatch } from '../../support/recorded.ts';

test('it can be installed, in the language of its reader, and a shared link opens its table', async ({ person }) => {
  const page = await person({}, { serviceWorkers: 'allow' });
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
  await expect(page.getByRole('heading', { level: 1, name: /^Il tavolo non esiste/ })).toBeVisible();
  await page.goto('/shared?text=Ciao');
  await expect(page.getByRole('alert')).toContainText('non c’è il link o il codice di un tavolo');
});

test('the first page is asked for in a few files, and so is a review', async ({ person }) => {
  const page = await person();
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);
  await page.goto('/');
  await expect(page.locator('.plate').first()).toBeVisible();
  // With a file for each thing that two pages share they were 55, and 75.
  expect(await scripts()).toBeLessThan(25);
  await page.goto(`/m/${'k'.repeat(22)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scripts()).toBeLessThan(25);
});

test('a match file that is shared with the app, picked, or dropped offline is shown and verified; what is none says so', async ({
  person,
}) => {
  const page = await person({}, { serviceWorkers: 'allow' });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const file = JSON.stringify(await recordedMatch());
  // As a phone does when something is shared with an installed app.
  await page.evaluate((text) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/shared', enctype: 'multipart/form-data' });
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: 'match' });
    const data = new DataTransfer();
    data.items.add(new File([text], 'star.orrery.json', { type: 'application/json' }));
    input.files = data.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, file);
  await expect(page).toHaveURL(/\/review$/);
  await page.getByRole('button', { name: 'Condividi', exact: true }).click();
  await page.getByRole('button', { name: 'Controlla carte e dadi' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'estrazioni su' })).toContainText('Il file non dice');

  // It was taken once.
  await page.goto('/review');
  await expect(page.getByRole('heading', { level: 1, name: 'Una partita registrata' })).toBeVisible();
  await nothingWrong(page);
  const pick = page.getByLabel('Il file della partita');
  await pick.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"format":1}') });
  await expect(page.getByRole('alert')).toHaveText('Questo file non è una partita registrata.');
  await pick.setInputFiles({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file.replace('"value":', '"value":9')),
  });
  await expect(page.getByRole('alert')).toHaveText(/^Questo file non rispetta le regole/);
  // Dropped anywhere on the page, without a network.
  await page.context().setOffline(true);
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'star.orrery.json', { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, file);
  await expect(page.getByRole('slider', { name: 'Momenti della partita', exact: true })).toHaveValue('0');
  await expect(page.getByRole('radio', { name: 'Bo', exact: true })).toBeVisible();
});
