import fs from 'node:fs';
import { nothingWrong } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { endSheet, log, myGo, placeSomething, playOn, sector, weapons } from '../support/person.ts';

test('a game against bots needs no server once the page has loaded, and a reload finds it where it was', async ({
  person,
}) => {
  const page = await person({}, { serviceWorkers: 'allow' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Gioca subito a Shooting Star' }).click();
  await expect(myGo(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.keyboard.press('h');
  const hint = page.getByRole('dialog', { name: 'Che cosa farebbe un bot difficile' });
  await expect(hint).toContainText('Piazzi');
  await hint.getByRole('button', { name: 'Ho capito' }).click();
  await placeSomething(page, 1);
  await expect(page.getByRole('listitem').filter({ hasText: /^Giro 2:/ })).toHaveCount(1);
  await expect(myGo(page)).toBeVisible();
  const told = await log(page);
  await page.reload();
  await expect(myGo(page)).toBeVisible();
  expect(await log(page)).toEqual(told);
  await playOn(page);
  await expect(endSheet(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Il totale di ciascuno' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Condividi', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Salva il file della partita' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Salva l’immagine (PNG)' }).click();
  const png = fs.readFileSync(await (await picture).path());
  // Wide and high stand at the head of a PNG.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rivincita' }).click();
  await expect(sector(page)).toBeVisible();
  // A table of the server waits for it, with a way on.
  await page.goto(`/t/${'x'.repeat(22)}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Server non raggiungibile\./ })).toBeVisible();
  await nothingWrong(page);
  await page.getByRole('link', { name: 'Pagina iniziale' }).click();
  await expect(page.getByText(/^Server non raggiungibile\./)).toBeVisible();
  await nothingWrong(page);
  // Also there the foot has a line or two, and not a column of single words.
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await page.locator('.foot-server').boundingBox())!.height).toBeLessThan(60);
});

test('two people at one device: secrets are in the page only while the curtain is lifted', async ({ person }) => {
  const page = await person();
  await page.goto('/new/shooting-star');
  await page.getByRole('combobox', { name: 'Chi siede al posto 2' }).selectOption({ label: 'Un altro, qui' });
  await page.getByRole('button', { name: 'Togli il posto 3' }).click();
  await page.getByRole('textbox', { name: 'Il tuo nome' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Nome di chi gioca qui' }).fill('Bo');
  await page.getByRole('button', { name: 'Comincia' }).click();
  const called = new Set<string | null>();
  const missions = new Set<string>();
  for (let go = 0; go < 2; go++) {
    const curtain = page.getByRole('button', { name: 'Tieni premuto per scoprire' });
    await expect(curtain).toBeVisible();
    called.add(await page.getByRole('heading', { level: 1 }).textContent());
    await expect(weapons(page)).toHaveCount(0);
    for (const mission of missions) expect(await page.content()).not.toContain(mission);
    await curtain.hover();
    await page.mouse.down();
    await expect(myGo(page)).toBeVisible();
    await page.mouse.up();
    for (const text of await page.getByText(/^Missione da/).allTextContents()) missions.add(text);
    await placeSomething(page, go);
  }
  expect(missions.size).toBeGreaterThan(3);
  // Both are called by their names.
  expect([...called].sort()).toEqual(['Passa lo schermo a Bo', 'Passa lo schermo ad Ada']);
});
