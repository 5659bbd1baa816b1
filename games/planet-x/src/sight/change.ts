import type { Seat } from '@orrery/kernel';
import { type CardId, dataOf, specialOf, unitOf, unitTypes } from '../data/index.ts';
import type { LostUnit } from '../rules/events.ts';
import type { Options, SeatSeen, StackId, StackSeen, UnitSeen, View } from '../rules/kind.ts';
import type { StagedView } from './staged.ts';

/** Small changes of a view, each giving a new one: the verbs that follow.ts is written in. */

export function stackAt(view: View, id: StackId): StackSeen | null {
  return view.stacks.find((stack) => stack.id === id) ?? null;
}

export function stackWith(view: View, card: CardId): StackSeen | null {
  return view.stacks.find(({ units }) => units.some((unit) => unit.card === card)) ?? null;
}

function rankOf(options: Options, card: CardId): number {
  const type = unitOf(dataOf(options), card)?.type;
  return type === undefined ? 0 : unitTypes.indexOf(type) + 1;
}

export function printed(options: Options, card: CardId): number {
  return unitOf(dataOf(options), card)?.force ?? 0;
}

/** What a modifier adds; 0 for every other card. */
export function amountOf(options: Options, card: CardId): number {
  return specialOf(dataOf(options), card)?.amount ?? 0;
}

/** A stack of these units, counted by the rules of the table (PX-P2, PX-P3). */
export function stackOf(options: Options, id: StackId, owner: Seat, some: readonly UnitSeen[]): StackSeen {
  const units = [...some].sort((a, b) => rankOf(options, a.card) - rankOf(options, b.card));
  const floor = options.forceFloor === 'unit' ? 0 : Number.NEGATIVE_INFINITY;
  const force = units.reduce((sum, unit) => sum + Math.max(unit.force, floor), 0);
  const targetLevel = Math.max(...units.map(({ card }) => rankOf(options, card)));
  const reaches = units.length > 1 && options.groupEngagement === 'combined';
  return {
    id,
    owner,
    units,
    force: Math.max(force, 0),
    attackLevel: reaches ? Math.max(targetLevel, 3) : targetLevel,
    targetLevel,
  };
}

export function unitSeen(options: Options, card: CardId, mods: readonly CardId[]): UnitSeen {
  const force = mods.reduce((sum, mod) => sum + amountOf(options, mod), printed(options, card));
  return { card, mods, force };
}

export function withSeat(view: StagedView, seat: Seat, change: (player: SeatSeen) => SeatSeen): StagedView {
  return { ...view, players: view.players.map((player, i) => (i === seat ? change(player) : player)) };
}

/** The stacks of a view, and with them the Force of every seat. */
export function withStacks(view: StagedView, stacks: readonly StackSeen[]): StagedView {
  const force = (seat: Seat) =>
    stacks
      .filter(({ owner }) => owner === seat)
      .flatMap(({ units }) => units)
      .reduce((sum, { card }) => sum + printed(view.options, card), 0);
  return { ...view, stacks, players: view.players.map((player, seat) => ({ ...player, force: force(seat) })) };
}

/** PX-P7: a unit becomes a new single. */
export function lay(view: StagedView, id: StackId, owner: Seat, card: CardId): StagedView {
  const single = stackOf(view.options, id, owner, [unitSeen(view.options, card, [])]);
  return { ...withStacks(view, [...view.stacks, single]), nextStack: id + 1, cardMoved: true };
}

/** PX-P18: units and then their modifiers go to the discards; an empty stack is removed. */
export function lose(view: StagedView, lost: readonly LostUnit[]): StagedView {
  const gone = new Set(lost.map(({ card }) => card));
  const stacks = view.stacks.flatMap((stack) => {
    const left = stack.units.filter(({ card }) => !gone.has(card));
    if (left.length === stack.units.length) return [stack];
    return left.length === 0 ? [] : [stackOf(view.options, stack.id, stack.owner, left)];
  });
  return toDiscards(
    withStacks(view, stacks),
    lost.flatMap(({ card, mods }) => [card, ...mods]),
  );
}

export function toDiscards(view: StagedView, cards: readonly CardId[]): StagedView {
  return { ...view, discards: [...view.discards, ...cards], cardMoved: true };
}

/** Cards leave a hand. Who may still play a special changes with an empty hand (PX-P4). */
export function fromHand(view: StagedView, seat: Seat, cards: readonly CardId[]): StagedView {
  const without = (held: readonly CardId[] | null) => held?.filter((card) => !cards.includes(card)) ?? null;
  return withSeat(view, seat, (player) => {
    const handSize = player.handSize - cards.length;
    return {
      ...player,
      handSize,
      hand: without(player.hand),
      shared: without(player.shared),
      eligible: !player.specialUsed && handSize > 0,
    };
  });
}

/** Cards come into a hand; null: unseen ones. */
export function intoHand(view: StagedView, seat: Seat, count: number, cards: readonly CardId[] | null): StagedView {
  return withSeat(view, seat, (player) => {
    const handSize = player.handSize + count;
    return {
      ...player,
      handSize,
      hand: player.hand && [...player.hand, ...(cards ?? [])],
      eligible: !player.specialUsed && handSize > 0,
    };
  });
}
