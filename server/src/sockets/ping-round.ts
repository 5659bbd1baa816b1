/** Every so many milliseconds each is pinged; in so many parts. */
const [round, parts] = [25_000, 250];

/**
 * Who is pinged, each once in a round and few at a time: five thousand pings at once, and their answers, hold up every move for a
 * quarter of a second.
 */
export class PingRound<T extends { ping(): void }> {
  private readonly slots: readonly Set<T>[] = Array.from({ length: parts }, () => new Set());
  private readonly slotOf = new Map<T, Set<T>>();
  private readonly timer: NodeJS.Timeout;
  private came = 0;
  private now = 0;

  constructor() {
    this.timer = setInterval(() => {
      for (const each of this.slots[this.now]!) each.ping();
      this.now = (this.now + 1) % parts;
    }, round / parts).unref();
  }

  enter(one: T): void {
    const slot = this.slots[this.came++ % parts]!;
    slot.add(one);
    this.slotOf.set(one, slot);
  }
  leave(one: T): void {
    this.slotOf.get(one)?.delete(one);
    this.slotOf.delete(one);
  }
  stop(): void {
    clearInterval(this.timer);
  }
}
