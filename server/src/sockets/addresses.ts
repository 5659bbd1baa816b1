import { type Allowance, type Bucket, takeFromAll } from '../limits/bucket.ts';
import { Buckets } from '../limits/buckets.ts';

/** What each address on the network may still ask for, all its sockets together. */
export class Addresses {
  private readonly sockets = new Map<string, number>();
  private readonly buckets: Buckets;
  private readonly most: number;

  constructor(allowance: Allowance, most: number, now: () => number) {
    this.buckets = new Buckets(allowance, now);
    this.most = most;
  }

  /** A new socket: its address's bucket, or the seconds to wait where that address has enough of them. */
  enter(address: string): Bucket | number {
    const sockets = this.sockets.get(address) ?? 0;
    if (sockets >= this.most) return whenFull;
    const bucket = this.buckets.of(address);
    const after = Math.ceil(takeFromAll([bucket]));
    if (after > 0) return after;
    this.sockets.set(address, sockets + 1);
    return bucket;
  }

  leave(address: string): void {
    const sockets = (this.sockets.get(address) ?? 0) - 1;
    if (sockets > 0) this.sockets.set(address, sockets);
    else this.sockets.delete(address);
  }
}

/** Seconds after which a socket may have become free. */
export const whenFull = 30;
