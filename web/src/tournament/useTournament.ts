import type { TournamentBoards, TournamentInfo } from '@orrery/wire';
import { useCallback, useEffect, useState } from 'react';
import type { Reply } from '../remote/api.ts';
import { tournamentApi } from '../remote/tournaments.ts';

/** So often it is asked how it stands: milliseconds. A club behind one address has many who ask. */
const everyMs = 3_000;

export interface Followed {
  readonly info: TournamentInfo | null;
  /** Why nothing can be shown; null: it can, or is on its way. */
  readonly trouble: string | null;
  /** Does something, and shows what comes of it; answers why not. */
  act(work: () => Promise<Reply<TournamentInfo>>): Promise<string | null>;
}

/** Nothing that the tournament itself says: what is shown stays. */
const passing: ReadonlySet<string> = new Set(['OFFLINE', 'TOO_FAST', 'ASK_AGAIN', 'SERVER_FAULT']);

/** A tournament as it stands, asked for again and again while it is looked at. */
export function useTournament(id: string): Followed {
  const [info, setInfo] = useState<TournamentInfo | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const show = useCallback((next: TournamentInfo) => {
    // Answers may overtake each other.
    setInfo((old) => (old !== null && old.version > next.version ? old : next));
  }, []);
  useEffect(() => {
    let left = false;
    const look = async () => {
      if (document.hidden) return;
      const found = await tournamentApi.read(id);
      if (left) return;
      if (found.ok) show(found.value);
      else if (!passing.has(found.trouble.code)) setTrouble(found.trouble.code);
    };
    void look();
    const clock = setInterval(() => void look(), everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, show]);
  const act = useCallback(
    async (work: () => Promise<Reply<TournamentInfo>>) => {
      const done = await work();
      if (!done.ok) return done.trouble.code;
      show(done.value);
      return null;
    },
    [show],
  );
  return { info, trouble, act };
}

export type Boards = ReadonlyMap<number, TournamentBoards['boards'][number]>;

/** So many boards are brought at once. */
export const mostBoards = 6;

/** The boards of some meetings of the round, up to six; what was seen of a table stays until it is seen again. */
export function useBoards({ id, version, phase, rounds }: TournamentInfo, meetings: readonly number[]): Boards {
  const [boards, setBoards] = useState<{ readonly round: number; readonly seen: Boards }>({
    round: 0,
    seen: new Map(),
  });
  const round = rounds.length;
  const of = meetings.slice(0, mostBoards).join();
  const live = phase === 'round';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has happened changes what is on the boards.
  useEffect(() => {
    let left = false;
    const look = async () => {
      const found = document.hidden || of === '' ? null : await tournamentApi.boards(id, of);
      if (left || found === null || !found.ok) return;
      const fresh = found.value.boards.map((board) => [board.meeting, board] as const);
      setBoards((old) => ({ round, seen: new Map([...(old.round === round ? old.seen : []), ...fresh]) }));
    };
    void look();
    const clock = live ? setInterval(() => void look(), everyMs) : undefined;
    return () => {
      left = true;
      clearInterval(clock);
    };
  }, [id, of, round, live, version]);
  return boards.round === round ? boards.seen : none;
}

const none: Boards = new Map();
