import { type Allowance, Bucket } from './bucket.ts';

/** From how many on those are looked for that can be forgotten. */
const few = 1000;

/**
 * A bucket for each of many. Only full ones are forgotten, for a new one would be no different: nobody empties their bucket,
 * hides behind a crowd and comes back with a fresh one. Where even those that are not full are too many, newcomers share one.
 */
export class Buckets {
  private readonly allowance: Allowance;
  private readonly now: () => number;
  private readonly most: number;
  private readonly known = new Map<string, Bucket>();
  private readonly crowd: Bucket;
  private sweepAt = few;
  private sweeps = 0;

  constructor(allowance: Allowance, now: () => number, most = 50_000) {
    this.allowance = allowance;
    this.now = now;
    this.most = most;
    this.crowd = new Bucket(allowance, now);
  }

  get size(): number {
    return this.known.size;
  }

  /** Another number after some have been forgotten: whose bucket is whose has to be asked again. */
  get swept(): number {
    return this.sweeps;
  }

  of(key: string): Bucket {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= Math.min(this.sweepAt, this.most)) this.sweep();
    if (this.known.size >= this.most) return this.crowd;
    const bucket = new Bucket(this.allowance, this.now);
    this.known.set(key, bucket);
    return bucket;
  }

  /** Looks at all of them only when they have become twice as many: a crowd of newcomers must not make each of them dear. */
  private sweep(): void {
    for (const [key, bucket] of this.known) if (bucket.full) this.known.delete(key);
    this.sweeps++;
    this.sweepAt = Math.max(few, 2 * this.known.size);
  }
}
