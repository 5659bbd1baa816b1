import { isDeepStrictEqual } from 'node:util';
import { BrokenLog, Course, type Entry, type Game, type Kind, type MatchHead, type Observer } from '@orrery/kernel';

/** What clients were told of one match. */
export interface Heard {
  /** The ids acknowledged to each seat, in the order of their coming. */
  readonly acked: ReadonlyMap<number, readonly string[]>;
  /** Views as they were sent, each with how many tellings its observer had had by then. */
  readonly views: readonly { readonly as: Observer; readonly had: number; readonly view: unknown }[];
}

export interface Findings {
  readonly acked: number;
  /** Acknowledged, and not in the log. */
  readonly lost: number;
  /** In the log more than once. */
  readonly doubled: number;
  /** Acknowledged after one that stands behind it in the log; or not in the place that its number says. */
  readonly reordered: number;
  /** Views that the log does not lead to. */
  readonly otherViews: number;
}

/** Holds what was told against the log as it is on the disk. */
export function compare(game: Game<Kind>, head: MatchHead, log: readonly Entry[], { acked, views }: Heard): Findings {
  const places = new Map<string, number[]>();
  for (const [at, entry] of log.entries())
    if (entry.t !== 'setup') places.set(entry.id, [...(places.get(entry.id) ?? []), at]);
  const seats = [...acked.values()].map((ids) => ids.flatMap((id) => places.get(id)?.slice(0, 1) ?? []));
  const backwards = seats.flatMap((found) => found.filter((at, i) => i > 0 && at <= found[i - 1]!));
  const all = [...acked.values()].flat();
  return {
    acked: all.length,
    lost: all.filter((id) => !places.has(id)).length,
    doubled: [...places.values()].filter((found) => found.length > 1).length,
    reordered: backwards.length + log.filter((entry, at) => entry.seq !== at).length,
    otherViews: views.length - equalViews(game, head, log, views),
  };
}

function equalViews(game: Game<Kind>, head: MatchHead, log: readonly Entry[], views: Heard['views']): number {
  const course = new Course(game, head);
  const open = new Set(views);
  let equal = 0;
  for (const entry of log) {
    try {
      course.take(entry);
    } catch (error) {
      if (error instanceof BrokenLog) return equal;
      throw error;
    }
    for (const shown of open) {
      if (course.tellings(shown.as) !== shown.had) continue;
      open.delete(shown);
      const led: unknown = JSON.parse(JSON.stringify(course.view(shown.as)));
      if (isDeepStrictEqual(led, shown.view)) equal++;
    }
  }
  return equal;
}
