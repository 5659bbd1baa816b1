import { expect, type Page } from '@playwright/test';
import { test } from '../../support/fixtures.ts';
import { lead } from '../../support/general.ts';
import { endSheet, log, withHabits } from '../../support/person.ts';
import { Server } from '../../support/server.ts';
import { planWar } from '../../support/war.ts';

const seed = 'war 5';

test('two browsers play a whole war: attacks, specials of both in windows, an attack called off, the count', async ({
  browser,
}) => {
  const { deeds, contents, force } = planWar(seed);
  expect(contents.attacks).toBeGreaterThan(1);
  expect(Math.min(...contents.specials)).toBeGreaterThan(0);
  expect(contents.calledOff).toBeGreaterThan(0);
  const server = new Server({ E2E_LUCK: seed }, 'e2e/support/lucky-server.ts');
  await server.start();
  const pages: Page[] = [];
  for (let seat = 0; seat < 2; seat++) {
    const context = await browser.newContext({ baseURL: server.url });
    await withHabits(context);
    context.setDefaultTimeout(15_000);
    pages.push(await context.newPage());
  }
  const [host, friend] = pages as [Page, Page];
  await host.goto('/new/planet-x?friends');
  const choose = (question: string, answer: string) =>
    host.getByRole('group', { name: question }).getByText(answer, { exact: true }).click();
  await choose('Chi comincia', 'Posto 1');
  await choose('Mulligan', 'No');
  await choose('Speciali a fine turno', 'Nessuna: gioco rapido');
  await choose('Scartare', 'Più unità altrui insieme');
  await host.getByRole('button', { name: 'Crea il tavolo' }).click();
  await friend.goto(await host.getByRole('textbox', { name: 'Link di questo tavolo' }).inputValue());
  await friend.getByRole('button', { name: 'Siediti' }).click();
  await host.getByRole('button', { name: /^Comincia/ }).click();

  for (const [i, { by, move, view }] of deeds.entries())
    await test.step(`${i}: ${by} ${JSON.stringify(move)}`, () => lead(pages[by]!, view, move));

  for (const page of pages) {
    await expect(endSheet(page)).toBeVisible();
    const sides = page.getByRole('list', { name: /Forza/ }).getByRole('strong');
    expect((await sides.allTextContents()).map(Number).sort()).toEqual([...force].sort());
    const told = await log(page);
    expect(told.filter((line) => /annullat|ferma l’attacco/.test(line))).toHaveLength(contents.calledOff);
  }
  await server.close();
});
