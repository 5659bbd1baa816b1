// Luck that a journey knows beforehand: what must happen in it happens for certain, not by coincidence.
import { Dice } from '../../kernel/src/index.ts';

/** Draw number `drawn` and those after it, by a seed; the same in the journey and in the server it plays on. */
export class KnownLuck {
  private readonly seed: string;
  private k: number;
  constructor(seed: string, drawn: number) {
    this.seed = seed;
    this.k = drawn;
  }
  int(n: number): number {
    return new Dice(`${this.seed}|${this.k++}`).int(n);
  }
}
