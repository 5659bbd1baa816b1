/** So many milliseconds of such work are done in one turn, and what was begun before they were over. */
const most = 2;

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

  /** Answers when the next slice may be done. */
  next(): Promise<void> {
    this.last = this.last.then(() => (this.now() - this.began < most ? undefined : this.turn()));
    return this.last;
  }

  private turn(): Promise<void> {
    return new Promise((done) => {
      setImmediate(() => {
        this.began = this.now();
        done();
      });
    });
  }
}
