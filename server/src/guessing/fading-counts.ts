import { hash, randomBytes } from 'node:crypto';
import { faded } from './fading.ts';

const rows = 4;
const width = 32_768;

/**
 * How often something happened under each of any number of names, halving with time, in one megabyte: a name shares its
 * counters with others, so it may be counted too high, never too low. Nobody is forgotten because many others came. Which
 * names share is drawn anew by every server, so that nobody can choose whom to crowd out.
 */
export class FadingCounts {
  private readonly key = randomBytes(32).toString('hex');
  private readonly counts = new Float32Array(rows * width);
  /** When each counter was last brought up to date, in seconds since this began. */
  private readonly times = new Float32Array(rows * width);
  private readonly began: number;
  private readonly halfLife: number;
  private readonly now: () => number;

  /** `halfLife` in seconds; `now` in milliseconds. */
  constructor(halfLife: number, now: () => number) {
    this.halfLife = halfLife;
    this.now = now;
    this.began = now();
  }

  of(name: string): number {
    return this.least(this.cells(name));
  }

  add(name: string): void {
    const cells = this.cells(name);
    const more = this.least(cells) + 1;
    for (const cell of cells) {
      this.counts[cell] = Math.max(more, this.faded(cell));
      this.times[cell] = this.seconds();
    }
  }

  private least(cells: readonly number[]): number {
    return Math.min(...cells.map((cell) => this.faded(cell)));
  }

  private faded(cell: number): number {
    const age = this.seconds() - (this.times[cell] ?? 0);
    return faded(this.counts[cell] ?? 0, age, this.halfLife);
  }

  private seconds(): number {
    return (this.now() - this.began) / 1000;
  }

  private cells(name: string): number[] {
    const drawn = hash('sha256', `${this.key}|${name}`, 'buffer');
    return Array.from({ length: rows }, (_, row) => row * width + (drawn.readUInt32LE(4 * row) % width));
  }
}
