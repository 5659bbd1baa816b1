/** Of so many it is remembered; then the oldest are forgotten. */
const most = 10_000;

/** A time for people at tables, by the clock that never runs back. In mind alone. */
export class RememberedTimes {
  private readonly times = new Map<string, number>();

  of(table: string, person: string): number | null {
    return this.times.get(`${table} ${person}`) ?? null;
  }

  set(table: string, person: string, at: number): void {
    const key = `${table} ${person}`;
    this.times.delete(key);
    this.times.set(key, at);
    for (const oldest of this.times.keys()) {
      if (this.times.size <= most) break;
      this.times.delete(oldest);
    }
  }
}
