import type { Kind, Observer } from '@orrery/kernel';
import type { FeedState, TableFeed } from '../play/feed.ts';
import type { ReviewedMatch } from '../review/match.ts';

/** A recorded match as a table to look at: as everybody saw it, to its end or as far as the rules follow it. */
export function feedOfMatch({ file, reader, seats, comings }: ReviewedMatch): TableFeed<Kind> {
  const { head } = file;
  const { moments, result } = reader;
  const heard = [...moments.keys()].filter((moment) => reader.toldAt(moment, 'table').length > 0);
  const told = heard.map((moment, no) => ({ no, at: moments[moment]!.at, seen: reader.toldAt(moment, 'table') }));
  const standing = {
    ...{ match: head.id, as: 'table' as const, told, view: reader.viewAt(moments.length - 1, 'table') },
    ...{ decision: null, awaited: [], actors: [], undoable: 0, clock: null, answering: null, result },
  };
  const state: FeedState<Kind> = {
    ...{ contact: 'live', talk: null, trouble: null, late: null },
    standings: new Map([['table', standing]]),
    table: {
      ...{ id: head.id, game: head.game, rules: head.rules, options: head.options, name: null, host: null },
      ...{ status: 'over', closed: true, series: null, seats, comings },
      matches: [{ id: head.id, game: 1, places: result === null ? null : [...result.places] }],
    },
  };
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
      const moment = heard[no];
      return as !== 'table' || moment === undefined ? null : reader.viewAt(moment, 'table');
    },
    earlier: async () => undefined,
    rematch: async () => 'MATCH_OVER',
    file: async () => file,
    close: () => undefined,
  };
}
