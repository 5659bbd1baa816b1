import { Course, type Game, type Kind, type MatchFile, type Observer } from '@orrery/kernel';
import { framesOf } from '../local/frames.ts';
import type { FeedState, TableFeed } from '../play/feed.ts';

/** A recorded match as a table to look at: as everybody saw it, to its end. Throws BrokenLog where the rules do not follow it. */
export function feedOfFile<K extends Kind>(game: Game<K>, file: MatchFile): TableFeed<K> {
  const { head, entries, names } = file;
  const course = new Course(game, head);
  for (const entry of entries) course.take(entry);
  const { result } = course;
  const standing = {
    ...{ match: head.id, as: 'table' as const, told: course.told('table', 0), view: course.view('table') },
    ...{ decision: null, awaited: [], actors: course.actors, undoable: 0, clock: null, answering: null, result },
  };
  const state: FeedState<K> = {
    ...{ contact: 'live', talk: null, trouble: null, late: null },
    standings: new Map([['table', standing]]),
    table: {
      ...{ id: head.id, game: head.game, rules: head.rules, options: head.options, name: null, host: null },
      ...{ status: 'over', closed: true, series: null },
      seats: Array.from({ length: head.seats }, (_, seat) => ({
        ...{ kind: 'link', taken: true, mine: false, sigil: null, level: null, online: true },
        name: names[seat] ?? null,
      })),
      matches: [{ id: head.id, game: 1, places: result === null ? null : [...result.places] }],
    },
  };
  let frames: readonly K['view'][] | null = null;
  const over = { ok: false, refusal: 'MATCH_OVER' } as const;
  return {
    local: true,
    recorded: true,
    now: () => state,
    watch: () => () => undefined,
    play: async () => over,
    undo: async () => over,
    prefer: () => undefined,
    say: async () => 'NO_TALK',
    recall(as: Observer, no: number) {
      if (as !== 'table') return null;
      frames ??= framesOf(game, head, entries, 'table');
      return frames[no] ?? null;
    },
    earlier: async () => undefined,
    rematch: async () => 'MATCH_OVER',
    file: async () => file,
    close: () => undefined,
  };
}
