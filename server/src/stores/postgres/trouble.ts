import { StoreFull } from '../store.ts';

interface Trouble {
  readonly code?: unknown;
  readonly severity?: unknown;
  readonly constraint_name?: unknown;
  readonly message?: unknown;
}

const troubleIn = (error: unknown): Trouble => (typeof error === 'object' && error !== null ? error : {});

/** The connection did not survive this: the server has ended it, or it broke. */
export function isEnd(error: unknown): boolean {
  const { code, severity } = troubleIn(error);
  if (severity !== undefined) return severity === 'FATAL' || severity === 'PANIC';
  // Of the driver, of the system (ECONNRESET, EPROTO) and of TLS; other codes tell of what was asked for.
  return typeof code === 'string' && /^(CONNECTION_|CONNECT_|E[A-Z0-9]+$|ERR_(SSL|TLS|SOCKET|STREAM)_)/.test(code);
}

/** A deadlock, or a lock that was waited for too long. */
export const isLockLost = (error: unknown): boolean => ['40P01', '55P03'].includes(String(troubleIn(error).code));

/** Another table has this code. */
export function isCodeTaken(error: unknown): boolean {
  const { code, constraint_name } = troubleIn(error);
  return code === '23505' && constraint_name === 'game_table_code_key';
}

/** This match has begun already, at some table. */
export function isMatchKnown(error: unknown): boolean {
  const { code, constraint_name } = troubleIn(error);
  return code === '23505' && constraint_name === 'game_match_pkey';
}

/** Somebody has a rating of this number, or of this match, already. */
export function isRatingTaken(error: unknown): boolean {
  const { code, constraint_name } = troubleIn(error);
  return code === '23505' && ['rating_pkey', 'rating_match'].includes(String(constraint_name));
}

/** What the contract of the store calls it; details, which may hold what people wrote, are left out. */
export function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('severity' in error)) return error;
  const { code, message, constraint_name } = troubleIn(error);
  if (code === '53100') return new StoreFull(String(message));
  return Object.assign(new Error(String(message)), { code, constraint_name });
}
