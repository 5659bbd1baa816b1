/**
 * How many pairs can be made at most, of so many, where only those who `may` meet can (Edmonds' blossoms): what proves that a
 * pairing cannot be had, and so that a rematch could not be avoided.
 */
export function mostPairs(count: number, may: (a: number, b: number) => boolean): number {
  const neighbours = Array.from({ length: count }, (_, a) =>
    Array.from({ length: count }, (_, b) => b).filter((b) => a !== b && may(a, b)),
  );
  const mate = new Array<number>(count).fill(-1);
  // Most are paired without looking far.
  for (let a = 0; a < count; a++) {
    const free = mate[a] === -1 ? neighbours[a]!.find((b) => mate[b] === -1) : undefined;
    if (free !== undefined) [mate[a], mate[free]] = [free, a];
  }
  for (let root = 0; root < count; root++) if (mate[root] === -1) augment(root, neighbours, mate);
  return mate.filter((other) => other !== -1).length / 2;
}

/** Looks for a path on which every second pair can be changed so that one more is made. */
function augment(root: number, neighbours: readonly (readonly number[])[], mate: number[]): void {
  const count = mate.length;
  const reached = new Array<boolean>(count).fill(false);
  const from = new Array<number>(count).fill(-1);
  /** An odd circle counts as one: this is where it is entered. */
  const base = Array.from({ length: count }, (_, at) => at);
  const queue = [root];
  reached[root] = true;
  for (let head = 0; head < queue.length; head++) {
    const at = queue[head]!;
    for (const to of neighbours[at]!) {
      if (base[at] === base[to] || mate[at] === to) continue;
      if (to === root || (mate[to] !== -1 && from[mate[to]!] !== -1)) contract(at, to);
      else if (from[to] === -1) {
        from[to] = at;
        if (mate[to] === -1) {
          turnOver(to);
          return;
        }
        reached[mate[to]!] = true;
        queue.push(mate[to]!);
      }
    }
  }

  function contract(a: number, b: number): void {
    const entrance = commonBase(a, b);
    const inCircle = new Array<boolean>(count).fill(false);
    mark(a, entrance, b, inCircle);
    mark(b, entrance, a, inCircle);
    for (let each = 0; each < count; each++) {
      if (!inCircle[base[each]!]) continue;
      base[each] = entrance;
      if (reached[each]) continue;
      reached[each] = true;
      queue.push(each);
    }
  }

  function commonBase(a: number, b: number): number {
    const passed = new Array<boolean>(count).fill(false);
    for (let at = a; ; at = from[mate[at]!]!) {
      at = base[at]!;
      passed[at] = true;
      if (mate[at] === -1) break;
    }
    for (let at = b; ; at = from[mate[at]!]!) {
      at = base[at]!;
      if (passed[at]) return at;
    }
  }

  function mark(start: number, entrance: number, child: number, inCircle: boolean[]): void {
    let [at, before] = [start, child];
    while (base[at] !== entrance) {
      inCircle[base[at]!] = true;
      inCircle[base[mate[at]!]!] = true;
      from[at] = before;
      before = mate[at]!;
      at = from[mate[at]!]!;
    }
  }

  function turnOver(end: number): void {
    for (let at = end; at !== -1; ) {
      const before = from[at]!;
      const next = mate[before]!;
      [mate[at], mate[before]] = [before, at];
      at = next;
    }
  }
}
