import { HomeLost, StoreFull } from '../store.ts';

interface Trouble {
  readonly code?: unknown;
  readonly severity?: unknown;
  readonly message?: unknown;
}

const troubleIn = (error: unknown): Trouble => (typeof error === 'object' && error !== null ? error : {});

/** The connection did not survive this: the server has ended it, or it broke. */
export function isEnd(error: unknown): boolean {
  const { code, severity } = troubleIn(error);
  if (severity !== undefined) return severity === 'FATAL' || severity === 'PANIC';
  return typeof code === 'string' && /^(CONNECTION_|CONNECT_|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET)/.test(code);
}

/** Something else stands there already. */
export const isTaken = (error: unknown): boolean => troubleIn(error).code === '23505';

/** Fails with what the contract of the store calls it; details, which may hold what people wrote, are left out. */
export function withReason(error: unknown): never {
  if (error instanceof HomeLost) throw error;
  const { code, message } = troubleIn(error);
  const text = String(message ?? error);
  if (code === '53100') throw new StoreFull(text);
  throw Object.assign(new Error(text), { code });
}
