import type { Busy } from './busy.ts';
import type { Hold } from './hold.ts';
import type { HomeEnds } from './home-ends.ts';
import { shardOf } from './shards.ts';

export interface HandingOver {
  readonly hold: Hold;
  readonly ends: HomeEnds;
  readonly busy: Busy;
  /** Lets the matches of these tables come to rest, writes down what it costs to open them again, and forgets them. */
  readonly release: (isTheirs: (table: string) => boolean) => Promise<void>;
  /** Tells all nodes that shards have changed hands. */
  readonly notify: () => Promise<void>;
}

/**
 * Gives shards away in order: nobody is heard any more, what was said is answered, what is in mind is written down, the locks are
 * released, everybody is told; and only then people's sockets are told to look for the table elsewhere.
 */
export async function handOver(shards: readonly number[], rooms: HandingOver): Promise<void> {
  const { hold, ends, busy, release, notify } = rooms;
  const leaving = new Set(shards);
  hold.stopServing(leaving);
  const people = ends.at(leaving);
  await Promise.all([...people.map((end) => end.quiet()), busy.idle(leaving)]);
  const moved = people.map((end) => end.leave());
  try {
    await release((table) => leaving.has(shardOf(table)));
    await hold.release(shards);
    await notify();
  } finally {
    for (const tell of moved) tell();
  }
}

/** Shards in groups at whose tables so many people are at once, so that nobody waits for all others. */
export function inGroups(shards: Iterable<number>, ends: HomeEnds, most: number): number[][] {
  const groups: number[][] = [[]];
  let people = 0;
  for (const shard of shards) {
    const here = ends.at(new Set([shard])).length;
    if (people > 0 && people + here > most) {
      groups.push([]);
      people = 0;
    }
    groups.at(-1)!.push(shard);
    people += here;
  }
  return groups.filter((group) => group.length > 0);
}
