import type { Answer, Kind } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAttempt } from '../people/useAttempt.ts';
import type { FeedState, TableFeed } from '../play/feed.ts';
import { feedOfMatch } from '../record/file-feed.ts';
import { api } from '../remote/api.ts';
import type { RemoteFeed } from '../remote/feed.ts';
import { openReview } from '../remote/reviews.ts';
import { openMatch } from '../review/match.ts';
import { seatsOfFile } from '../review/seats.ts';
import { Strip } from '../shell/Strip.tsx';
import { useSay } from '../words/speech.ts';

const refused: Promise<Answer> = Promise.resolve({ ok: false, refusal: 'STALE' });

/** A match that is over, as it was last seen here: the table may have gone on without whoever reads it. */
function stayed<K extends Kind>(feed: RemoteFeed<K>, state: FeedState<K>): TableFeed<K> {
  const [standing] = state.standings.values();
  return {
    local: false,
    now: () => state,
    watch: () => () => undefined,
    play: () => refused,
    undo: () => refused,
    prefer: () => undefined,
    say: (by, to, text) => feed.say(by, to, text),
    recall: (as, no) => feed.recall(as, no),
    earlier: async () => undefined,
    rematch: async () => {
      const reply = await api.join(state.table?.id ?? '', {});
      return reply.ok ? null : reply.trouble.code;
    },
    file: () => feed.file(standing?.match),
    review: () => feed.review(standing?.match),
    close: () => undefined,
  };
}

async function readBefore(table: string, match: string): Promise<TableFeed<Kind> | null> {
  const reply = await api.file(table, match);
  if (!reply.ok) return null;
  const opened = await openMatch(reply.value, { seats: seatsOfFile(reply.value), own: [], link: null });
  return opened.ok ? { ...feedOfMatch(opened.match), review: () => openReview(table, { match }) } : null;
}

/** The match before the one that is played, for who did not play on: after a reload it is read from the server by its id. */
function useMatchBefore(table: TableInfo | null): TableFeed<Kind> | 'reading' | null {
  const [read, setRead] = useState<{ readonly match: string; readonly feed: TableFeed<Kind> | null } | null>(null);
  const stays = table?.status === 'playing' && table.returnTo !== null && !table.comings.some(({ mine }) => mine);
  const match = (stays && table.matches.at(-2)?.id) || null;
  const id = table?.id ?? '';
  useEffect(() => {
    if (match === null) return;
    let left = false;
    const keep = (found: TableFeed<Kind> | null) => {
      if (!left) setRead({ match, feed: found });
    };
    void readBefore(id, match).then(keep, () => keep(null));
    return () => {
      left = true;
    };
  }, [id, match]);
  if (match === null) return null;
  return read?.match === match ? read.feed : 'reading';
}

/** Another match has begun without whoever reads this: they stay with the one they played. null: they do not. */
export function useStayed(feed: RemoteFeed<Kind>, table: TableInfo | null) {
  const last = useRef<FeedState<Kind> | null>(null);
  const [went, setWent] = useState<string | null>(null);
  const sits = table?.seats.some(({ mine }) => mine) === true;
  if (table?.status === 'over' && sits) last.current = feed.now();
  if (sits && table?.status === 'playing') last.current = null;
  const match = table?.matches.at(-1)?.id ?? null;
  const stays = table?.status === 'playing' && !sits && last.current !== null && went !== match;
  const state = stays ? last.current : null;
  const old = useMemo(() => (state === null ? null : stayed(feed, state)), [feed, state]);
  const before = useMatchBefore(old === null && went !== match ? table : null);
  if (before === 'reading') return before;
  const kept = old ?? before;
  return kept === null ? null : { feed: kept, goOn: () => setWent(match) };
}

interface StayedWordProps {
  readonly table: TableInfo;
  /** Leaves the score for the match that is played. */
  goOn(): void;
}

/** What the others do meanwhile, and how to come along. */
export function StayedWord({ table, goOn }: StayedWordProps) {
  const say = useSay();
  const { attempt, problem, busy } = useAttempt();
  return (
    <Strip
      text={say('poll.again.begun')}
      why={say(table.returnTo === null ? 'poll.again.begun.full' : 'poll.again.begun.kept')}
      problem={problem}
      matters
    >
      {table.returnTo !== null && (
        <button type="button" className="btn" aria-busy={busy} onClick={() => void attempt(api.join(table.id, {}))}>
          {say('poll.again.join')}
        </button>
      )}
      {table.spectators && (
        <button type="button" className="btn" onClick={goOn}>
          {say('join.watch')}
        </button>
      )}
    </Strip>
  );
}
