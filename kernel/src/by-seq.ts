/**
 * What belongs to entries, in their order. Not a Map: one that is added to and taken from all the time leaves its old tables behind,
 * each of which leads to the next, and once the first is old the young ones count as held by it. So all that ever was in it is
 * copied and kept until the next great collection: opening a long match was mostly that.
 */
export class BySeq<T> {
  private readonly all: { readonly seq: number; value: T }[] = [];

  get size(): number {
    return this.all.length;
  }
  get last(): { readonly seq: number; readonly value: T } | undefined {
    return this.all.at(-1);
  }
  [Symbol.iterator](): Iterator<{ readonly seq: number; readonly value: T }> {
    return this.all.values();
  }
  has(seq: number): boolean {
    return this.all[this.placeOf(seq)]?.seq === seq;
  }
  get(seq: number): T | undefined {
    const found = this.all[this.placeOf(seq)];
    return found?.seq === seq ? found.value : undefined;
  }
  set(seq: number, value: T): void {
    const place = this.placeOf(seq);
    const found = this.all[place];
    if (found === undefined) this.all.push({ seq, value });
    else if (found.seq === seq) found.value = value;
    else this.all.splice(place, 0, { seq, value });
  }
  delete(seq: number): void {
    const place = this.placeOf(seq);
    if (this.all[place]?.seq !== seq) return;
    // Almost always the oldest goes: it leaves without the others being moved.
    if (place === 0) this.all.shift();
    else this.all.splice(place, 1);
  }
  clear(): void {
    this.all.length = 0;
  }

  /** The place of the first that is not before it. */
  private placeOf(seq: number): number {
    const { all } = this;
    let [low, high] = [0, all.length];
    if (high === 0 || all[high - 1]!.seq < seq) return high;
    if (all[0]!.seq >= seq) return 0;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (all[middle]!.seq < seq) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
