/**
 * Long work is done in slices: one slice of all such work in a turn of the event loop, so that moves come in between however much
 * of it there is.
 */
export class Slices {
  private last: Promise<void> = Promise.resolve();

  /** Answers when the next slice may be done. */
  next(): Promise<void> {
    this.last = this.last.then(() => new Promise((done) => setImmediate(done)));
    return this.last;
  }
}
