import type { Move, PlaySpecial } from '../../src/rules/kind.ts';
import {
  amountOf,
  areOpponents,
  attackLevel,
  effectOf,
  isEligible,
  isForeign,
  isOwn,
  isUnit,
  rankOf,
  stackById,
  stackWith,
  type Table,
  targetLevel,
  truce,
} from './table.ts';

/** The table of moves and their refusals, row by row, left to right. */
export function refuse(t: Table, by: number, move: Move): string | null {
  if (t.phase === 'over') return 'E_OVER';
  const early = phaseOrTurn(t, by, move.t);
  if (early !== null) return early;
  const holds = (card: string) => t.hands[by]!.includes(card);
  switch (move.t) {
    case 'voteFirst':
      if (t.answers[by] !== null) return 'E_ALREADY_ANSWERED';
      return move.seat < t.n ? null : 'E_BAD_TARGET';
    case 'mulligan':
      if (t.answers[by] !== null) return 'E_ALREADY_ANSWERED';
      return move.take && t.hands[by]!.some((card) => isOwn(t, by, card)) ? 'E_MULLIGAN_NOT_ALLOWED' : null;
    case 'deploy':
      if (!holds(move.card)) return 'E_CARD_NOT_IN_HAND';
      if (!isUnit(t, move.card)) return 'E_NOT_UNIT';
      return isOwn(t, by, move.card) || t.options.enemyUnits === 'mercenaries' ? null : 'E_NOT_OWN_FACTION';
    case 'discard': {
      if (!holds(move.card)) return 'E_CARD_NOT_IN_HAND';
      if (move.also === undefined) return null;
      if (!t.options.bulkDiscard) return 'E_NO_OPTION';
      const all = [move.card, ...move.also];
      const good = all.every((card) => holds(card) && isForeign(t, by, card)) && new Set(all).size === all.length;
      return good ? null : 'E_BULK';
    }
    case 'form':
    case 'reinforce': {
      const [unit, to] = [stackById(t, move.unit), stackById(t, move.to)];
      if (unit?.owner !== by || to?.owner !== by) return 'E_NOT_OWN_STACK';
      if (unit === to) return 'E_SAME_STACK';
      if (unit.units.length > 1) return 'E_NOT_SINGLE';
      if (move.t === 'form' && to.units.length > 1) return 'E_NOT_SINGLE';
      if (move.t === 'reinforce' && to.units.length === 1) return 'E_NOT_GROUP';
      const rank = rankOf(t, unit.units[0]!.card);
      return to.units.some((one) => rankOf(t, one.card) === rank) ? 'E_TYPE_PRESENT' : null;
    }
    case 'attack': {
      const [attacker, target] = [stackById(t, move.attacker), stackById(t, move.target)];
      if (attacker?.owner !== by) return 'E_NOT_OWN_STACK';
      if (target === undefined || target.owner === by) return 'E_BAD_TARGET';
      if (!areOpponents(t, by, target.owner)) return 'E_ALLY';
      if (truce(t, by, target.owner)) return 'E_TRUCE';
      return attackLevel(t, attacker) >= targetLevel(t, target) ? null : 'E_ENGAGEMENT';
    }
    case 'support':
      if (t.options.mode !== 'teams') return 'E_NO_OPTION';
      if (!holds(move.card)) return 'E_CARD_NOT_IN_HAND';
      return t.hands[(by + 2) % 4]!.length === 0 ? 'E_HAND_EMPTY' : null;
    case 'supportReply':
      return holds(move.card) ? null : 'E_CARD_NOT_IN_HAND';
    case 'pass':
      if (t.phase === 'main') return t.hands[by]!.length > 0 ? 'E_PASS_NOT_ALLOWED' : null;
      if (!isEligible(t, by)) return 'E_NOT_ASKED';
      return t.window!.passed[by] ? 'E_ALREADY_ANSWERED' : null;
    case 'playSpecial':
      return refuseSpecial(t, by, move);
    case 'chooseLosses': {
      const [attacker, target] = [stackById(t, t.attack!.attacker)!, stackById(t, t.attack!.target)!];
      const inStack = (stack: typeof attacker, card: string) => stack.units.some((unit) => unit.card === card);
      if (!inStack(attacker, move.attackerCard)) return 'E_NOT_IN_STACK';
      if (t.phase === 'chooseLoss') return move.targetCard === undefined ? null : 'E_NOT_IN_STACK';
      return move.targetCard !== undefined && inStack(target, move.targetCard) ? null : 'E_NOT_IN_STACK';
    }
    case 'resign':
      return t.resigned[by] ? 'E_ALREADY_ANSWERED' : null;
  }
}

