import type { Emit, Seat } from '@orrery/kernel';
import { type Cards, cardsOf } from './cards.ts';
import type { Event } from './events.ts';
import { putOnDiscards } from './hands.ts';
import { type State, TRUCES } from './state.ts';

/** Numbers a truce takes in `State.truces`. */
const WIDTH = 4;

/** PX-P24: it binds both, whoever played it. */
export function truceBetween(s: State, a: Seat, b: Seat): boolean {
  const { truces } = s;
  for (let at = 0; at < truces.length; at += WIDTH)
    if ((truces[at + 1] === a && truces[at + 2] === b) || (truces[at + 1] === b && truces[at + 2] === a)) return true;
  return false;
}

/** PX-P24, PX-O8. */
export function makeTruce(s: State, card: number, by: Seat, other: Seat, emit: Emit<Event>): void {
  const untilTurn = s.options.truceLasts === 'nextTurnToo' ? s.turn + 1 : s.turn;
  s.place[card] = TRUCES;
  s.truces.push(card, by, other, untilTurn);
  emit?.({ t: 'truceMade', by, with: other, card: cardsOf(s.options).ids[card]!, untilTurn });
}

/** PX-P5, step 6: those whose time is over go to the discards. */
export function endTruces(s: State, cards: Cards, emit: Emit<Event>): void {
  const { truces } = s;
  let kept = 0;
  for (let at = 0; at < truces.length; at += WIDTH) {
    if (truces[at + 3]! > s.turn) {
      truces.copyWithin(kept, at, at + WIDTH);
      kept += WIDTH;
      continue;
    }
    putOnDiscards(s, truces[at]!);
    s.moved = true;
    emit?.({ t: 'truceEnded', by: truces[at + 1]!, with: truces[at + 2]!, card: cards.ids[truces[at]!]! });
  }
  truces.length = kept;
}

/** The truces one by one. */
export function trucesOf(s: State): { card: number; by: Seat; with: Seat; untilTurn: number }[] {
  const found = [];
  for (let at = 0; at < s.truces.length; at += WIDTH) {
    const [card, by, other, untilTurn] = s.truces.slice(at, at + WIDTH) as [number, Seat, Seat, number];
    found.push({ card, by, with: other, untilTurn });
  }
  return found;
}
