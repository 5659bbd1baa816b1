import { Dice } from '@orrery/kernel';
import { expect } from '@playwright/test';
import { cellOf } from '../../../games/burning-planets/src/rules/board.ts';
import { boardOf } from '../../../games/burning-planets/src/rules/tables.ts';
import { shipRow } from '../../../games/burning-planets/src/rules/units.ts';
import { imagine } from '../../../games/burning-planets/src/sight/index.ts';
import { stepsTo } from '../../../games/burning-planets/src/table/flow/steps.ts';
import { decided } from '../../../games/burning-planets/src/table/seat/decided.ts';
import type { Admiral, Cell } from '../../support/admiral.ts';
import { beginDuel, pass, placeCannons } from '../../support/duel.ts';
import { test } from '../../support/fixtures.ts';
import { endSheet } from '../../support/person.ts';

// A trace keeps the whole page at every step: with a map on it that takes longer than the journey.
test.use({ trace: 'off' });

test('orders that last, the last turn again, and a victory that is claimed, refused and then given', async ({
  browser,
}) => {
  // By the luck of this seed the two start far from each other.
  const duel = await beginDuel(browser, { seed: 'embers 1', desk: { width: 1280, height: 800 } });
  const { server, ada, bruno } = duel;
  await placeCannons(duel);
  const round = async () => {
    await ada.endTurn();
    await pass(bruno);
    await ada.turn();
  };
  const mine = (kind: string) =>
    ada.view!.planets.flatMap(({ owner, slots }) => (owner === 0 ? slots : [])).filter((slot) => slot.kind === kind)
      .length;
  const orders = async () => {
    await ada.page.keyboard.press('j');
    return ada.page.getByRole('dialog', { name: 'Ordini duraturi' });
  };
  const card = ada.page.locator('.bp-card');

  await test.step('what was built last turn is built again with one press', async () => {
    await ada.turn();
    for (let k = 0; k < 3; k++) await ada.build('altoforno');
    await round();
    await ada.page.keyboard.press('r');
    await expect.poll(() => mine('furnace'), 'by its key').toBe(6);
  });

  await test.step('two ships sleep: nobody asks for them any more', async () => {
    for (const { no, cell } of ada.view!.ships.filter(({ owner }) => owner === 0)) {
      await ada.select(cell);
      await card.getByRole('button', { name: 'Ferma fino a un pericolo' }).click();
      await expect(await orders()).toContainText(`Byte ${no} sta ferma fino a un pericolo`);
      await ada.page.keyboard.press('Escape');
    }
    await expect(ada.bar.getByRole('button', { name: /^Fine turno/ })).not.toHaveAccessibleName(/unità/);
    await round();
  });

  const there = rallyPoint(ada);
  await test.step('a planet builds every turn, and its new ships gather', async () => {
    await ada.bar.getByRole('button', { name: /^Costruzioni/ }).click();
    await card.getByText('Ogni turno', { exact: true }).click();
    await card.getByRole('combobox', { name: 'Struttura' }).selectOption({ label: 'Cannone' });
    await card.getByRole('combobox', { name: 'Astronave' }).selectOption({ label: 'Kilo' });
    await card.getByRole('button', { name: 'Raduna le nuove navi…' }).click();
    await expect(ada.bar).toContainText('Tocca la casella dove si radunano le nuove navi.');
    await ada.touch(there);
    await expect(card).toContainText('Le nuove navi si radunano');
    const sheet = await orders();
    await expect(sheet).toContainText('Vesta: cannone, ogni turno');
    await expect(sheet).toContainText('Vesta: Kilo, ogni turno');
    await sheet.getByRole('button', { name: 'Come l’ultimo turno (3)' }).click();
    await expect.poll(() => mine('furnace'), 'by the list of orders').toBe(9);
    await ada.page.keyboard.press('Escape');
    const cannons = mine('cannon');
    await round();
    await expect.poll(() => mine('cannon'), 'built by itself as the turn began').toBe(cannons + 1);
    for (let k = 0; k < 2; k++) await round();
    const kilo = () => ada.view!.ships.find(({ cls }) => cls === 'medium');
    await expect.poll(() => kilo()?.cell, 'the first of them is where they gather').toEqual(there);
  });

  await test.step('they wake when an enemy comes within reach', async () => {
    await ada.endTurn();
    await bruno.turn();
    const [sleeper, spear] = [0, 1].map((seat) => ada.view!.ships.find(({ owner }) => owner === seat)!);
    await bruno.select(spear!.cell);
    await bruno.touch({ q: sleeper!.cell.q - 3, r: sleeper!.cell.r });
    await bruno.button('Mandala lì').click();
    await bruno.endTurn();
    await ada.turn();
    while (decided(ada.view!) === null) {
      expect(ada.view!.round).toBeLessThan(12);
      await round();
    }
    const sheet = await orders();
    await expect(sheet).toContainText('Vesta: Kilo, ogni turno');
    await expect(sheet).not.toContainText('sta ferma');
    await ada.page.keyboard.press('Escape');
  });

  await test.step('the victory is claimed; the other is asked, plays on, and gives it later', async () => {
    await ada.button('Decisa?').click();
    await ada.button('Rivendica la vittoria').click();
    await expect(ada.page.getByRole('dialog')).toContainText('Hai chiesto agli altri di arrendersi');
    const asked = bruno.page.getByRole('dialog', { name: /rivendica la vittoria$/ });
    await expect(asked.getByRole('button', { name: 'Arrenditi' })).toBeVisible();
    await asked.getByRole('button', { name: 'Continua a giocare' }).click();
    await expect(asked).toHaveCount(0);
    await ada.page.keyboard.press('Escape');
    await ada.endTurn();
    await pass(bruno);
    await bruno.page.reload();
    await expect(bruno.button('Decisa?')).toBeVisible();
    await expect(asked, 'who has played on is not asked again').toHaveCount(0);
    await bruno.button('Decisa?').click();
    await bruno.page.getByRole('dialog').getByRole('button', { name: 'Arrenditi' }).click();
    for (const { page } of [ada, bruno]) await expect(endSheet(page)).toBeVisible();
  });
  await server.close();
});

/** Five steps from the yard: a Kilo makes them in one turn. */
function rallyPoint({ view }: Admiral): Cell {
  const s = imagine(view!, 0, new Dice(0));
  const board = boardOf(s);
  const { no } = view!.ships.find(({ owner }) => owner === 0)!;
  const row = shipRow(s, no);
  return cellOf(board, stepsTo(s, board, row, s.uCell[row]!).indexOf(5));
}
