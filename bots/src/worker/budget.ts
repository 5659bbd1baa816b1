/** So many seconds of CPU at once, so many a second after that. */
export interface CpuAllowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Below so many nobody is swept out: looking for them would cost more than keeping them. */
const fewKept = 1000;

/** The CPU seconds that each of many may still use; whoever has not been seen yet may use all of the burst. */
export class CpuBudget {
  private readonly allowance: CpuAllowance;
  private readonly now: () => number;
  private readonly accounts = new Map<string, { left: number; at: number }>();
  private sweepAt = fewKept;

  constructor(allowance: CpuAllowance, now: () => number) {
    this.allowance = allowance;
    this.now = now;
  }

  /** How many are remembered. */
  get size(): number {
    return this.accounts.size;
  }

  spent(name: string): boolean {
    return this.left(name) <= 0;
  }

  pay(name: string, seconds: number): void {
    this.accounts.set(name, { left: this.left(name) - seconds, at: this.now() });
    if (this.accounts.size >= this.sweepAt) this.sweep();
  }

  private left(name: string): number {
    const account = this.accounts.get(name);
    const { burst, perSecond } = this.allowance;
    if (account === undefined) return burst;
    return Math.min(burst, account.left + (Math.max(0, this.now() - account.at) / 1000) * perSecond);
  }

  /** Only who has everything again is forgotten: nobody is refilled by being pushed out. */
  private sweep(): void {
    for (const name of this.accounts.keys()) if (this.left(name) >= this.allowance.burst) this.accounts.delete(name);
    this.sweepAt = Math.max(fewKept, 2 * this.accounts.size);
  }
}
