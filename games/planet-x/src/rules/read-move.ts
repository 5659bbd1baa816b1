import type { Move } from './kind.ts';

/** Structure only; whether a card, stack or seat of that name exists is for the rules to say. A move has one writing. */
export function readMove(raw: unknown): Move | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const given = raw as Record<string, unknown>;
  const { card } = given;
  switch (given.t) {
    case 'pass':
    case 'resign':
      return { t: given.t };
    case 'voteFirst':
      return isCount(given.seat) ? { t: 'voteFirst', seat: given.seat + 0 } : null;
    case 'mulligan':
      return typeof given.take === 'boolean' ? { t: 'mulligan', take: given.take } : null;
    case 'deploy':
    case 'support':
    case 'supportReply':
      return isName(card) ? { t: given.t, card } : null;
    case 'discard':
      return readDiscard(card, given.also);
    case 'form':
    case 'reinforce':
      return isCount(given.unit) && isCount(given.to) ? { t: given.t, unit: given.unit + 0, to: given.to + 0 } : null;
    case 'attack':
      return isCount(given.attacker) && isCount(given.target)
        ? { t: 'attack', attacker: given.attacker + 0, target: given.target + 0 }
        : null;
    case 'playSpecial':
      return readSpecial(card, given.unit, given.seat);
    case 'chooseLosses':
      return readLosses(given.attackerCard, given.targetCard);
    default:
      return null;
  }
}

function readDiscard(card: unknown, also: unknown): Move | null {
  if (!isName(card)) return null;
  if (also === undefined) return { t: 'discard', card };
  if (!Array.isArray(also) || also.length > 4) return null;
  const others = Array.from(also as unknown[]);
  if (!others.every(isName)) return null;
  return others.length === 0 ? { t: 'discard', card } : { t: 'discard', card, also: others.sort() };
}

function readSpecial(card: unknown, unit: unknown, seat: unknown): Move | null {
  if (!isName(card)) return null;
  if (unit !== undefined && !isName(unit)) return null;
  if (seat !== undefined && !isCount(seat)) return null;
  return {
    t: 'playSpecial',
    card,
    ...(unit === undefined ? {} : { unit }),
    ...(seat === undefined ? {} : { seat: seat + 0 }),
  };
}

function readLosses(attackerCard: unknown, targetCard: unknown): Move | null {
  if (!isName(attackerCard)) return null;
  if (targetCard === undefined) return { t: 'chooseLosses', attackerCard };
  return isName(targetCard) ? { t: 'chooseLosses', attackerCard, targetCard } : null;
}

function isName(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= 60;
}

/** Callers add 0, which makes -0 a plain 0, as JSON would. */
function isCount(raw: unknown): raw is number {
  return Number.isSafeInteger(raw) && (raw as number) >= 0;
}
