/** What has not ended by then hangs on somebody's slow line, and can write nothing when it goes on: milliseconds. */
const patience = 1_000;

/** What is being done at tables of this node, by shard: requests, deeds, the ends of matches. */
export class Busy {
  private readonly counts = new Map<number, number>();
  private readonly waiting = new Set<() => void>();

  /** The answer ends it, once. */
  enter(shard: number): () => void {
    this.counts.set(shard, (this.counts.get(shard) ?? 0) + 1);
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      const left = (this.counts.get(shard) ?? 1) - 1;
      if (left > 0) this.counts.set(shard, left);
      else this.counts.delete(shard);
      for (const look of this.waiting) look();
    };
  }

  async during<T>(shard: number, work: () => Promise<T> | T): Promise<T> {
    const done = this.enter(shard);
    try {
      return await work();
    } finally {
      done();
    }
  }

  /** Answers when none of these is asked for anything any more. */
  async idle(shards: Iterable<number>): Promise<void> {
    const all = [...shards];
    const isIdle = () => all.every((shard) => !this.counts.has(shard));
    if (isIdle()) return;
    await new Promise<void>((done) => {
      const look = () => {
        if (isIdle()) end();
      };
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(look);
        done();
      };
      const timer = setTimeout(end, patience);
      this.waiting.add(look);
    });
  }
}
