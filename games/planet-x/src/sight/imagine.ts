import { type Chance, type Seat, shuffle } from '@orrery/kernel';
import { type Cards, cardsOf } from '../rules/cards.ts';
import { putInHand, putOnDiscards } from '../rules/hands.ts';
import type { Answer, StackSeen, View } from '../rules/kind.ts';
import { attach } from '../rules/stacks.ts';
import { blank, FULL, NONE, PILE, SLOTS, type State, TABLE, TRUCES } from '../rules/state.ts';

/**
 * A whole state that fits all a seat sees. Drawn: who holds which of the cards out of sight, the order of the pile, the
 * card another offers in Support. Others' secret answers are taken for not given: that always fits, as a window with
 * all answers in would be closed.
 */
export function imagine(v: View, me: Seat, chance: Chance): State {
  const cards = cardsOf(v.options);
  const s = blank(
    v.options,
    cards.ids.map((_, card) => card),
  );
  const number = (id: string) => cards.number.get(id)!;
  s.phase = v.phase;
  s.first = v.first ?? NONE;
  s.active = v.active;
  s.turn = v.turn;
  layStacks(s, cards, v);
  for (const id of v.discards) putOnDiscards(s, number(id));
  for (const { card, by, with: other, untilTurn } of v.truces) {
    s.place[number(card)] = TRUCES;
    s.truces.push(number(card), by, other, untilTurn);
  }
  dealHands(s, cards, v, chance);
  for (const [seat, { specialUsed, resigned }] of v.players.entries()) {
    if (specialUsed) s.used |= 1 << seat;
    if (resigned) s.resigned |= 1 << seat;
  }
  s.windows = v.windows;
  s.attacker = v.attack?.attacker ?? NONE;
  s.target = v.attack?.target ?? NONE;
  s.defender = v.attack?.defender ?? NONE;
  if (v.answer !== null) answer(s, me, v.answer);
  s.votes = v.votes;
  if (v.phase === 'support')
    s.offer = v.offer === null ? s.hands[FULL * v.active + chance.int(s.sizes[v.active]!, 'offer')]! : number(v.offer);
  s.moved = v.cardMoved;
  s.stall = v.stall;
  s.why = v.result?.why ?? null;
  return s;
}

function layStacks(s: State, cards: Cards, v: View): void {
  s.owners = new Array<number>(v.nextStack).fill(NONE);
  s.slots = new Array<number>(SLOTS * v.nextStack).fill(NONE);
  for (const { id, owner, units } of v.stacks) {
    s.owners[id] = owner;
    s.live.push(id);
    for (const { card } of units) {
      const unit = cards.number.get(card)!;
      s.slots[SLOTS * id + cards.rank[unit]! - 1] = unit;
      s.stackOf[unit] = id;
      s.place[unit] = TABLE;
    }
  }
  for (const { card, mods } of v.stacks.flatMap((stack: StackSeen) => stack.units))
    for (const mod of mods) attach(s, cards, cards.number.get(mod)!, cards.number.get(card)!);
}

/** Cards out of sight go by lot to the places out of sight: hands first, but for what is known of them, then the pile. */
function dealHands(s: State, cards: Cards, v: View, chance: Chance): void {
  const known = v.players.map(({ hand, shared }) => (hand ?? shared ?? []).map((id) => cards.number.get(id)!));
  for (const [seat, hand] of known.entries()) for (const card of hand) putInHand(s, seat, card);
  const pile = v.pile?.map((id) => cards.number.get(id)!);
  const unseen = cards.ids.map((_, card) => card).filter((card) => s.place[card] === PILE);
  const deal = pile ?? shuffle(unseen, chance, 'out of sight');
  let at = 0;
  for (const [seat, { handSize }] of v.players.entries())
    while (s.sizes[seat]! < handSize) putInHand(s, seat, deal[at++]!);
  s.deck = deal.slice(at);
  const mine = v.players.map(({ shared }) => shared ?? []);
  s.shared = mine.flat().map((id) => cards.number.get(id)!);
}

function answer(s: State, me: Seat, given: Answer): void {
  if (given.to === 'vote') s.answers[me] = given.seat;
  else if (given.to === 'mulligan') s.answers[me] = given.take ? 1 : 0;
  else s.passed |= 1 << me;
}
