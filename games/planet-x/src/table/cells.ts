import type { Seat } from '@orrery/kernel';
import { type CardId, dataOf, specialOf, unitOf } from '../data/index.ts';
import type { Move, StackId, View } from '../rules/kind.ts';
import { stackAt, stackWith } from '../sight/change.ts';

/** What can be touched on the board, as the log and the grid of keys name it. */
export type Cell = `u:${CardId}` | `c:${Seat}` | 'ground' | 'discards';

export const unitCell = (card: CardId): Cell => `u:${card}`;
export const campCell = (seat: Seat): Cell => `c:${seat}`;

export function unitIn(cell: string): CardId | null {
  return cell.startsWith('u:') ? cell.slice(2) : null;
}

export function seatIn(cell: string): Seat | null {
  return cell.startsWith('c:') ? Number(cell.slice(2)) : null;
}

/** What is in hand, so to speak: a card, or a stack of one's own on the table. */
export type Picked =
  | { readonly t: 'card'; readonly card: CardId; readonly also: readonly CardId[] }
  | { readonly t: 'stack'; readonly id: StackId };

/** What putting the picked thing on a cell means; null: nothing. Whether it is legal is for the rules to say. */
export function moveFor(view: View, me: Seat, picked: Picked, cell: string): Move | null {
  return picked.t === 'card' ? cardTo(view, me, picked.card, picked.also, cell) : stackTo(view, picked.id, cell);
}

function cardTo(view: View, me: Seat, card: CardId, also: readonly CardId[], cell: string): Move | null {
  if (cell === 'discards') return discardOf(card, also);
  const unit = unitIn(cell);
  const owner = seatIn(cell) ?? (unit === null ? null : (stackWith(view, unit)?.owner ?? null));
  const set = dataOf(view.options);
  const special = specialOf(set, card);
  // PX-P13: any card may be swapped with an ally, whose camp is no target for anything else.
  if (isAlly(view, me, seatIn(cell))) return { t: 'support', card };
  if (special === null) {
    if (cell === 'ground' || owner === me) return { t: 'deploy', card };
    return isAlly(view, me, owner) ? { t: 'support', card } : null;
  }
  const seat = owner;
  if (special.key === 'pirates' || special.key === 'truce')
    return seat === null || cell === 'ground' ? null : { t: 'playSpecial', card, seat };
  if (special.key.startsWith('recover') || unit === null) return null;
  return { t: 'playSpecial', card, unit };
}

/** PX-O10: further units in the order of their ids. */
export function discardOf(card: CardId, also: readonly CardId[]): Move {
  return also.length === 0 ? { t: 'discard', card } : { t: 'discard', card, also: [...also].sort() };
}

export function isAlly(view: View, me: Seat, seat: Seat | null): boolean {
  return seat !== null && seat !== me && view.players[seat]?.team === view.players[me]?.team;
}

function stackTo(view: View, id: StackId, cell: string): Move | null {
  const unit = unitIn(cell);
  const [mine, other] = [stackAt(view, id), unit === null ? null : stackWith(view, unit)];
  if (mine === null || other === null || other.id === id) return null;
  if (other.owner !== mine.owner) return { t: 'attack', attacker: id, target: other.id };
  return { t: other.units.length === 1 ? 'form' : 'reinforce', unit: id, to: other.id };
}

/** What a special may take from the discards. */
export function findsOf(moves: readonly Move[], card: CardId): CardId[] {
  return moves.flatMap((move) =>
    move.t === 'playSpecial' && move.card === card && move.unit !== undefined ? [move.unit] : [],
  );
}

/** Every cell of the board now. */
export function cellsOf(view: View): readonly Cell[] {
  return [
    ...view.stacks.flatMap(({ units }) => units.map(({ card }) => unitCell(card))),
    ...view.players.map((_, seat) => campCell(seat)),
    'ground',
    'discards',
  ];
}

/** A unit of another faction. */
export function isForeign(view: View, me: Seat, card: CardId): boolean {
  const unit = unitOf(dataOf(view.options), card);
  return unit !== null && unit.faction !== view.players[me]?.faction;
}

/** What a unit in hand is to its holder: foreign ones are of no use, or serve (PX-A1, PX-O9). */
export function whoseUnit(view: View, me: Seat, card: CardId): 'own' | 'mercenary' | 'foreign' {
  if (!isForeign(view, me, card)) return 'own';
  return view.options.enemyUnits === 'mercenaries' ? 'mercenary' : 'foreign';
}

/** Who could deploy this unit; null: a special, or a unit of a faction that is not here. */
export function ownerOfCard(view: View, card: CardId): Seat | null {
  const unit = unitOf(dataOf(view.options), card);
  const seat = unit === null ? -1 : view.players.findIndex(({ faction }) => faction === unit.faction);
  return seat === -1 ? null : seat;
}
