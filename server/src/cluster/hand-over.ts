import { HomeLost } from '../stores/store.ts';
import type { Busy } from './busy.ts';
import type { HomeEnds } from './home-ends.ts';
import type { OwnShards } from './own-shards.ts';
import { shardOf } from './shards.ts';

export interface HandingOver {
  readonly own: OwnShards;
  readonly ends: Pick<HomeEnds, 'at'>;
  readonly busy: Busy;
  /** Writes down what it costs to open the matches of these tables again, while they are still played. */
  readonly prepare: (isTheirs: (table: string) => boolean) => Promise<void>;
  /** Lets the matches of these tables come to rest, writes down what it costs to open them again, and forgets them. */
  readonly release: (isTheirs: (table: string) => boolean) => Promise<void>;
  /** Answers when nothing is being written for these tables any more. */
  readonly settled: (isTheirs: (table: string) => boolean) => Promise<void>;
  /** Tells all nodes that shards have changed hands. */
  readonly notify: () => Promise<void>;
  /** It does not come to its end: whoever gives up the session gives up all that it holds. */
  readonly stuck: (why: string) => void;
}

/** Milliseconds. */
const longest = 5_000;

/**
 * Gives shards away in order: snapshots are written, so that nobody waits for them later; nobody is heard any more, what was said is answered, what is in mind is written down, the locks are
 * released, everybody is told; and only then people's sockets are told to look for the table elsewhere. If that fails they are
 * served here as before; if it hangs the session is given up, and with it all shards.
 */
export async function handOver(shards: readonly number[], rooms: HandingOver): Promise<void> {
  const { own, ends, busy, prepare, release, settled, notify, stuck } = rooms;
  const leaving = new Set(shards);
  const isTheirs = (table: string) => leaving.has(shardOf(table));
  const late = new Error('a hand-over is stuck');
  let moved: (() => void)[] = [];
  let over = false;
  try {
    await inTime(prepare(isTheirs));
    own.stopServing(leaving);
    await inTime(letGo());
    await notify();
  } catch (error) {
    if (error === late) stuck(late.message);
    else own.serveAgain(leaving);
    throw error;
  } finally {
    over = true;
    for (const tell of moved) tell();
  }

  async function letGo(): Promise<void> {
    const people = ends.at(leaving);
    await Promise.all([...people.map((end) => end.quiet()), busy.idle(leaving)]);
    if (over) return;
    moved = people.map((end) => end.leave());
    await release(isTheirs);
    // What the end of a match leads to is written, too.
    await busy.idle(leaving);
    if (over) return;
    own.endTenure(leaving);
    await settled(isTheirs);
    if (over) return;
    await own.release(shards).catch((error: unknown) => {
      // Which of them are unlocked is not known.
      if (!(error instanceof HomeLost)) stuck('shards could not be unlocked');
      throw error;
    });
  }

  async function inTime(work: Promise<void>): Promise<void> {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(reject, longest, late);
    await Promise.race([work, promise]).finally(() => clearTimeout(timer));
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
