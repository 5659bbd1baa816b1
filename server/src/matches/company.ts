import type { Time } from '@orrery/clock';

/** Whoever reloads the page or takes up another device has not left. */
const grace = 8_000;

/** At which tables somebody is who belongs to them, or was until a moment ago. */
export class Company {
  private readonly here = new Set<string>();
  /** Tables that were left a moment ago, and how to stop counting. */
  private readonly left = new Map<string, () => void>();
  private readonly present: (table: string) => boolean;
  private readonly time: Time;
  private readonly changed: (table: string) => void;

  /** `changed` is told whenever the answer may be another one. */
  constructor(present: (table: string) => boolean, time: Time, changed: (table: string) => void) {
    this.present = present;
    this.time = time;
    this.changed = changed;
  }

  at(table: string): boolean {
    return this.present(table) || this.left.has(table);
  }

  /** Somebody came or went. */
  look(table: string): void {
    if (this.present(table)) {
      this.left.get(table)?.();
      this.left.delete(table);
      this.here.add(table);
    } else if (this.here.delete(table)) {
      const gone = () => {
        this.left.delete(table);
        this.changed(table);
      };
      this.left.set(table, this.time.after(grace, gone));
    }
    this.changed(table);
  }

  close(): void {
    for (const stop of this.left.values()) stop();
    this.left.clear();
    this.here.clear();
  }
}
