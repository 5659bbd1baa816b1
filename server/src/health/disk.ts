import fs from 'node:fs';
import type { Store } from '../stores/store.ts';

/** Bytes of the file system on which the data lie. */
export interface Space {
  readonly free: number;
  readonly size: number;
}

/** How full the disk is: `low` takes no new tables, so that what is begun can be ended; `full` can write next to nothing. */
export type Room = 'enough' | 'low' | 'full';

/** What is left on the disk of a folder, and of what the owner allows the store to take of it. */
export function spaceFor(folder: string, store: Pick<Store, 'size'>): () => Promise<Space> {
  return async () => {
    const { bavail, blocks, bsize } = await fs.promises.statfs(folder);
    const { used, most } = await store.size();
    const allowed = most ?? Number.POSITIVE_INFINITY;
    return { free: Math.min(bavail * bsize, allowed - used), size: Math.min(blocks * bsize, allowed) };
  };
}

/** `reserve`: bytes kept for tables that are there already; on a small disk a tenth of it is reserve enough. */
export function roomIn({ free, size }: Space, reserve: number): Room {
  const kept = Math.min(reserve, size / 10);
  if (free < kept / 10) return 'full';
  return free < kept ? 'low' : 'enough';
}
