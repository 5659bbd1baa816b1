import type { TournamentInfo } from '@orrery/wire';
import { useMemo } from 'react';
import { useSay } from '../words/speech.ts';
import { Board } from './Board.tsx';
import { facesOf, ownMeeting } from './entrants.ts';
import { useBoards } from './useTournament.ts';

interface BoardCardsProps {
  readonly info: TournamentInfo;
  /** Which meetings of the round. */
  readonly shown: readonly number[];
  /** The reader's own is marked, and all can be watched: not on a wall. */
  readonly watch: boolean;
}

/** Some tables of the last round. */
export function BoardCards({ info, shown, watch }: BoardCardsProps) {
  const say = useSay();
  const faceOf = useMemo(() => facesOf(info, say), [info, say]);
  const boards = useBoards(info, shown);
  const meetings = info.rounds.at(-1)?.meetings ?? [];
  const own = watch ? ownMeeting(info)?.at : undefined;
  return shown.map((at) => (
    <Board
      key={at}
      game={info.game}
      at={at}
      meeting={meetings[at]!}
      board={boards.get(at)}
      faceOf={faceOf}
      mine={at === own}
      watch={watch}
    />
  ));
}
