import { StoreFull } from '../store.ts';

/** Primary result codes of SQLite; the bits above the lowest eight only say more of the same. */
const primary = (error: unknown): number => Number((error as { errcode?: number }).errcode ?? 0) & 0xff;

/** Somebody else holds the database. */
export const isBusy = (error: unknown): boolean => primary(error) === 5;

/** Fails with what the contract of the store calls it. */
export function withReason(error: unknown): never {
  if (primary(error) === 13) throw new StoreFull((error as Error).message, { cause: error });
  throw error;
}
