// Somebody who leads a faction of Planet X, by roles and names, in Italian.

import { expect, type Page } from '@playwright/test';
import { ours1 } from '../../games/planet-x/src/data/index.ts';
import type { game } from '../../games/planet-x/src/rules/index.ts';

type Move = NonNullable<ReturnType<typeof game.readMove>>;
type View = ReturnType<typeof game.view>;

export const bar = (page: Page) => page.getByRole('region', { name: 'Che cosa fare adesso' });
export const hand = (page: Page) => page.getByRole('listbox', { name: 'La tua mano' }).getByRole('option');
/** The button is there and can be pressed now. */
export const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true, disabled: false });
const inHand = (page: Page, card: string) => hand(page).filter({ hasText: nameOf(card) });
const onTable = (page: Page, card: string) =>
  page.getByRole('region', { name: 'Piano di gioco' }).getByRole('button', { name: new RegExp(`^${nameOf(card)},`) });

function nameOf(card: string): string {
  const found = ours1.units.find(({ id }) => id === card) ?? ours1.specials.find(({ key }) => card.endsWith(`-${key}`));
  if (found === undefined) throw new Error(`no card ${card}`);
  return found.name.it;
}

/** Waits until the table has come to this moment, then makes the move as a person would. */
export async function lead(page: Page, view: View, move: Move): Promise<void> {
  await expect(page.getByText(`Turno ${view.turn}`, { exact: true }).first()).toBeVisible();
  const top = (id: number) => view.stacks.find((stack) => stack.id === id)!.units[0]!.card;
  switch (move.t) {
    case 'deploy':
      await inHand(page, move.card).click();
      return act(page, 'Schiera').click();
    case 'discard':
      for (const card of [move.card, ...(move.also ?? [])]) await inHand(page, card).click();
      return act(page, 'Scarta').click();
    case 'form':
    case 'reinforce':
      await onTable(page, top(move.unit)).click();
      await onTable(page, top(move.to)).click();
      return act(page, 'Unisci').click();
    case 'attack': {
      await onTable(page, top(move.attacker)).click();
      await onTable(page, top(move.target)).click();
      const [mine, theirs] = [move.attacker, move.target].map((id) => view.stacks.find((one) => one.id === id)!.force);
      await expect(bar(page).getByText(`${mine} : ${theirs}`)).toBeVisible();
      return act(page, 'Attacca').click();
    }
    case 'playSpecial':
      await expect(act(page, 'Passa')).toBeVisible();
      await inHand(page, move.card).click();
      if (move.unit !== undefined) await onTable(page, move.unit).click();
      return act(page, 'Gioca').click();
    case 'chooseLosses':
      await expect(act(page, 'Conferma')).toBeVisible();
      for (const card of [move.targetCard, move.attackerCard])
        if (card !== undefined) await onTable(page, card).click();
      return act(page, 'Conferma').click();
    case 'pass':
      return act(page, 'Passa').click();
    default:
      throw new Error(`nobody has learnt to ${move.t}`);
  }
}

/** Truce, Pirates and every Recover can always be played: six of 52 cards, all of which pass through the two hands. */
export const always = /Tregua|Pirati|Medici|Officina|Recupero|Bacino/;
