/**
 * What waits, served in rounds within rounds: `path` names whom each thing is for, from the widest circle (an address) to the
 * narrowest (a table). At every level each name gets one turn before any gets its next, whatever stands behind it.
 */
export class Turns<T> {
  private readonly groups = new Map<string, Turns<T>>();
  private readonly things = new Set<T>();

  get empty(): boolean {
    return this.groups.size === 0 && this.things.size === 0;
  }

  add(path: readonly string[], thing: T): void {
    const [name, ...rest] = path;
    if (name === undefined) {
      this.things.add(thing);
      return;
    }
    const group = this.groups.get(name) ?? new Turns<T>();
    this.groups.set(name, group);
    group.add(rest, thing);
  }

  /**
   * Whose turn it is; every group it is in goes to the end of its round. `may` leaves groups out for now, by name and depth (0 is
   * the widest circle): they keep their place.
   */
  take(may: (name: string, depth: number) => boolean = () => true, depth = 0): T | null {
    for (const thing of this.things) {
      this.things.delete(thing);
      return thing;
    }
    for (const [name, group] of this.groups) {
      const thing = may(name, depth) ? group.take(may, depth + 1) : null;
      if (thing === null) continue;
      this.groups.delete(name);
      if (!group.empty) this.groups.set(name, group);
      return thing;
    }
    return null;
  }

  remove(path: readonly string[], thing: T): void {
    const [name, ...rest] = path;
    if (name === undefined) {
      this.things.delete(thing);
      return;
    }
    const group = this.groups.get(name);
    group?.remove(rest, thing);
    if (group?.empty) this.groups.delete(name);
  }
}
