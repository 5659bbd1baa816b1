import { type Chance, Dice, type Seat, step } from '@orrery/kernel';
import { specialKeys } from '../src/data/index.ts';
import { cardsOf } from '../src/rules/cards.ts';
import type { Event } from '../src/rules/events.ts';
import { putInHand, putOnDiscards } from '../src/rules/hands.ts';
import { game } from '../src/rules/index.ts';
import type { Move, Options, Phase, Refusal } from '../src/rules/kind.ts';
import { attach, layUnit } from '../src/rules/stacks.ts';
import { blank, type State } from '../src/rules/state.ts';

export type Letter = 'A' | 'B' | 'C' | 'D';
type Each<T> = Partial<Record<Letter, T>>;

/**
 * A position in the words of the worked examples. Cards: `air-5a` is the seat's own, `B:air-5a` seat B's, `truce` the first
 * copy of a special. A stack is its units with `+` between them, each with its modifiers: `mech-4a(plus-mech)+inf-2a`.
 */
export interface Given {
  readonly seats?: number;
  readonly options?: object;
  readonly table?: Each<readonly string[]>;
  /** Cards, or how many units of others to hold; five such where nothing is said. */
  readonly hands?: Each<readonly string[] | number>;
  readonly discards?: readonly string[];
  /** From the top, or how many; all that is left where nothing is said. */
  readonly pile?: readonly string[] | number;
  readonly active?: Letter;
}

const seatOf = (letter: Letter): Seat => 'ABCD'.indexOf(letter);

/** A match brought to a position, and played on from there. */
export class Scene {
  state: State;
  events: Event[] = [];
  luck: Chance = new Dice('scene');

  constructor(given: Given = {}) {
    const seats = given.seats ?? 2;
    const read = game.readOptions({ mulligan: false, firstPlayer: 0, ...given.options }, seats);
    if (!read.ok) throw new Error(`${read.problem} at ${read.where}`);
    this.state = lay(read.value, given);
  }

  get phase(): Phase {
    return this.state.phase;
  }
  get discards(): string[] {
    return this.state.discards.map((card) => short(this.state.options, card));
  }
  get active(): Letter {
    return 'ABCD'[this.state.active] as Letter;
  }
  get result() {
    const { result } = game.view(this.state, 'table');
    if (result === null) throw new Error('the game is not over');
    return result;
  }
  /** Printed Force of every seat. */
  get force(): number[] {
    return game.view(this.state, 'table').players.map((player) => player.force);
  }
  hand(letter: Letter): string[] {
    return game
      .view(this.state, seatOf(letter))
      .players[seatOf(letter)]!.hand!.map((id) => shortId(this.state.options, id));
  }
  handSizes(): number[] {
    return [...this.state.sizes];
  }
  /** What stands before a seat, in the words of `Given`. */
  table(letter: Letter): string[] {
    return this.stacks(letter).map((stack) =>
      stack.units
        .map(
          ({ card, mods }) =>
            `${shortId(this.state.options, card).slice(2)}${mods.length ? `(${mods.map(bare)})` : ''}`,
        )
        .join('+'),
    );
  }
  stacks(letter: Letter) {
    return game.view(this.state, 'table').stacks.filter(({ owner }) => owner === seatOf(letter));
  }
  /** The stack that a unit stands in. */
  stack(unit: string) {
    const id = cardId(this.state.options, unit, 0);
    const found = game.view(this.state, 'table').stacks.find(({ units }) => units.some(({ card }) => card === id));
    if (found === undefined) throw new Error(`${unit} is not on the table`);
    return found;
  }

  /** Plays a move, which must be legal. */
  play(letter: Letter, move: object): Event[] {
    const taken = step(game, this.state, seatOf(letter), move, this.luck);
    if (!taken.ok) throw new Error(`${JSON.stringify(move)} of ${letter} is refused: ${taken.refusal}`);
    this.state = taken.state;
    this.events.push(...taken.events);
    return [...taken.events];
  }
  /** Why a move is refused; null where it is legal. */
  why(letter: Letter, move: object): Refusal | null {
    const taken = step(game, this.state, seatOf(letter), move, this.luck);
    return taken.ok ? null : taken.refusal;
  }