function phaseOrTurn(t: Table, by: number, type: Move['t']): string | null {
  const windows = t.phase === 'attackWindow' || t.phase === 'endWindow';
  const inPhase = (holds: boolean, turn: boolean) => (!holds ? 'E_PHASE' : turn ? null : 'E_NOT_YOUR_TURN');
  switch (type) {
    case 'voteFirst':
      return inPhase(t.phase === 'vote', true);
    case 'mulligan':
      return inPhase(t.phase === 'mulligan', true);
    case 'supportReply':
      return inPhase(t.phase === 'support', by === (t.active + 2) % 4);
    case 'pass':
      return inPhase(t.phase === 'main' || windows, windows || by === t.active);
    case 'playSpecial':
      return inPhase(t.phase === 'main' || windows, true);
    case 'chooseLosses':
      if (t.phase === 'chooseWin') return inPhase(true, by === t.active);
      return inPhase(t.phase === 'chooseLoss', by === t.attack?.defender);
    case 'resign':
      return null;
    default:
      return inPhase(t.phase === 'main', by === t.active);
  }
}

function refuseSpecial(t: Table, by: number, { card, unit, seat }: PlaySpecial): string | null {
  if (!t.hands[by]!.includes(card)) return 'E_CARD_NOT_IN_HAND';
  if (isUnit(t, card)) return 'E_NOT_SPECIAL';
  if (t.allowanceUsed[by]) return 'E_SPECIAL_USED';
  const { does, rank } = effectOf(card);
  const everySeat = t.hands.map((_, one) => one);
  const wide = t.options.truceScope === 'attacksAndSpecials';
  if (does === 'pirates' || does === 'truce') {
    const robs = does === 'pirates';
    if (robs && !everySeat.some((one) => areOpponents(t, by, one) && t.hands[one]!.length > 0)) return 'E_NO_TARGET';
    if (unit !== undefined || seat === undefined || !everySeat.includes(seat) || seat === by) return 'E_BAD_TARGET';
    if (robs && t.hands[seat]!.length === 0) return 'E_BAD_TARGET';
    if (!areOpponents(t, by, seat)) return 'E_ALLY';
    if (truce(t, by, seat) && robs && wide) return 'E_TRUCE';
    return truce(t, by, seat) && !robs ? 'E_TRUCE_EXISTS' : null;
  }
  if (does === 'recover') {
    const finds = t.discard.filter((one) => isOwn(t, by, one) && rankOf(t, one) === rank);
    if (seat !== undefined) return 'E_BAD_TARGET';
    if (unit === undefined) return finds.length > 0 ? 'E_CHOOSE_UNIT' : null;
    return finds.includes(unit) ? null : 'E_BAD_TARGET';
  }
  const targets = t.stacks
    .flatMap((stack) => stack.units.map((one) => one.card))
    .filter((one) => rankOf(t, one) === rank);
  if (targets.length === 0) return 'E_NO_TARGET';
  if (seat !== undefined || unit === undefined || !targets.includes(unit)) return 'E_BAD_TARGET';
  const harms = does === 'eliminate' || amountOf(t, card) < 0;
  return harms && wide && truce(t, by, stackWith(t, unit)!.owner) ? 'E_TRUCE' : null;
}
