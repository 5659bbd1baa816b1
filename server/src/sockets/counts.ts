/** How many there are of each, and no more than `most` says at the time. */
export class Counts {
  private readonly counts = new Map<string, number>();
  private readonly most: () => number;

  constructor(most: () => number) {
    this.most = most;
  }

  isFull(key: string): boolean {
    return (this.counts.get(key) ?? 0) >= this.most();
  }

  enter(key: string): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  leave(key: string): void {
    const left = (this.counts.get(key) ?? 0) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}
