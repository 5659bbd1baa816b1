/** So many at once, so many a second after that. */
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

  take(): boolean {
    this.fill();
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  /** Would a `take` be granted? */
  get has(): boolean {
    this.fill();
    return this.tokens >= 1;
  }

  /** Seconds until there is something to take again. */
  get wait(): number {
    this.fill();
    return Math.max(0, 1 - this.tokens) / this.allowance.perSecond;
  }

  /** Nothing was taken from it for so long that a new one would be no different. */
  get full(): boolean {
    this.fill();
    return this.tokens >= this.allowance.burst;
  }

  private fill(): void {
    const now = this.now();
    const { burst, perSecond } = this.allowance;
    this.tokens = Math.min(burst, this.tokens + (Math.max(0, now - this.filled) / 1000) * perSecond);
    this.filled = now;
  }
}
