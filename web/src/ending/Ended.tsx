import { endingWords } from '@orrery/card';
import { type Kind, stopOf } from '@orrery/kernel';
import type { TableInfo } from '@orrery/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import type { TableFeed } from '../play/feed.ts';
import { seatNames } from '../play/names.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { Strip } from '../shell/Strip.tsx';
import { useSay } from '../words/speech.ts';
import { forfeitWords, lostWords } from './lost.ts';

interface EndedProps {
  readonly table: TableInfo;
  readonly feed: TableFeed<Kind>;
}

/** A match that was ended from outside has no winner and no end sheet: what happened, and how to go on. */
export function Ended({ table, feed }: EndedProps) {
  const say = useSay();
  const trouble = useTrouble();
  const [problem, setProblem] = useState<string | null>(null);
  const stop = stopOf(table.comings);
  const names = seatNames(table.seats, say);
  const why = () => {
    if (table.closed) return say('trouble.TABLE_CLOSED');
    const absence = endingWords(stop, (seat) => names[seat] ?? '', say);
    const ended = absence === null ? say('play.ended.why') : `${absence} ${say('play.ended.stay')}`;
    return [ended, lostWords(table, say)].filter((told) => told !== null).join(' ');
  };
  if (table.tournament !== undefined) return <EndedMeeting table={table} tournament={table.tournament} />;
  const again = async () => {
    const code = await feed.rematch();
    setProblem(code === null ? null : trouble(code));
  };
  return (
    <Strip text={say('play.ended')} why={why()} problem={problem} matters>
      {!table.closed && table.seats.some(({ mine }) => mine) && (
        <button type="button" className="btn" onClick={() => void again()}>
          {say('play.ended.again')}
        </button>
      )}
    </Strip>
  );
}

/** In a tournament it is no game without a result: who was away has lost it. */
function EndedMeeting({ table, tournament }: Pick<EndedProps, 'table'> & { readonly tournament: string }) {
  const say = useSay();
  return (
    <Strip text={forfeitWords(table, say)} matters>
      <Link className="btn gold" href={`/tournament/${tournament}`}>
        {say('tournament.back')}
      </Link>
    </Strip>
  );
}
