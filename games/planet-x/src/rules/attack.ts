import type { Emit, Seat } from '@orrery/kernel';
import { cardsOf } from './cards.ts';
import { compare, loseUnits } from './clash.ts';
import type { Event } from './events.ts';
import type { Attack, ChooseLosses, Refusal } from './kind.ts';
import { opposed } from './seats.ts';
import { attackLevel, isOnTable, targetLevel } from './stacks.ts';
import { NONE, type State } from './state.ts';
import { truceBetween } from './truces.ts';
import { afterAction, askWindow } from './turn.ts';

/** PX-P8, PX-P14; Force plays no part. */
export function refuseAttack(s: State, by: Seat, { attacker, target }: Attack): Refusal | null {
  if (!isOnTable(s, attacker) || s.owners[attacker] !== by) return 'E_NOT_OWN_STACK';
  if (!isOnTable(s, target) || s.owners[target] === by) return 'E_BAD_TARGET';
  const defender = s.owners[target]!;
  if (!opposed(s, by, defender)) return 'E_ALLY';
  if (truceBetween(s, by, defender)) return 'E_TRUCE';
  return attackLevel(s, attacker) < targetLevel(s, target) ? 'E_ENGAGEMENT' : null;
}

/** PX-P15. */
export function attack(s: State, by: Seat, { attacker, target }: Attack, emit: Emit<Event>): void {
  s.attacker = attacker;
  s.target = target;
  s.defender = s.owners[target]!;
  if (emit !== null) {
    const forces = compare(s, cardsOf(s.options));
    const levels = [attackLevel(s, attacker), targetLevel(s, target)] as const;
    emit({ t: 'attackDeclared', seat: by, defender: s.defender, attacker, target, forces, levels });
  }
  askWindow(s, 'attackWindow', emit);
}

/** PX-P17: both cards after a victory, the attacker's alone after a defeat. */
export function refuseLosses(s: State, { attackerCard, targetCard }: ChooseLosses): Refusal | null {
  if ((targetCard !== undefined) !== (s.phase === 'chooseWin')) return 'E_NOT_IN_STACK';
  if (!isIn(s, attackerCard, s.attacker)) return 'E_NOT_IN_STACK';
  return targetCard === undefined || isIn(s, targetCard, s.target) ? null : 'E_NOT_IN_STACK';
}

function isIn(s: State, card: string, stack: number): boolean {
  const number = cardsOf(s.options).number.get(card);
  return number !== undefined && s.stackOf[number] === stack;
}

export function chooseLosses(s: State, by: Seat, move: ChooseLosses, emit: Emit<Event>): void {
  const cards = cardsOf(s.options);
  const targetUnit = move.targetCard === undefined ? NONE : cards.number.get(move.targetCard)!;
  loseUnits(s, targetUnit, cards.number.get(move.attackerCard)!, by, emit);
  afterAction(s, emit);
}
