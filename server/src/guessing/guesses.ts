import { isIP } from 'node:net';
import { faded } from './fading.ts';
import { FadingCounts } from './fading-counts.ts';

/** Seconds in which half of what an address has tried in vain is forgiven, and half of what all together have. */
const halfLife = 600;
const worldHalfLife = 6 * 3600;

/** The more codes were tried in vain by all together, the fewer may an address try in vain: at least this many, then so few. */
const slowdown = [
  { total: 0, tries: 10 },
  { total: 1_000, tries: 4 },
  { total: 20_000, tries: 2 },
  { total: 200_000, tries: 1 },
] as const;

/** How many households in one network may each try as often. */
const households = 8;

/**
 * Slows down whoever guesses codes. Only codes that no table has are counted, and an address that has tried nothing in vain, in a
 * network where nobody guesses, may always try once, however many others are guessing: people with a right code notice nothing.
 */
export class Guesses {
  private readonly counts: FadingCounts;
  private readonly now: () => number;
  /** What was tried in vain from everywhere, and when that was last counted. */
  private total = 0;
  private counted: number;
  /** Tries that are being looked up: what comes at once is counted at once. */
  private readonly pending = new Map<string, number>();

  constructor(now: () => number) {
    this.counts = new FadingCounts(halfLife, now);
    this.now = now;
    this.counted = now();
  }

  /** Looks a code up for an address. A number: it may not try now, but in so many seconds. */
  async attempt<T>(address: string, lookUp: () => Promise<T | null>): Promise<T | null | number> {
    const wait = this.wait(address);
    if (wait > 0) return wait;
    this.change(address, 1);
    try {
      const found = await lookUp();
      if (found === null) this.failed(address);
      return found;
    } finally {
      this.change(address, -1);
    }
  }

  private failed(address: string): void {
    this.total = this.fromEverywhere() + 1;
    this.counted = this.now();
    for (const { name } of namesOf(address)) this.counts.add(name);
  }

  private wait(address: string): number {
    const total = this.fromEverywhere();
    const tries = slowdown.findLast((step) => total >= step.total)?.tries ?? 1;
    const waits = namesOf(address).map(({ name, share }) => {
      const most = tries * share - 0.5;
      const under = this.pending.get(name) ?? 0;
      const used = this.counts.of(name);
      if (used + under < most) return 0;
      return under >= most ? 1 : Math.ceil(halfLife * Math.log2(used / (most - under)));
    });
    return Math.max(...waits);
  }

  private fromEverywhere(): number {
    return faded(this.total, (this.now() - this.counted) / 1000, worldHalfLife);
  }

  private change(address: string, by: 1 | -1): void {
    for (const { name } of namesOf(address)) {
      const count = (this.pending.get(name) ?? 0) + by;
      if (count === 0) this.pending.delete(name);
      else this.pending.set(name, count);
    }
  }
}

/** Whom a try is counted against: the household itself (an IPv4 address, or an IPv6 network of 56 bits), and its neighbourhood. */
function namesOf(household: string): readonly { readonly name: string; readonly share: number }[] {
  return [
    { name: household, share: 1 },
    { name: `${neighbourhood(household)}/`, share: households },
  ];
}

/** The network that a household is in. */
export function neighbourhood(household: string): string {
  const parts = isIP(household) === 4 ? household.split('.') : household.split(':');
  return parts.slice(0, 3).join(isIP(household) === 4 ? '.' : ':');
}
