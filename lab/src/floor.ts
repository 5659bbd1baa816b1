import { Dice, type Seat, shuffle } from '@orrery/kernel';

/**
 * Who is heard next where all seats are bots, as in a live match (the driver in `bots/`): after every change everybody who may
 * act thinks about it, and who drew the shortest pause acts first. Silence holds until the seat is asked something else.
 */
export class Floor {
  private readonly silent = new Map<Seat, string>();
  private readonly lot: Dice;

  constructor(seed: string) {
    this.lot = new Dice(seed);
  }

  /** null: nobody has anything to say. */
  next<M>(
    actors: readonly Seat[],
    question: (by: Seat) => string,
    ask: (by: Seat) => M | null,
  ): { readonly by: Seat; readonly move: M } | null {
    for (const by of shuffle([...actors], this.lot, 'order')) {
      const asked = question(by);
      if (this.silent.get(by) === asked) continue;
      const move = ask(by);
      if (move !== null) return { by, move };
      this.silent.set(by, asked);
    }
    return null;
  }
}
