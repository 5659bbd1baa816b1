/** So many milliseconds of such work are done in one turn, and what was begun before they were over. */
const most = 2;
/** Whoever asks so long after the last slice is no part of one: something has come in, and is being answered in this turn. */
const pause = 10;

/**
 * Long work is done in slices: few of all such work in a turn of the event loop, so that moves come in between however much of it
 * there is.
 */
export class Slices {
  private readonly now: () => number;
  private last: Promise<void> = Promise.resolve();
  private began = Number.NEGATIVE_INFINITY;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** What may be done in this turn is done: whoever works on waits for the next slice. */
  get spent(): boolean {
    return this.now() - this.began >= most;
  }

  /** Answers when the next slice may be done. */
  next(): Promise<void> {
    this.last = this.last.then(() => (this.spent ? this.turn() : undefined));
    return this.last;
  }

  private async turn(): Promise<void> {
    // What comes in is answered just before the immediates of the same turn: the first slice after it has the turn after that.
    if (this.now() - this.began > pause) await new Promise((done) => setImmediate(done));
    await new Promise((done) => setImmediate(done));
    this.began = this.now();
  }
}
