import type { PlayMessage } from './socket.ts';

const playId = /^[A-Za-z0-9_-]{1,64}$/;
const secret = /^[A-Za-z0-9_-]{22}$/;
const required = 5;

/**
 * What `PlayMessage` reads of plain JSON, several times as quickly: almost all that a server hears is a play. A test holds both
 * against each other.
 */
export function readPlay(raw: object): PlayMessage | null {
  const { t, seat, id, decision, match, unattended } = raw as Partial<Record<keyof PlayMessage, unknown>>;
  if (t !== 'play' || !Object.hasOwn(raw, 'move')) return null;
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat > 15) return null;
  if (typeof id !== 'string' || !playId.test(id)) return null;
  if (typeof decision !== 'string' || decision.length > 256) return null;
  const named = Object.hasOwn(raw, 'match');
  if (named && (typeof match !== 'string' || !secret.test(match))) return null;
  const alone = Object.hasOwn(raw, 'unattended');
  if (alone && unattended !== true) return null;
  // Of those that were looked at each is its own: nothing here is inherited.
  return Object.keys(raw).length === required + Number(named) + Number(alone) ? (raw as PlayMessage) : null;
}
