import { type Allowance, type Bucket, takeFromAll } from '../limits/bucket.ts';
import { Buckets } from '../limits/buckets.ts';
import { Counts } from './counts.ts';

/** What each address on the network may still ask for, all its sockets together. */
export class Addresses {
  private readonly sockets: Counts;
  private readonly buckets: Buckets;

  constructor(allowance: Allowance, most: () => number, now: () => number) {
    this.buckets = new Buckets(allowance, now);
    this.sockets = new Counts(most);
  }

  /** A new socket: its address's bucket, or the seconds to wait where that address has enough of them. */
  enter(address: string): Bucket | number {
    if (this.sockets.isFull(address)) return whenFull;
    const bucket = this.buckets.of(address);
    const after = Math.ceil(takeFromAll([bucket]));
    if (after > 0) return after;
    this.sockets.enter(address);
    return bucket;
  }

  leave(address: string): void {
    this.sockets.leave(address);
  }
}

/** Seconds after which a socket may have become free. */
export const whenFull = 30;
