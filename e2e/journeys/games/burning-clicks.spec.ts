import { Dice } from '@orrery/kernel';
import { expect, type Locator } from '@playwright/test';
import { cellAt, cellOf } from '../../../games/burning-planets/src/rules/board.ts';
import { reach } from '../../../games/burning-planets/src/rules/movement.ts';
import { boardOf } from '../../../games/burning-planets/src/rules/tables.ts';
import { shipRow } from '../../../games/burning-planets/src/rules/units.ts';
import { imagine } from '../../../games/burning-planets/src/sight/index.ts';
import { stepsTo } from '../../../games/burning-planets/src/table/flow/steps.ts';
import { Admiral } from '../../support/admiral.ts';
import { test } from '../../support/fixtures.ts';
import { withHabits } from '../../support/person.ts';
import { Server } from '../../support/server.ts';

// A trace keeps the whole page at every step: with a map on it that takes longer than the journey.
test.use({ trace: 'off' });

test('no press is for nothing: the setup of three, a first turn with one decision, and a turn of a Quick duel', async ({
  browser,
}) => {
  const server = new Server({ E2E_LUCK: 'embers 1', ORRERY_BOT_DELAY: '0' }, 'e2e/support/lucky-server.ts');
  await server.start();
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
  await withHabits(context);
  const sit = async (options: object, bots: number): Promise<Admiral> => {
    const admiral = new Admiral(await context.newPage());
    const { page } = admiral;
    await page.request.get('/api/me');
    const post = async (path: string, data: object) => (await page.request.post(path, { data })).json();
    const { id } = await post('/api/tables', {
      game: 'burning-planets',
      options: { events: 'off', ...options },
      seats: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'easy' }))],
      listed: false,
      spectators: false,
    });
    await post(`/api/tables/${id}/start`, {});
    await page.goto(`/t/${id}`);
    return admiral;
  };

  await test.step('Standard, three seats', async () => {
    const admiral = await sit({}, 2);
    let presses = 0;
    const press = async (name: RegExp) => {
      await admiral.button(name).click();
      presses++;
    };
    await expect(admiral.button(/^(Spargi il resto|Scegli per me)/)).toBeVisible({ timeout: 30_000 });
    if (await admiral.button(/^Spargi/).isVisible()) await press(/^Spargi/);
    await expect(admiral.button(/^Scegli per me/)).toBeVisible({ timeout: 60_000 });
    await press(/^Scegli per me/);
    await admiral.turn();
    expect(presses, 'presses before turn 1').toBeLessThanOrEqual(3);

    presses = 0;
    const offer = admiral.page.locator('.bp-card .bp-offer:not([aria-disabled="true"])').first();
    await offer.click();
    presses++;
    await press(/^Costruisci:/);
    await expect
      .poll(() => admiral.view?.planets.some(({ slots }) => slots.some(({ kind }) => /furnace|greenhouse/.test(kind))))
      .toBe(true);
    await press(/^Fine turno/);
    await expect.poll(() => admiral.view?.round).toBe(2);
    expect(presses, 'presses of a first turn with one decision').toBeLessThanOrEqual(3);
    await admiral.page.close();
  });

  await test.step('a turn of a Quick duel: every press changes what is asked, what is shown or the match', async () => {
    const admiral = await sit({ preset: 'quick', factions: ['digitals', 'humans'] }, 1);
    const { page, bar } = admiral;
    await admiral.button(/^Scegli per me/).click({ timeout: 30_000 });
    await admiral.turn();
    const look = async () =>
      JSON.stringify([admiral.view?.acts, await bar.textContent(), await page.locator('.bp-card').allTextContents()]);
    const idle: string[] = [];
    const press = async (what: Locator, name: string) => {
      const before = await look();
      await what.click();
      await expect
        .poll(look)
        .not.toBe(before)
        .catch(() => idle.push(name));
    };
    const offer = (name: RegExp) => page.locator('.bp-card').getByRole('button', { name }).first();
    for (let k = 0; k < 2; k++) {
      await press(offer(/^altoforno/i), 'furnace');
      await press(admiral.button(/^Costruisci:/), 'build');
      await expect
        .poll(() => admiral.view?.planets.flatMap(({ slots }) => slots).filter(({ kind }) => kind === 'furnace').length)
        .toBe(k + 1);
    }
    await expect(bar.getByRole('button', { name: /^Fine turno/ })).toBeVisible();
    for (const { no } of admiral.view!.ships.filter(({ owner, use }) => owner === 0 && !use.fresh))
      for (let action = 0; action < 2; action++) {
        await expect(page.locator('.bp-card h2'), 'the next unit is brought up by itself').toHaveText(
          new RegExp(` ${no}$`),
        );
        const s = imagine(admiral.view!, 0, new Dice(0));
        const board = boardOf(s);
        expect(await admiral.isCovered(), 'the card stands beside the map, never over it').toBe(false);
        const [to] = reach(s, board, shipRow(s, no)).reverse();
        const there = cellOf(board, to!);
        await admiral.touch(there);
        // The phases that the press passes by itself are moves before it: the ship itself is waited for.
        await expect
          .poll(() => admiral.view!.ships.find((ship) => ship.no === no)?.cell, `Byte ${no} is sent on with one press`)
          .toEqual(there);
      }
    await press(admiral.button(/^Fine turno/), 'end turn');
    expect(idle).toEqual([]);

    await test.step('the log gives way to what is selected next, but not to who is writing', async () => {
      await expect.poll(() => admiral.view?.round).toBe(2);
      await admiral.turn();
      const card = page.locator('.bp-card');
      await expect(card).toBeVisible();
      const first = page.getByRole('tab').first();
      const planet = (await first.textContent())!;
      await page.getByRole('tab', { name: 'Registro' }).click();
      await expect(card).toHaveCount(0);
      await page.keyboard.press('n');
      await expect(card).toBeVisible();
      await admiral.select(admiral.view!.ships.find(({ owner }) => owner === 0)!.cell);
      await expect(first).toHaveText(/^Byte/);
      await page.getByRole('tab', { name: 'Chat' }).click();
      const words = page.getByRole('tabpanel').getByRole('textbox');
      await words.fill('Bella');
      // A press of the mouse would take the focus away from the words.
      await bar.getByRole('button', { name: /^Fine turno/ }).evaluate((button) => (button as HTMLElement).click());
      const anyway = page.getByRole('dialog').getByRole('button', { name: 'Finisci comunque' });
      await anyway.evaluate((button) => (button as HTMLElement).click());
      await words.focus();
      await expect.poll(() => admiral.view?.round).toBe(3);
      await admiral.turn();
      await expect(words).toHaveValue('Bella');
      await expect(first, 'a new turn begins with what it asks first').toHaveText(planet);
      await words.fill('');
    });

    await test.step('a ship that was sent far goes on by itself after a reload, with the end of the turn', async () => {
      const { no, cell } = admiral.view!.ships.find(({ owner }) => owner === 0)!;
      const s = imagine(admiral.view!, 0, new Dice(0));
      const board = boardOf(s);
      const steps = stepsTo(s, board, shipRow(s, no), cellAt(board, cell));
      const far = cellOf(board, steps.indexOf(14));
      await admiral.select(cell);
      await admiral.touch(far);
      await admiral.button('Mandala lì').click();
      await page.reload();
      await admiral.turn();
      await page.keyboard.press('j');
      await expect(page.getByRole('dialog')).toContainText(`Byte ${no} è in viaggio`);
      await page.keyboard.press('Escape');
      await admiral.endTurn();
      const now = admiral.view!.ships.find((ship) => ship.no === no)!.cell;
      const left = stepsTo(s, board, shipRow(s, no), cellAt(board, far))[cellAt(board, now)]!;
      expect(left, 'two moves of five cells').toBe(4);
    });

    await test.step('two ships are led as a fleet: one order, and both are under way', async () => {
      await admiral.turn();
      const [one, other] = admiral.view!.ships.filter(({ owner, use }) => owner === 0 && !use.fresh);
      await admiral.select(one!.cell);
      await page.keyboard.press('v');
      await admiral.touch(other!.cell);
      await expect(page.locator('.bp-card h2')).toHaveText('Flotta di 2 navi');
      const s = imagine(admiral.view!, 0, new Dice(0));
      const board = boardOf(s);
      const [to] = reach(s, board, shipRow(s, one!.no)).reverse();
      await admiral.touch(cellOf(board, to!));
      await admiral.button('Dai l’ordine').click();
      for (const { no, cell } of [one!, other!])
        await expect
          .poll(() => admiral.view!.ships.find((ship) => ship.no === no)?.cell, `Byte ${no}`)
          .not.toEqual(cell);
    });
  });
  await server.close();
});
