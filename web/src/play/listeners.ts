/** Those who wait for a change, and the way to tell them. */
export class Listeners {
  private readonly all = new Set<() => void>();
  readonly watch = (listener: () => void): (() => void) => {
    this.all.add(listener);
    return () => this.all.delete(listener);
  };
  tell(): void {
    for (const listener of this.all) listener();
  }
}
