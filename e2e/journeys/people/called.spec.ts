// Somebody is called to a table of days: the push comes once though the server is killed before it, leads to the table, and is answered.

import type { Locator } from '@playwright/test';
import { CalledBrowser, Receiver } from '../../../server/tests/calls/push-service.ts';
import { nothingWrong } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { placeSomething, sector } from '../../support/person.ts';
import { Server } from '../../support/server.ts';

interface Shown {
  readonly title: string;
  readonly how: { readonly body: string; readonly tag: string; readonly data: { readonly path: string } };
  /** On the icon of the app. */
  readonly badge: number;
}

/** Has the browser's own worker get a push, as a push service would bring it, and answers what it shows. */
async function deliver(page: Page, origin: string, text: string): Promise<Shown> {
  const browser = await page.context().newCDPSession(page);
  const known = new Promise<string>((found) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) found(registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await known;
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(() => {
    const scope = self as unknown as { registration: { showNotification: unknown }; shown: unknown };
    // The browser of the tests shows nobody anything, and ends a worker that marks the icon of an app it does not have.
    let said = {};
    scope.registration.showNotification = async (title: string, how: object) => {
      said = { title, how };
    };
    Object.assign(navigator, {
      setAppBadge: async (badge: number) => {
        scope.shown = { ...said, badge };
      },
    });
  });
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  const shown = () => worker!.evaluate(() => (self as unknown as { shown?: unknown }).shown ?? null);
  await expect.poll(shown).not.toBeNull();
  return (await shown()) as Shown;
}

/** Touches the notification, and answers which page is opened; null: one that was open is led there. */
async function touch(page: Page, { how }: Shown): Promise<string | null> {
  const [worker] = page.context().serviceWorkers();
  return worker!.evaluate(async (data) => {
    const { clients } = self as unknown as { clients: { openWindow(path: string): Promise<unknown> } };
    let opened: string | null = null;
    // A browser opens windows, and brings them to the front, only for a real finger: the journey opens what is asked for.
    clients.openWindow = async (path) => {
      opened = path;
    };
    let done: Promise<unknown> = Promise.resolve();
    const click = new Event('notificationclick');
    const waitUntil = (work: Promise<unknown>) => {
      done = work.catch(() => undefined);
    };
    Object.assign(click, { notification: { data, close: () => undefined }, waitUntil });
    self.dispatchEvent(click);
    await done;
    return opened;
  }, how.data);
}

/** What of a strip is not in sight: a phone has two lines for it. */
const cutWords = (strip: Locator) =>
  strip
    .locator('> *')
    .evaluateAll((parts) =>
      parts
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 4)
        .map(({ textContent }) => textContent),
    );

interface Clock {
  /** Milliseconds that the question had, and has left. */
  readonly of: number;
  readonly left: number;
}

/** What a page is told of the time its seat has, and when that was. */
function clockTold(page: Page): Promise<Clock & { readonly at: number }> {
  return new Promise((told) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as { t: string; clock?: Clock | null };
        if (message.t === 'steps' && message.clock) told({ ...message.clock, at: performance.now() });
      }),
    );
  });
}

