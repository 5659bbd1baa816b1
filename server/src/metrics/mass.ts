/** So many refusals of one kind within a minute are worth a line. */
const many = 500;
const minute = 60_000;

/** Sees when one kind of refusal comes in masses: an attack, or a client that does not understand. Said once a minute. */
export class MassRefusals {
  private readonly now: () => number;
  private readonly say: (code: string, count: number) => void;
  private readonly counts = new Map<string, number>();
  private since = 0;

  constructor(now: () => number, say: (code: string, count: number) => void) {
    this.now = now;
    this.say = say;
  }

  seen(code: string): void {
    const now = this.now();
    if (now - this.since >= minute || now < this.since) {
      for (const [each, count] of this.counts) if (count > many) this.say(each, count);
      this.counts.clear();
      this.since = now;
    }
    const count = (this.counts.get(code) ?? 0) + 1;
    this.counts.set(code, count);
    if (count === many) this.say(code, count);
  }
}
