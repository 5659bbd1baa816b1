import type { Time } from '@orrery/clock';

/** Whoever loads the page anew, or whose line drops for a moment, has not gone: milliseconds. */
const grace = 8_000;

/** Who is at a table while something is asked there, or was until a moment ago. */
export class Lately {
  private readonly here: () => ReadonlySet<string>;
  private readonly time: Time;
  private readonly lookAgain: () => void;
  /** Those who went a moment ago: what takes back that they will be forgotten. */
  private readonly leaving = new Map<string, () => void>();
  private seen: ReadonlySet<string> = new Set();

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
      this.leaving.get(person)?.();
      this.leaving.delete(person);
    }
    for (const person of this.seen) if (!here.has(person) && !this.leaving.has(person)) this.forgetSoon(person);
    this.seen = new Set(here);
  }

  people(): ReadonlySet<string> {
    return new Set([...this.here(), ...this.leaving.keys()]);
  }

  /** The timer alone says when: a clock asked beside it may be a millisecond behind, and nobody would look again. */
  private forgetSoon(person: string): void {
    const stay = this.time.after(grace, () => {
      this.leaving.delete(person);
      this.lookAgain();
    });
    this.leaving.set(person, stay);
  }
}
