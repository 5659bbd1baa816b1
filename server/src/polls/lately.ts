import type { Time } from '@orrery/clock';

/** Whoever loads the page anew, or whose line drops for a moment, has not gone: milliseconds. */
const grace = 8_000;

/** Who is at a table while something is asked there, or was until a moment ago. */
export class Lately {
  private readonly here: () => ReadonlySet<string>;
  private readonly time: Time;
  private readonly lookAgain: () => void;
  private readonly seen = new Set<string>();
  private readonly goneSince = new Map<string, number>();

  /** `lookAgain`: of somebody who went the moment is over. */
  constructor(here: () => ReadonlySet<string>, time: Time, lookAgain: () => void) {
    this.here = here;
    this.time = time;
    this.lookAgain = lookAgain;
    this.look();
  }

  /** Somebody came or went. */
  look(): void {
    const here = this.here();
    for (const person of here) {
      this.seen.add(person);
      this.goneSince.delete(person);
    }
    for (const person of this.seen) {
      if (here.has(person) || this.goneSince.has(person)) continue;
      this.goneSince.set(person, this.time.now());
      this.time.after(grace, this.lookAgain);
    }
  }

  people(): ReadonlySet<string> {
    const now = this.time.now();
    const lately = [...this.seen].filter((person) => now - (this.goneSince.get(person) ?? now) < grace);
    return new Set([...this.here(), ...lately]);
  }
}
