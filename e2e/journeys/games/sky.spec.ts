import fs from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../../support/fixtures.ts';
import { endSheet, lost, withHabits } from '../../support/person.ts';
import { Server } from '../../support/server.ts';
import { answer, answers, asked, bar, nextRoll, stop, takeStar } from '../../support/sky.ts';
import { arrive, post } from '../../support/table.ts';
import { Thread } from '../../support/thread.ts';

/** One short round, and a die that erases often enough to meet it. */
const options = {
  rounds: 1,
  timers: 'off',
  die: { id: 'journey', faces: [...Array(6).fill('?'), ...Array(6).fill('erase')] },
};

interface Person {
  readonly page: Page;
  /** Everything the server said to this browser, in its order. */
  readonly heard: string[];
}

async function sitDown(context: BrowserContext): Promise<Person> {
  await withHabits(context);
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return { page, heard };
}

test('four browsers draw, erase, stop, show and guess, through a reload and a lost connection', async ({ browser }) => {
  const server = new Server({ ORRERY_BOT_DELAY: '0' });
  await server.start();
  const contexts = await Promise.all([0, 1, 2, 3].map(() => browser.newContext({ baseURL: server.url })));
  const thread = await Thread.hold(contexts[3]!);
  const people = await Promise.all(contexts.map(sitDown));
  const pages = people.map(({ page }) => page);
  const [host, second, third, fourth] = pages as [Page, Page, Page, Page];

  await arrive(host);
  const seats = [{ kind: 'me' }, ...Array(3).fill({ kind: 'link' })];
  const plan = { game: 'sky-of-stars', options, seats, listed: false, spectators: true, talk: false };
  const table = await post(host, '/api/tables', plan);
  for (const page of [second, third, fourth]) {
    await page.goto(`/t/${table.id}#${table.link}`);
    await page.getByRole('button', { name: 'Siediti' }).click();
    await expect(page.getByRole('heading', { name: /: (si aspettano i giocatori|si può cominciare)$/ })).toBeVisible();
  }
  await host.goto(`/t/${table.id}`);
  await host.getByRole('button', { name: /^Comincia/ }).click();

  await test.step('all begin; one reloads with its answer given, and it is still there', async () => {
    for (const [seat, page] of pages.entries()) {
      if (seat === 3) continue;
      await expect(asked(page)).toBeVisible();
      await takeStar(page, 30 + 9 * seat);
    }
    await expect(bar(third).getByText(/^Cominci /)).toBeVisible();
    await third.reload();
    await expect(bar(third).getByText(/^Cominci /)).toBeVisible();
    await takeStar(fourth, 57);
  });

  let erased = false;
  let reloaded = false;
  await test.step('they draw until somebody has had to erase; one reloads with its line given; then one calls STOP', async () => {
    let lines = 0;
    await expect(async () => {
      for (const [seat, page] of pages.entries()) {
        if (
          await bar(page)
            .getByText(/: tocca una stella per cancellarla/)
            .isVisible()
        )
          erased = true;
        const enough = erased && reloaded && lines >= 8 && (await nextRoll(page).isVisible());
        if (enough && seat === 1) {
          await stop(page).click();
          await page.getByRole('dialog').getByRole('button', { name: 'STOP' }).click();
          return;
        }
        if (enough || !(await answer(page, 3 * lines + seat))) continue;
        lines++;
        // The fourth has not drawn yet, so this line is sealed as yet.
        const sealed = bar(page).getByText(/^La tua linea/);
        if (reloaded || page !== third || !(await sealed.isVisible())) continue;
        const said = await sealed.textContent();
        await page.reload();
        await expect(sealed).toHaveText(said ?? '');
        reloaded = true;
      }
      throw new Error('nobody has called yet');
    }).toPass({ intervals: [20], timeout: 240_000 });
  });

  await test.step('the others draw a last line or none; the caller draws nothing more', async () => {
    await expect(bar(second).getByText(/Hai chiamato STOP/)).toBeVisible();
    await takeStar(host, 2);
    await bar(third).getByRole('button', { name: 'Nessuna linea' }).click();
    await takeStar(fourth, 5);
  });

  await test.step('a guess made while the line is cut arrives when it is mended', async () => {
    await expect(answers(host)).toHaveCount(5);
    await expect(answers(fourth)).toHaveCount(5);
    await thread.cut();
    await expect(lost(fourth)).toBeVisible();
    await answers(fourth).nth(2).click();
    await answer(host, 1);
    await answer(third, 1);
    thread.mend();
    await expect(lost(fourth)).toBeHidden({ timeout: 20_000 });
  });

  await test.step('they guess until the album is full', async () => {
    await expect(async () => {
      for (const page of pages) await answer(page, 2);
      await expect(endSheet(host)).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [20], timeout: 240_000 });
    for (const page of pages) await expect(endSheet(page)).toBeVisible();
    await host.getByRole('button', { name: 'Guarda il tavolo' }).click();
    await expect(host.getByRole('button', { name: /^Guarda il (cielo di|tuo cielo)/ })).toHaveCount(4);
  });

  const film = third.waitForEvent('download');
  await third.getByRole('button', { name: 'Salva l’album come fu disegnato (filmato)' }).click();
  await test.step('no browser heard another’s number nor lines before the show', async () => {
    for (const [seat, { heard }] of people.slice(0, 3).entries()) secretsKept(seat, heard);
  });

  await test.step('the album is kept as a moving picture, drawn line by line', async () => {
    const kept = await film;
    expect(kept.suggestedFilename()).toMatch(/^sky-of-stars\.(mp4|webm)$/);
    const bytes = fs.readFileSync(await kept.path());
    // What MP4 and WebM begin with.
    expect(bytes.subarray(4, 8).toString() === 'ftyp' || bytes.readUInt32BE() === 0x1a45dfa3).toBe(true);
    expect(bytes.length).toBeGreaterThan(20_000);
  });
  await server.close();
});

interface Steps {
  readonly t: string;
  readonly told?: readonly { readonly seen?: readonly Record<string, unknown>[] }[];
  readonly view?: {
    readonly targets: readonly (number | null)[];
    readonly rounds: readonly { readonly numbers: readonly (number | null)[] }[];
    readonly players: readonly { readonly sky: { readonly drawings: readonly unknown[] } }[];
  };
}

/** In the bytes themselves: up to a seat's show nothing of its start star or its lines, up to its reveal nothing of its number. */
function secretsKept(me: number, heard: readonly string[]): void {
  const shown = new Set<number>([me]);
  const revealed = new Set<number>([me]);
  let steps = 0;
  for (const frame of heard) {
    const message = JSON.parse(frame) as Steps;
    if (message.t !== 'steps') continue;
    for (const { seen = [] } of message.told ?? [])
      for (const event of seen) {
        steps++;
        if (event.t === 'shown') shown.add(event.owner as number);
        if (event.t === 'revealed') revealed.add(event.owner as number);
        if (shown.has(event.seat as number)) continue;
        if (event.t === 'numberDealt') expect(event.number).toBeNull();
        else expect(['chosen', 'startChosen', 'lineDrawn', 'lastLine', 'lastPassed']).not.toContain(event.t);
      }
    if (message.view === undefined) continue;
    const numbers = message.view.rounds.at(-1)?.numbers ?? [];
    for (const [owner, number] of numbers.entries()) if (!revealed.has(owner)) expect(number).toBeNull();
    for (const [owner, { sky }] of message.view.players.entries())
      if (!shown.has(owner) && message.view.targets[me] !== owner) expect(sky.drawings).toEqual([]);
  }
  expect(steps).toBeGreaterThan(20);
}
