import type { StackId, StackSeen } from '../../rules/kind.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a stack lies, as far as it can be seen: its cards `step` apart, each `card` wide, and its total under them. */
export interface Place extends Box {
  readonly card: number;
  readonly step: number;
  /** There is so little room that the total lies upon the cards. */
  readonly tight: boolean;
  /** Its layer in a pile of singles: the next one covers its right side. */
  readonly layer: number;
}

/** Height to width of a card. */
export const TALL = 1.4;
const LARGEST = 96;
/** Edge to edge where there is room; else one over the other, Force still to be read. */
const STEPS = [1.03, 0.72, 0.52] as const;
/** How much of a covered single is seen in a pile: its Force, also one of two digits. */
const PILED = 0.54;

/** How close stacks stand: with their totals under them and air between, or totals upon the cards. */
interface Manner {
  readonly tight: boolean;
  readonly total: number;
  /** What a card is worth that lies so. */
  readonly worth: number;
  gap(card: number): number;
}
const LOOSE: Manner = { tight: false, total: 34, worth: 1.15, gap: (card) => clamp(card * 0.26, 10, 28) };
const TIGHT: Manner = { tight: true, total: 17, worth: 1, gap: (card) => clamp(card * 0.14, 3, 12) };

/** One stack, or several singles of a type in a pile. */
type Cluster = readonly StackSeen[];

interface Row {
  readonly clusters: Cluster[];
  w: number;
}

interface Arranged {
  readonly rows: readonly Row[];
  readonly card: number;
  readonly step: number;
  readonly worth: number;
  readonly manner: Manner;
}

/** All stacks of a side on its ground, in rows, the cards as large and as open as they can be. */
export function arrange(stacks: readonly StackSeen[], ground: Box): Map<StackId, Place> {
  const alone = stacks.map((stack) => [stack]);
  const piled = piles(stacks);
  const tries = [LOOSE, TIGHT].flatMap((manner) => [
    fit(alone, ground, manner, 1),
    ...(piled.length < alone.length ? [fit(piled, ground, manner, 0.8)] : []),
  ]);
  const best = tries.reduce((one, other) => ((other?.worth ?? 0) > (one?.worth ?? 0) ? other : one), null);
  return best === null ? new Map() : laid(best, ground);
}

/** Singles of the same type lie upon each other, where there are many. */
function piles(stacks: readonly StackSeen[]): Cluster[] {
  const found: StackSeen[][] = [];
  for (const stack of stacks) {
    // A single is a target for exactly the types from its own on: its level tells its type.
    const pile = found.find(([top]) => single(top!) && single(stack) && top!.targetLevel === stack.targetLevel);
    if (pile === undefined) found.push([stack]);
    else pile.push(stack);
  }
  return found;
}

function single({ units }: StackSeen): boolean {
  return units.length === 1;
}

function fit(clusters: readonly Cluster[], ground: Box, manner: Manner, openness: number): Arranged | null {
  let best: Arranged | null = null;
  for (const step of STEPS) {
    for (let card = Math.min(LARGEST, (ground.h - manner.total) / TALL); card >= 8; card -= 1) {
      const rows = rowsOf(clusters, ground.w, card, step, manner.gap(card));
      const tall = rows.length * (card * TALL + manner.total);
      if (tall > ground.h + 0.5 || rows.some(({ w }) => w > ground.w + 0.5)) continue;
      // Covered cards are worth less than open ones of the same size.
      const worth = card * (step > 1 ? 1.25 : step > 0.6 ? 1.05 : 1) * manner.worth * openness;
      if (best === null || worth > best.worth) best = { rows, card, step, worth, manner };
      break;
    }
  }
  return best;
}

function rowsOf(clusters: readonly Cluster[], width: number, card: number, step: number, gap: number): Row[] {
  const rows: Row[] = [];
  for (const cluster of clusters) {
    const wide = widthOf(cluster, card, step);
    const row = rows.at(-1);
    if (row !== undefined && row.w + gap + wide <= width) {
      row.clusters.push(cluster);
      row.w += gap + wide;
    } else rows.push({ clusters: [cluster], w: wide });
  }
  return rows;
}

function widthOf(cluster: Cluster, card: number, step: number): number {
  const apart = cluster.length > 1 ? PILED : step;
  const cards = cluster.length > 1 ? cluster.length : cluster[0]!.units.length;
  return card + (cards - 1) * card * apart;
}

function laid({ rows, card, step, manner }: Arranged, ground: Box): Map<StackId, Place> {
  const places = new Map<StackId, Place>();
  const tall = card * TALL + manner.total;
  const top = ground.y + (ground.h - rows.length * tall) / 2;
  for (const [r, { clusters, w }] of rows.entries()) {
    let x = ground.x + (ground.w - w) / 2;
    for (const cluster of clusters) {
      for (const [layer, stack] of cluster.entries()) {
        const covered = layer < cluster.length - 1;
        const wide = covered ? card * PILED : widthOf([stack], card, step);
        places.set(stack.id, {
          ...{ x, y: top + r * tall, w: wide, h: card * TALL },
          ...{ card, step: card * step, tight: manner.tight, layer },
        });
        x += wide;
      }
      x += manner.gap(card);
    }
  }
  return places;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
