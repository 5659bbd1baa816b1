import type { Store } from '../stores/store.ts';
import type { Kept, Row } from './rows.ts';

/** One of the two places of a copy, which nobody else writes to meanwhile. */
export interface Side {
  readonly store: Store;
  count(table: Kept): Promise<number>;
  /** The rows after this one, in the order of the key; null: from the first on. */
  page(table: Kept, after: Row | null, limit: number): Promise<readonly Row[]>;
  keys(): Promise<ReadonlyMap<string, string>>;
  /** All that `work` puts is kept, or nothing. */
  filling(work: (target: Target) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface Target {
  put(table: Kept, rows: readonly Row[]): Promise<void>;
  putKeys(keys: ReadonlyMap<string, string>): Promise<void>;
}
