// Somebody is called to a table of days: the push comes once though the server is killed before it, leads to the table, and is answered.
import { CalledBrowser, Receiver } from '../../server/tests/calls/push-service.ts';
import { nothingWrong } from '../support/axe.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { placeSomething, sector } from '../support/person.ts';
import { Server } from '../support/server.ts';

interface Shown {
  readonly title: string;
  readonly how: { readonly body: string; readonly tag: string; readonly data: { readonly path: string } };
  /** On the icon of the app. */
  readonly badge: number;
}

/** Has the browser's own worker get a push, as a push service would bring it, and answers what it shows. */
async function deliver(page: Page, text: string): Promise<Shown> {
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
  const { origin } = new URL(page.url());
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  const shown = () => worker!.evaluate(() => (self as unknown as { shown?: unknown }).shown ?? null);
  await expect.poll(shown).not.toBeNull();
  return (await shown()) as Shown;
}

/** Touches the notification. */
async function open(page: Page, { how }: Shown): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate((data) => {
    const click = new Event('notificationclick');
    const notification = { data, close: () => undefined };
    // Nobody has touched anything real: the page may be led there, but not come to the front.
    Object.assign(click, { notification, waitUntil: (work: Promise<unknown>) => work.catch(() => undefined) });
    self.dispatchEvent(click);
  }, how.data);
}

test('a push comes once, in the reader’s language, leads to the table, and the question is answered there', async ({
  person,
}) => {
  const server = new Server({ ORRERY_BOT_DELAY: '0', ORRERY_CALL_AFTER: '2', ORRERY_CALL_PRIVATE: 'yes' });
  await server.start();
  const people = await Promise.all(
    [0, 1].map(async () => {
      const page = await person({}, { baseURL: server.url, serviceWorkers: 'allow' });
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
  await host.request.post(`/api/tables/${id}/start`, { data: {} });
  await server.kill();
  await server.start();
  await Promise.race(people.map(({ browser }) => browser.service.until(1)));
  const called = people.find(({ browser }) => browser.calls.length > 0)!;
  const { page, browser } = called;

  const shown = await deliver(page, JSON.stringify(browser.calls[0]));
  expect(shown).toMatchObject({ title: 'Tocca a te', how: { tag: id, data: { path: `/t/${id}` } }, badge: 1 });
  expect(shown.how.body).toContain('Domenica');
  await open(page, shown);
  await expect(page).toHaveURL(`/t/${id}`);
  await expect(sector(page)).toBeVisible();
  await placeSomething(page, 1);
  const other = people.find((each) => each !== called)!;
  await other.browser.service.until(1);
  expect(browser.calls).toHaveLength(1);

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
