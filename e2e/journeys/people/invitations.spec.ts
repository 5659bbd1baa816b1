// What a link says, and keeps saying, to whoever comes with it.
import { nothingWrong } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { sector } from '../../support/person.ts';
import { finishMatch } from '../../support/table.ts';

interface Laid {
  readonly id: string;
  readonly link: string;
  readonly seats: readonly { readonly link: string | null }[];
}

const post = async (page: Page, path: string, data: object) =>
  (await (await page.request.post(path, { data })).json()) as Laid;

async function named(page: Page, name: string): Promise<void> {
  await page.request.get('/api/me');
  await post(page, '/api/me', { name, sigil: 'gate' });
}

const lay = (page: Page, seats: readonly object[], more: object = {}) =>
  post(page, '/api/tables', { game: 'shooting-star', seats, listed: false, spectators: true, ...more });

const says = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const sit = (page: Page) => page.getByRole('button', { name: 'Siediti' });

test('an invitation names who invites, keeps only what is kept, and changes as the table does', async ({ person }) => {
  const [host, bo, late] = [
    await person(),
    await person(),
    await person({}, { viewport: { width: 390, height: 844 } }),
  ];
  await named(host, 'Carla');
  const { id, link, seats } = await lay(host, [{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }]);
  await late.goto(`/t/${id}#${link}`);
  await says(late, 'Carla ti invita a Shooting Star');
  await expect(late.getByText('2 posti liberi')).toBeVisible();
  await expect(late.getByText('C’è un posto per te')).toBeHidden();
  await expect(late.getByText('Senza limiti di tempo')).toBeVisible();
  // A touch on its row chooses a seat, and the way in is in sight.
  await late.getByText('Posto 3', { exact: true }).click();
  await expect(late.getByRole('radio', { name: 'Posto 3 il tuo posto' })).toBeChecked();
  await expect(sit(late)).toBeInViewport({ ratio: 1 });
  await nothingWrong(late);
  await bo.goto(`/t/${id}#${seats[1]?.link}`);
  await expect(bo.getByText('C’è un posto per te')).toBeVisible();
  await expect(bo.getByText('Un posto libero', { exact: true })).toBeVisible();
  await sit(bo).click();
  await expect(bo.getByRole('button', { name: 'Chi c’è' })).toBeVisible();
  await expect(late.getByText('Un posto libero', { exact: true })).toBeVisible();

  const other = await person();
  await other.goto(`/t/${id}#${seats[1]?.link}`);
  await says(other, 'Il tuo posto è occupato');
  await expect(sit(other)).toBeHidden();
  await other.request.post(`/api/tables/${id}/join`, { data: { link } });
  await says(late, 'Tutti i posti sono occupati');
  await expect(sit(late)).toBeHidden();
  await expect(late.getByRole('link', { name: 'Un tavolo tutto mio' })).toBeVisible();
  await late.getByRole('button', { name: 'Chiamami se si libera un posto', exact: true }).press('Enter');
  await expect(late.getByText(/^Tieni aperta questa pagina/)).toBeVisible();
  await nothingWrong(late);

  await post(host, `/api/tables/${id}/start`, {});
  await says(late, 'La partita è in corso');
  await expect(late).toHaveTitle(/^La partita è in corso/);
  await post(bo, `/api/tables/${id}/leave`, {});
  await says(late, 'Puoi prendere il posto di un bot');
  await expect(late).toHaveTitle(/^● Si è liberato un posto/);
  await expect(late.getByRole('button', { name: 'Chiedi il posto' })).toBeVisible();
  await nothingWrong(late);
  await late.getByRole('button', { name: 'Guarda soltanto' }).click();
  await expect(sector(late)).toBeVisible();
});

