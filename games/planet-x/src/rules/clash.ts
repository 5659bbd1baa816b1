import type { Emit, Seat } from '@orrery/kernel';
import { type Cards, cardsOf } from './cards.ts';
import type { Both, CalledOff, Event } from './events.ts';
import { attackLevel, discardUnit, forceOf, isOnTable, lossOf, targetLevel } from './stacks.ts';
import { NONE, type State } from './state.ts';
import { truceBetween } from './truces.ts';

/** PX-P16: why the attack cannot go on; null while it can. */
export function calledOff(s: State): CalledOff | null {
  if (truceBetween(s, s.active, s.defender)) return 'truce';
  if (!isOnTable(s, s.attacker)) return 'attackerGone';
  if (!isOnTable(s, s.target)) return 'targetGone';
  return attackLevel(s, s.attacker) < targetLevel(s, s.target) ? 'engagement' : null;
}

/** PX-P17: the two Forces as they are now. */
export function compare(s: State, cards: Cards): Both {
  return [forceOf(s, cards, s.attacker), forceOf(s, cards, s.target)];
}

/** PX-P17, PX-P18: the target's unit first, if it loses one (else -1), then the attacker's; `chosenBy`: null where nobody had a choice. */
export function loseUnits(
  s: State,
  targetUnit: number,
  attackerUnit: number,
  chosenBy: Seat | null,
  emit: Emit<Event>,
): void {
  const cards = cardsOf(s.options);
  if (emit !== null) {
    const lost = targetUnit === NONE ? [attackerUnit] : [targetUnit, attackerUnit];
    emit({ t: 'unitsLost', lost: lost.map((unit) => lossOf(s, cards, unit)), chosenBy });
  }
  if (targetUnit !== NONE) discardUnit(s, cards, targetUnit);
  discardUnit(s, cards, attackerUnit);
  s.moved = true;
}