  private card(letter: Letter, text: string): string {
    return cardId(this.state.options, text, seatOf(letter));
  }
  deploy(letter: Letter, card: string): Move {
    return { t: 'deploy', card: this.card(letter, card) };
  }
  discard(letter: Letter, card: string, also?: readonly string[]): Move {
    const move = { t: 'discard', card: this.card(letter, card) } as const;
    return also === undefined ? move : { ...move, also: also.map((one) => this.card(letter, one)) };
  }
  attack(attacker: string, target: string): Move {
    return { t: 'attack', attacker: this.stack(attacker).id, target: this.stack(target).id };
  }
  join(t: 'form' | 'reinforce', unit: string, to: string): Move {
    return { t, unit: this.stack(unit).id, to: this.stack(to).id };
  }
  /** A special on a unit (`A:air-5a`), on a seat (`B`), or on nothing. */
  special(letter: Letter, card: string, on?: string): Move {
    const move = { t: 'playSpecial', card: this.card(letter, card) } as const;
    if (on === undefined) return move;
    return /^[A-D]$/.test(on) ? { ...move, seat: seatOf(on as Letter) } : { ...move, unit: this.card(letter, on) };
  }
  losses(attackerCard: string, targetCard?: string): Move {
    const move = { t: 'chooseLosses', attackerCard: this.card('A', attackerCard) } as const;
    return targetCard === undefined ? move : { ...move, targetCard: this.card('A', targetCard) };
  }
  support(letter: Letter, t: 'support' | 'supportReply', card: string): Move {
    return { t, card: this.card(letter, card) };
  }
  /** Everybody still asked passes, until no window is open. */
  passAll(): void {
    while (this.phase === 'attackWindow' || this.phase === 'endWindow')
      this.play('ABCD'[game.awaited(this.state)[0]!] as Letter, { t: 'pass' });
  }
}

function lay(options: Options, given: Given): State {
  const cards = cardsOf(options);
  const s = blank(
    options,
    cards.ids.map((_, card) => card),
  );
  const placed = new Set<number>();
  const take = (text: string, seat: Seat) => {
    const card = cards.number.get(cardId(options, text, seat));
    if (card === undefined || placed.has(card)) throw new Error(`${text} cannot be laid`);
    placed.add(card);
    return card;
  };
  const letters = [...'ABCD'].slice(0, s.n) as Letter[];
  s.first = s.active = seatOf(given.active ?? 'A');
  s.phase = 'main';
  s.turn = 1;
  for (const [seat, letter] of letters.entries())
    for (const stack of given.table?.[letter] ?? []) layStack(s, seat, stack, take);
  for (const [seat, letter] of letters.entries()) {
    const hand = given.hands?.[letter];
    if (Array.isArray(hand)) for (const card of hand as string[]) putInHand(s, seat, take(card, seat));
  }
  for (const card of given.discards ?? []) putOnDiscards(s, take(card, 0));
  const pile = Array.isArray(given.pile) ? (given.pile as string[]).map((card) => take(card, 0)) : null;
  // Hands of which nothing is said hold units that their seat cannot use.
  for (const [seat, letter] of letters.entries()) {
    const hand = given.hands?.[letter] ?? 5;
    if (typeof hand !== 'number') continue;
    for (let i = 0; i < hand; i++) {
      const filler = cards.ids.findIndex(
        (_, card) => cards.home[card] !== seat && card < cards.units && !placed.has(card),
      );
      placed.add(filler);
      putInHand(s, seat, filler);
    }
  }
  const rest = cards.ids.map((_, card) => card).filter((card) => !placed.has(card));
  const size = typeof given.pile === 'number' ? given.pile : rest.length;
  const below = pile ?? rest.slice(rest.length - size);
  // Cards of which nothing is said lie nowhere: in a part of the deck that is gone.
  const gone = cards.ids.map((_, card) => card).filter((card) => !below.includes(card));
  for (const card of rest) if (!below.includes(card)) s.place[card] = 9;
  s.deck = [...gone, ...below];
  s.drawn = gone.length;
  return s;
}

function layStack(s: State, seat: Seat, text: string, take: (card: string, seat: Seat) => number): void {
  const cards = cardsOf(s.options);
  const parts = text.split('+').map((part) => /^([^(]+)(?:\((.*)\))?$/.exec(part)!);
  let stack = -1;
  for (const [, name, mods] of parts) {
    const unit = take(name!, seat);
    if (stack === -1) stack = layUnit(s, cards, seat, unit);
    else {
      s.slots[4 * stack + cards.rank[unit]! - 1] = unit;
      s.stackOf[unit] = stack;
      s.place[unit] = 2;
    }
    for (const mod of mods?.split(',') ?? []) attach(s, cards, take(mod, seat), unit);
  }
}

/** The id of a card written as in the worked examples, by a seat. */
export function cardId(options: Options, text: string, seat: Seat): string {
  if (text.startsWith('s2-') || text.startsWith('s1-')) return text;
  if ((specialKeys as readonly string[]).includes(text)) return `s1-${text}`;
  const [, letter, name] = /^(?:([A-D]):)?(.*)$/.exec(text)!;
  return `${options.factions[letter === undefined ? seat : seatOf(letter as Letter)]}-${name}`;
}

function short(options: Options, card: number): string {
  return shortId(options, cardsOf(options).ids[card]!);
}

function shortId(options: Options, id: string): string {
  const seat = options.factions.findIndex((faction) => id.startsWith(`${faction}-`));
  return seat < 0 ? bare(id) : `${'ABCD'[seat]}:${id.slice(options.factions[seat]!.length + 1)}`;
}

function bare(id: string): string {
  return id.replace(/^s1-/, '');
}
