import type { TableInfo } from '@orrery/wire';
import { useRef } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../home/atlas.ts';
import { api } from '../remote/api.ts';
import { useTitle } from '../shell/Page.tsx';
import { Strip } from '../shell/Strip.tsx';
import { DoorPlate } from '../wait/DoorPlate.tsx';
import { InvitedSeats } from '../wait/InvitedSeats.tsx';
import { useSay } from '../words/speech.ts';
import { HandOn } from './HandOn.tsx';
import { useAttempt } from './useAttempt.ts';
import './people.css';
import { Problem } from '../shell/Problem.tsx';

interface SeatKeptProps {
  readonly table: TableInfo;
  /** Looks on, where that is allowed. */
  watch(): void;
}

/** For who has left a running match: their seat, as long as nobody else has it. */
export function SeatKept({ table, watch }: SeatKeptProps) {
  const say = useSay();
  const { attempt, problem, busy } = useAttempt();
  useTitle(say('return.title'));
  return (
    <DoorPlate
      seed={table.id}
      game={table.game}
      badge={say('join.badge.running')}
      said={
        <div className="join-said">
          <h1>{say('return.title')}</h1>
          <p className="join-text">{say('return.text', { game: titleOf(table.game) })}</p>
        </div>
      }
      acts={
        <>
          <Problem problem={problem} />
          <button
            type="button"
            className="btn gold"
            aria-busy={busy}
            onClick={() => void attempt(api.join(table.id, {}))}
          >
            {say('seat.back')}
          </button>
          {table.returnTo !== null && <HandOn table={table} seats={[{ seat: table.returnTo, name: '' }]} as="button" />}
          {table.spectators && (
            <button type="button" className="btn" onClick={watch}>
              {say('join.watch')}
            </button>
          )}
          <Link href="/" className="btn">
            {say('app.home')}
          </Link>
        </>
      }
    >
      <InvitedSeats table={table} offered={[]} chosen={table.returnTo} choose={null} />
    </DoorPlate>
  );
}

/** Above the table: a bot plays for whoever reads this, who may play again at any time. */
export function StandInStrip({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const { attempt, problem, busy } = useAttempt();
  const left = table.returnTo !== null;
  const back = () => void attempt(left ? api.join(table.id, {}) : api.botForMe(table.id, false));
  return (
    <Strip text={say('seat.standIn')} {...(left ? {} : { why: say(whyStandIn(table)) })} problem={problem}>
      <button type="button" className="btn" aria-busy={busy} onClick={back}>
        {say('seat.back')}
      </button>
    </Strip>
  );
}

/** Whether I let the bot play, or the others did because I was away. */
function whyStandIn({ comings }: TableInfo): 'seat.standIn.voted' | 'seat.standIn.why' {
  return comings.findLast(({ mine }) => mine)?.t === 'voted' ? 'seat.standIn.voted' : 'seat.standIn.why';
}

export const botPlaysForMe = (table: TableInfo): boolean =>
  table.status === 'playing' && table.seats.some(({ mine, level }) => mine && level !== null);

/** Whoever touches the board while a bot plays for them plays again. undefined: no bot does. */
export function usePlayAgain(table: TableInfo | null): (() => void) | undefined {
  const asked = useRef(false);
  if (table === null || !botPlaysForMe(table)) return undefined;
  return () => {
    if (asked.current) return;
    asked.current = true;
    void api.botForMe(table.id, false).finally(() => {
      asked.current = false;
    });
  };
}
