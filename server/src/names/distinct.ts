import { skeleton } from './skeleton.ts';

/** A name as its bearer chose it, and since when it has been at the table. */
export interface Borne {
  readonly name: string;
  readonly since: number;
}

/**
 * The names as everybody at one table sees them, in the order given: no two of them look alike. Who had a name first bears
 * it as it is; who came with it later bears it with a number.
 */
export function distinctNames(borne: readonly Borne[]): readonly string[] {
  const shown = borne.map(({ name }) => name);
  const taken = new Set<string>();
  const byAge = [...borne.keys()].sort((a, b) => (borne[a]?.since ?? 0) - (borne[b]?.since ?? 0) || a - b);
  for (const at of byAge) {
    const name = borne[at]?.name ?? '';
    let own = name;
    for (let n = 2; taken.has(skeleton(own)); n++) own = `${name} (${n})`;
    taken.add(skeleton(own));
    shown[at] = own;
  }
  return shown;
}