test('days for a turn, nobody there, the server killed: one push, its page answers, and no time has gone by', async ({
  person,
}) => {
  const server = new Server({ ORRERY_BOT_DELAY: '0', ORRERY_CALL_AFTER: '2', ORRERY_CALL_PRIVATE: 'yes' });
  await server.start();
  const people = await Promise.all(
    [0, 1].map(async () => {
      const page = await person({}, { baseURL: server.url, serviceWorkers: 'allow' });
      // The browser of the tests has said no for its people; these have not been asked yet.
      await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
      await page.goto('/');
      await page.evaluate(() => navigator.serviceWorker.ready);
      const browser = await CalledBrowser.open();
      await page.request.get('/api/me');
      await page.request.post('/api/me/calls/devices', { data: browser.subscription });
      return { page, browser };
    }),
  );
  const [host, friend] = [people[0]!.page, people[1]!.page];
  const laid = await host.request.post('/api/tables', {
    data: {
      ...{ game: 'shooting-star', seats: [{ kind: 'me' }, { kind: 'open' }], listed: false, spectators: false },
      ...{ name: 'Domenica', pace: { tempo: 'days', fixedWindows: false } },
    },
  });
  const { id, link } = (await laid.json()) as { id: string; link: string };
  await friend.request.post(`/api/tables/${id}/join`, { data: { link } });
  for (const { page } of people) await page.goto('about:blank');
  const asked = performance.now();
  await host.request.post(`/api/tables/${id}/start`, { data: {} });
  await server.kill();
  const killed = performance.now();
  for (const { browser } of people) expect(browser.calls).toEqual([]);
  // Long enough to be seen in what is left of the time.
  await new Promise((wait) => setTimeout(wait, 3000));
  const started = performance.now();
  await server.start();
  await Promise.race(people.map(({ browser }) => browser.service.until(1)));
  const called = people.find(({ browser }) => browser.calls.length > 0)!;
  const { page, browser } = called;

  const shown = await deliver(page, server.url, JSON.stringify(browser.calls[0]));
  expect(shown).toMatchObject({ title: 'Tocca a te', how: { tag: id, data: { path: `/t/${id}` } }, badge: 1 });
  expect(shown.how.body).toContain('Domenica');
  const clock = clockTold(page);
  const opened = await touch(page, shown);
  expect(opened).toBe(`/t/${id}`);
  await page.goto(opened ?? '');
  await expect(sector(page)).toBeVisible();
  const { of, left, at } = await clock;
  // No more went by than servers have run, however slow they were.
  expect(of - left).toBeLessThanOrEqual(killed - asked + at - started);
  await placeSomething(page, 1);
  // After the first move there one is asked whether this browser shall call, once.
  const offer = page.getByRole('complementary', { name: 'Le chiamate' });
  await expect(offer).toContainText('Chiamarti quando tocca a te?');
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => cutWords(offer)).toEqual([]);
    await nothingWrong(page, offer);
  }
  await offer.getByRole('button', { name: 'Non ora' }).press('Enter');
  await expect(offer).toBeHidden();
  const other = people.find((each) => each !== called)!;
  await other.browser.service.until(1);
  for (const { browser } of people) expect(browser.calls).toHaveLength(1);
  // Where a page is open already it is led there.
  await other.page.goto('/');
  const theirs = await deliver(other.page, server.url, JSON.stringify(other.browser.calls[0]));
  expect(await touch(other.page, theirs)).toBeNull();
  await expect(other.page).toHaveURL(`/t/${id}`);

  // Not to this table, from its menu.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Non chiamarmi a questo tavolo' }).click();
  await expect(page.getByRole('button', { name: 'Chiamami di nuovo a questo tavolo' })).toBeVisible();
  await nothingWrong(page);
  await server.close();
});

test('how one is called is set on the settings page, in words that say what cannot work', async ({ person }) => {
  const server = new Server({ ORRERY_CALL_PRIVATE: 'yes' });
  await server.start();
  const page = await person({}, { baseURL: server.url, serviceWorkers: 'allow' });
  const hook = await Receiver.open();
  await page.goto('/settings');
  const part = page.getByRole('region', { name: 'Le chiamate' });
  await expect(part.getByText(/^Questo browser non mostra messaggi|^Il browser mostra un messaggio/)).toBeVisible();
  await part.getByRole('textbox', { name: 'Indirizzo' }).fill('ftp://example.org');
  await part.getByRole('button', { name: 'Salva l’indirizzo' }).click();
  await expect(part.getByText(/^Questo non è un indirizzo/)).toBeVisible();
  await part.getByRole('textbox', { name: 'Indirizzo' }).fill(`${hook.url}/hook`);
  await part.getByRole('button', { name: 'Salva l’indirizzo' }).press('Enter');
  await part.getByRole('button', { name: 'Fai una chiamata di prova' }).press('Enter');
  await expect(part.getByText('L’indirizzo ha accettato la chiamata di prova.')).toBeVisible();
  expect(JSON.parse(String(hook.received[0]!.body))).toMatchObject({ type: 'orrery.test' });
  hook.answers.push([500]);
  await part.getByRole('button', { name: 'Fai una chiamata di prova' }).press('Enter');
  await expect(part.getByText('Questo indirizzo ha risposto, ma non ha accettato la chiamata.')).toBeVisible();
  await part.getByRole('combobox', { name: 'Dopo una chiamata, la prossima' }).selectOption('60');
  await part.getByRole('checkbox', { name: /^Ore di silenzio/ }).check();
  await part.getByLabel('dalle').fill('21:30');
  await expect
    .poll(async () => (await page.request.get('/api/me/calls')).json())
    .toMatchObject({ gather: 60, quiet: { from: 21 * 60 + 30, to: 480 } });
  await nothingWrong(page);
  await page.reload();
  await expect(part.getByRole('checkbox', { name: /^Ore di silenzio/ })).toBeChecked();
  await expect(part.getByLabel('dalle')).toHaveValue('21:30');
  await server.close();
});
