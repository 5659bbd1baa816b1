/** So much at once, so much a second after that. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket: spends what is there, fills with time. */
export class Bucket {
  private readonly allowance: Allowance;
  private readonly now: () => number;
  private tokens: number;
  private filled: number;

  constructor(allowance: Allowance, now: () => number) {
    this.allowance = allowance;
    this.now = now;
    this.tokens = allowance.burst;
    this.filled = now();
  }

  take(amount = 1): boolean {
    if (this.wait(amount) > 0) return false;
    this.spend(amount);
    return true;
  }
  /** Takes it whether or not it is there: what is missing has to come before anything else is granted. */
  owe(amount: number): void {
    this.fill(this.now());
    this.spend(amount);
  }
  /** Takes what `wait` has just found there. */
  spend(amount: number): void {
    this.tokens -= amount;
  }

  /** Would a `take` be granted? */
  get has(): boolean {
    return this.wait(1) === 0;
  }

  /** Seconds until so much can be taken; 0: now. What is larger than the bucket has to wait until it is full. */
  wait(amount = 1, now = this.now()): number {
    this.fill(now);
    const { burst, perSecond } = this.allowance;
    return Math.max(0, Math.min(amount, burst) - this.tokens) / perSecond;
  }

  /** Nothing was taken from it for so long that a new one would be no different. */
  get full(): boolean {
    this.fill(this.now());
    return this.tokens >= this.allowance.burst;
  }

  /** By the clock of this bucket. */
  get time(): number {
    return this.now();
  }

  private fill(now: number): void {
    const { burst, perSecond } = this.allowance;
    this.tokens = Math.min(burst, this.tokens + (Math.max(0, now - this.filled) / 1000) * perSecond);
    this.filled = now;
  }
}

/** Takes from all of them, which go by the same clock, or from none; answers the seconds to wait, 0 if it was taken. */
export function takeFromAll(buckets: readonly Bucket[], amount = 1): number {
  const now = buckets[0]?.time ?? 0;
  let longest = 0;
  for (const bucket of buckets) longest = Math.max(longest, bucket.wait(amount, now));
  if (longest === 0) for (const bucket of buckets) bucket.spend(amount);
  return longest;
}
