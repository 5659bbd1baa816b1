import { Dice } from '@orrery/kernel';
import { expect } from '@playwright/test';
import { cellAt, cellOf, distance } from '../../../games/burning-planets/src/rules/board.ts';
import { reach } from '../../../games/burning-planets/src/rules/movement.ts';
import { orbitAt } from '../../../games/burning-planets/src/rules/planets.ts';
import { boardOf } from '../../../games/burning-planets/src/rules/tables.ts';
import { canSpend, shipRow } from '../../../games/burning-planets/src/rules/units.ts';
import { imagine } from '../../../games/burning-planets/src/sight/index.ts';
import type { Admiral } from '../../support/admiral.ts';
import { arrive, beginDuel, pass, placeCannons } from '../../support/duel.ts';
import { test } from '../../support/fixtures.ts';

// A trace keeps the whole page at every step: with a map on it that takes longer than the journey.
test.use({ trace: 'off' });

test('a secret contract is proposed, signed and carried between two; a third who watches learns neither goods nor parties', async ({
  browser,
}) => {
  const desk = { width: 1920, height: 1080 };
  // By the luck of this seed the two start side by side.
  const duel = await beginDuel(browser, { seed: 'caravan 3', desk, spectators: true });
  const { server, ada, bruno, table: laid } = duel;
  const onlooker = await arrive(browser, server, desk);
  await onlooker.page.goto(`/t/${laid.id}#${laid.link}`);
  await onlooker.button('Guarda la partita').click();
  await expect(onlooker.map).toBeVisible({ timeout: 30_000 });

  await placeCannons(duel);
  const cargo = () => ada.view!.ships.find(({ cls }) => cls === 'cargo')?.no;
  while (cargo() === undefined) {
    expect(ada.view!.round).toBeLessThan(6);
    await ada.turn();
    for (let k = 0; k < 3; k++) await ada.build('altoforno');
    await ada.build('Nave cargo', 'Astronavi');
    await ada.endTurn();
    await pass(bruno);
  }

  await ada.turn();
  const papers = (who: Admiral) => who.page.locator('.bp-contracts');
  await propose(ada, { 'Dai metallo': 13, 'Ricevi biomassa': 40 });
  await bruno.page.keyboard.press('c');
  await bruno.button('Rifiuta').click();
  await bruno.button('Troppo caro').click();
  await ada.page.keyboard.press('c');
  await expect(papers(ada), 'a refusal stays, with its reason').toContainText(/rifiuta.*troppo caro/i);
  await ada.page.keyboard.press('Escape');
  await propose(ada, { 'Dai metallo': 13, 'Ricevi biomassa': 20 });
  await bruno.button('Proponi altro').click();
  await bruno.page
    .getByRole('form')
    .getByRole('spinbutton', { name: /^biomassa/ })
    .fill('17');
  await bruno.page.getByRole('form').getByRole('button', { name: 'Proponi' }).click();
  await ada.page.keyboard.press('c');
  await expect(papers(ada), 'what is offered instead says instead of what').toContainText(/20 B/);
  await ada.button(/^Firma/).click();
  await ada.button('Firma').click();
  await expect.poll(() => onlooker.view!.faceDown).toEqual([1]);
  for (const who of [ada, bruno]) await who.page.keyboard.press('Escape');

  const state = () => ada.view!.contracts[0]!.state;
  const leg = (from: number) => ada.view!.contracts[0]!.legs.find((one) => one.from === from)!.state;
  let silent = 0;
  while (state() !== 'done') {
    expect(ada.view!.round).toBeLessThan(14);
    await ada.turn();
    await ada.page.keyboard.press('f');
    for (let action = 0; action < 2 && state() !== 'done'; action++) {
      // Until the last delivery nobody but the two may know.
      expect(betrayed(onlooker.bytes)).toEqual([]);
      silent = onlooker.bytes.length;
      if (!(await carry(ada, cargo()!, leg))) break;
    }
    if (state() === 'done') break;
    await ada.endTurn();
    await pass(bruno);
  }
  expect(silent).toBeGreaterThan(20);
  await expect.poll(() => onlooker.view!.contracts[0]?.state).toBe('done');
  expect(betrayed(onlooker.bytes).length).toBeGreaterThan(0);
  await server.close();
});

async function propose(who: Admiral, goods: Readonly<Record<string, number>>): Promise<void> {
  await who.page.keyboard.press('c');
  await who.button('Nuovo contratto').click();
  const form = who.page.getByRole('form');
  // Which way a good goes is said by the button, how much of it may be written.
  for (const [name, amount] of Object.entries(goods)) {
    await form.getByRole('button', { name }).click();
    await form.getByRole('spinbutton', { name: new RegExp(`^${name.split(' ')[1]}`) }).fill(String(amount));
  }
  await form.getByRole('radio', { name: /^Segreto/ }).check();
  await form.getByRole('button', { name: 'Proponi' }).click();
  await who.page.keyboard.press('Escape');
}

/** One action of the cargo ship: its goods there, theirs back. False when it has none left. */
async function carry(who: Admiral, no: number, leg: (from: number) => string): Promise<boolean> {
  const s = imagine(who.view!, 0, new Dice(0));
  const board = boardOf(s);
  const row = shipRow(s, no);
  if (row < 0 || !canSpend(s, row, false)) return false;
  const here = orbitAt(s, board, s.uCell[row]!);
  const at = here < 0 ? null : s.owner[here]!;
  const [mine, theirs] = [leg(0), leg(1)];
  const goal = mine === 'due' ? 0 : theirs === 'aboard' ? 0 : 1;
  await who.select(cellOf(board, s.uCell[row]!));
  const button = (name: RegExp) => who.page.locator('.bp-card').getByRole('button', { name }).first();
  if (at === goal)
    await who.make(() => button(mine === 'aboard' || theirs === 'aboard' ? /^Consegna/ : /^Carica le merci/).click());
  else {
    const home = cellAt(board, who.view!.planets.find(({ owner }) => owner === goal)!.centre);
    const to = reach(s, board, row).sort((a, b) => distance(board, a, home) - distance(board, b, home))[0]!;
    await who.make(() => who.touch(cellOf(board, to)));
  }
  return true;
}

/** What tells of a contract: its terms, its parties, its ship. */
function betrayed(bytes: readonly string[]): string[] {
  return bytes.flatMap(
    (text) => text.match(/"goods":\{[^}]*\}|"proposer":\d|"partner":\d|"carrier":\d+|"lots":\[\{/g) ?? [],
  );
}
