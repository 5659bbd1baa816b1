import { type Allowance, Bucket } from '../limits/bucket.ts';

interface Caller {
  readonly bucket: Bucket;
  sockets: number;
}

/** What each address on the network may still ask for, all its sockets together. */
export class Addresses {
  private readonly callers = new Map<string, Caller>();
  private readonly allowance: Allowance;
  private readonly most: number;
  private readonly now: () => number;

  constructor(allowance: Allowance, most: number, now: () => number) {
    this.allowance = allowance;
    this.most = most;
    this.now = now;
  }

  /** A new socket: its address's bucket, or null if that address has enough of them. */
  enter(address: string): Bucket | null {
    this.sweep();
    let caller = this.callers.get(address);
    if (caller === undefined) {
      caller = { bucket: new Bucket(this.allowance, this.now), sockets: 0 };
      this.callers.set(address, caller);
    }
    if (caller.sockets >= this.most || !caller.bucket.take()) return null;
    caller.sockets++;
    return caller.bucket;
  }

  leave(address: string): void {
    const caller = this.callers.get(address);
    if (caller !== undefined) caller.sockets--;
  }

  /** An address is remembered while it has sockets or owes tokens: coming back anew fills no bucket. */
  private sweep(): void {
    if (this.callers.size < 1000) return;
    for (const [address, { bucket, sockets }] of this.callers)
      if (sockets === 0 && bucket.full) this.callers.delete(address);
  }
}
