/** Of what waits: which groups may be served, by name and depth (0 is the widest circle), and which things. */
export interface Choice<T> {
  readonly may: (name: string, depth: number) => boolean;
  readonly fits: (thing: T) => boolean;
}

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

  /** Whose turn it is; every group it is in goes to the end of its round. Whoever is left out for now keeps their place. */
  take(choice: Choice<T>, depth = 0): T | null {
    for (const thing of this.things) {
      if (!choice.fits(thing)) continue;
      this.things.delete(thing);
      return thing;
    }
    for (const [name, group] of this.groups) {
      const thing = choice.may(name, depth) ? group.take(choice, depth + 1) : null;
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