test('who watches sees what everybody sees, to the end; then the match is theirs to read, and to watch again by one click', async ({
  person,
}) => {
  const [host, late] = [await person(), await person()];
  await named(host, 'Carla');
  const { id, link } = await lay(host, [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
  await host.goto(`/t/${id}`);
  await post(host, `/api/tables/${id}/start`, {});
  const told = heardBy(late);
  await late.goto(`/t/${id}#${link}`);
  await late.getByRole('button', { name: 'Guarda soltanto' }).click();
  await expect(sector(late)).toBeVisible();
  await finishMatch([host], id);
  // Two pages draw all of it meanwhile: a bound for what hangs.
  const patience = { timeout: 120_000 };
  const end = late.getByRole('dialog');
  await expect(end.getByRole('heading', { level: 1 })).toBeVisible(patience);
  await expect(end.getByRole('img', { name: /dalla prima mossa all’ultima/ })).toBeVisible(patience);
  expect(new Set(told.steps)).toEqual(new Set(['table']));
  await late.getByRole('button', { name: 'Rivedi la partita', exact: true }).click();
  await expect(slider(late)).toBeVisible(patience);
  await expect(late).toHaveURL(/\/m\/[\w-]{22}/);
  await expect(eyes(late, 'Aperto')).toBeChecked();
});

/** Through whose eyes the server tells a page what happens, message by message. */
function heardBy(page: Page): { readonly steps: unknown[] } {
  const steps: unknown[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { t: string; as?: unknown };
      if (message.t === 'steps') steps.push(message.as);
    }),
  );
  return { steps };
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Momenti della partita', exact: true });
const eyes = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('the link of a finished table leads to its result and to the match again, that of none to a way on', async ({
  person,
}) => {
  const [host, late] = [await person(), await person({}, { viewport: { width: 360, height: 740 } })];
  await named(host, 'Carla');
  const { id, link } = await lay(host, [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]);
  await late.goto(`/t/${id}#${link}`);
  await says(late, 'Tutti i posti sono occupati');
  await host.setViewportSize({ width: 360, height: 740 });
  await host.goto(`/t/${id}`);
  await expect(host.getByRole('button', { name: /^Comincia/ })).toBeInViewport({ ratio: 1 });
  await host.setViewportSize({ width: 1280, height: 800 });
  await host.getByRole('button', { name: /^Comincia/ }).click();
  await expect(sector(host)).toBeVisible();
  // A bot that was put there from the start can be taken over from, too.
  await says(late, 'Puoi prendere il posto di un bot');
  await expect(late.getByRole('button', { name: 'Chiedi il posto' })).toBeInViewport({ ratio: 1 });
  await finishMatch([host], id);
  await says(late, /^Vittoria di|^Primo posto condiviso/);
  await expect(late.getByText('Finita', { exact: true })).toBeVisible();
  await expect(sit(late)).toBeHidden();
  const seats = late.getByRole('list', { name: 'Posti' });
  await expect(seats.getByText(/^(ha vinto|primo posto condiviso)$/).first()).toBeVisible();
  await expect(seats.getByText(/^\d+ punt[io]$/)).toHaveCount(2);
  await expect(late.getByRole('button', { name: 'Vedi il risultato' })).toBeInViewport({ ratio: 1 });
  await nothingWrong(late);
  await late.getByRole('button', { name: 'Rivedi la partita', exact: true }).click();
  await expect(slider(late)).toHaveAttribute('aria-valuetext', /Prima della prima mossa/);
  await expect(late).toHaveURL(/\/m\/[\w-]{22}$/);
  await nothingWrong(late);

  // Whoever has that link needs nothing else, and comes to the moment it names.
  const stranger = await person({}, { viewport: { width: 390, height: 844 } });
  await stranger.goto(`${late.url()}#3`);
  await expect(slider(stranger)).toHaveValue('3');
  expect(await stranger.context().cookies()).toEqual([]);
  await expect(sector(stranger)).toBeVisible();
  await expect(eyes(stranger, 'Aperto')).toBeChecked();
  await stranger.keyboard.press('1');
  await expect(eyes(stranger, 'Carla')).toBeChecked();
  await stranger.keyboard.press('ArrowRight');
  await expect(slider(stranger)).toHaveValue('4');
  await expect(stranger).toHaveURL(/#4$/);
  await stranger.keyboard.press('End');
  const last = await slider(stranger).getAttribute('max');
  await expect(slider(stranger)).toHaveValue(last ?? '');
  await stranger.keyboard.press('Home');
  await stranger.keyboard.press('Shift+ArrowRight');
  await expect(slider(stranger)).not.toHaveValue('0');
  await nothingWrong(stranger);

  // Who played it looks through their own eyes, and closes the link for everybody.
  await host.getByRole('button', { name: 'Rivedi la partita', exact: true }).click();
  await expect(eyes(host, 'Carla')).toBeChecked();
  await nothingWrong(host);
  await host.keyboard.press('s');
  await host.getByRole('button', { name: 'Chiudi questo link', exact: true }).click();
  await expect(host.getByText('Il link è chiuso: d’ora in poi nessuno può usarlo')).toBeVisible();
  await stranger.reload();
  await says(stranger, 'Questa partita non si può più guardare. Chi l’ha giocata può riaprirla.');
  await late.goto(`/t/${id}#${link}`);
  await late.getByRole('button', { name: 'Lo stesso tavolo, un’altra volta' }).click();
  await says(late, 'Shooting Star: si può cominciare');
  await late.goBack();
  await late.getByRole('button', { name: 'Vedi il risultato' }).click();
  await expect(late.getByRole('dialog').first()).toBeVisible();
  // The score is printed alone: without the table behind it, and without its buttons.
  await late.emulateMedia({ media: 'print' });
  await expect(late.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sector(late)).toBeHidden();
  await expect(late.getByRole('button', { name: 'Pagina iniziale' })).toBeHidden();
  await late.emulateMedia({ media: 'screen' });

  await late.goto(`/t/${'x'.repeat(22)}#${link}`);
  await says(late, /^Il tavolo non esiste/);
  await expect(late.getByRole('main').getByRole('textbox', { name: 'Codice' })).toBeVisible();
  await nothingWrong(late);
});

test('who invites is asked for a name first, and a page at localhost gives links that others can open', async ({
  person,
}) => {
  const host = await person({ nameless: false });
  const addresses = ['http://192.168.1.20:8080', 'http://10.0.0.7:8080'];
  await host.route('**/api/addresses', (route) => route.fulfill({ json: { addresses } }));
  await host.goto('/new/shooting-star?friends');
  await host.getByRole('button', { name: 'Crea il tavolo' }).click();
  const who = host.getByRole('textbox', { name: 'Chi invita?' });
  const link = host.getByRole('textbox', { name: 'Link di questo tavolo' });
  await expect(who).toBeVisible();
  await expect(link).toBeHidden();
  await expect(host.getByRole('button', { name: /^Copia il link/ })).toHaveCount(0);
  await nothingWrong(host);
  await who.fill('Ada');
  await who.press('Enter');
  await expect(link).toHaveValue(/^http:\/\/192\.168\.1\.20:8080\/t\/.+#.+/);
  await host.getByRole('combobox', { name: 'Indirizzo nella tua rete' }).selectOption('10.0.0.7:8080');
  await expect(link).toHaveValue(/^http:\/\/10\.0\.0\.7:8080\//);
  await expect(host.getByRole('list').getByText('Ada')).toBeVisible();

  await host.getByRole('button', { name: /^Comincia/ }).click();
  await expect(sector(host)).toBeVisible();
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Invita amici' }).click();
  const sheet = host.getByRole('dialog', { name: 'Invita amici' });
  await expect(sheet.getByText(/posti? da prendere/)).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: 'Link di questo tavolo' })).toHaveValue(/^http:\/\/10\.0\.0\.7/);
  await expect(sheet.getByRole('combobox', { name: 'Indirizzo nella tua rete' })).toHaveValue('1');
  await expect(sheet.getByRole('img', { name: /^Codice QR/ })).toBeVisible();
  await nothingWrong(host);
  // One press closes one of them: the menu under it is still open.
  await host.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const menu = host.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Invita amici' })).toBeFocused();
  await host.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});
