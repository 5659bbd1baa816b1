import type { Move } from './kind.ts';

/** Structure only; whether there is a star or a seat of that name is for the rules to say. */
export function readMove(raw: unknown): Move | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const { t, star, from, to, owner, n, says } = raw as Record<string, unknown>;
  switch (t) {
    case 'start':
    case 'erase':
      return typeof star === 'string' ? { t, star } : null;
    case 'line':
      return typeof from === 'string' && typeof to === 'string' ? { t, from, to } : null;
    case 'guess':
      return isInteger(owner) && isInteger(n) ? { t, owner: owner + 0, n: n + 0 } : null;
    case 'verdict':
      return isInteger(owner) && (says === 'ok' || says === 'object') ? { t, owner: owner + 0, says } : null;
    case 'pass':
    case 'ready':
    case 'stop':
    case 'count':
    case 'timeout':
    case 'leave':
      return { t };
    default:
      return null;
  }
}

/** `+ 0` then makes -0 a plain 0, as JSON would. */
function isInteger(raw: unknown): raw is number {
  return Number.isSafeInteger(raw);
}
