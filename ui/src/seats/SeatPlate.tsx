import type { CSSProperties } from 'react';
import { Icon } from '../art/index.ts';
import type { SeatInfo, SeatParts } from '../table/contract.ts';
import { seatIdentity } from '../theme/index.ts';
import { useSay } from '../words/index.ts';
import { isAway, isResting } from './away.ts';
import { SeatBadge } from './SeatBadge.tsx';
import { AwayFor, AwayUntil, TimeLeft, Waiting } from './Waiting.tsx';

export interface SeatPlateProps {
  readonly seat: SeatInfo;
  readonly parts: SeatParts;
  /** It is its go. */
  readonly awaited: boolean;
  /** Its act is on stage: nobody waits for it. */
  readonly onStage: boolean;
  /** Since when it is waited for, in milliseconds since 1970; null: nobody counts. */
  readonly since: number | null;
  /** When its time runs out, in milliseconds since 1970; null: never. */
  readonly until: number | null;
  /** It is the seat this screen plays for. */
  readonly mine: boolean;
  readonly name: string;
  /** It has the whole width of a sheet. */
  readonly stacked: boolean;
  /** Opens what can be done with whoever sits there. */
  readonly open?: (() => void) | undefined;
  /** Where there is nothing of that kind: on a phone, opens all that a small plate leaves out. */
  readonly unfold?: (() => void) | undefined;
}

export function SeatPlate({
  seat,
  parts,
  awaited,
  onStage,
  since,
  until,
  mine,
  name,
  stacked,
  ...ways
}: SeatPlateProps) {
  const say = useSay();
  const { open, unfold } = ways;
  const { fill, line, shade } = seatIdentity(seat.look);
  const away = isAway(seat);
  const rests = isResting(seat);
  const waiting = awaited && !onStage;
  const turn = waiting
    ? say(mine ? 'ui.seat.choosing' : seat.kind === 'bot' ? 'ui.seat.thinking' : 'ui.seat.deciding')
    : '';
  const note = parts.note ?? (seat.kind === 'open' ? say('ui.seat.open') : turn);
  return (
    <li className="seat-cell" style={{ '--seat': fill, '--seat-line': line } as CSSProperties}>
      <div
        className="seat"
        data-awaited={awaited || undefined}
        data-mine={mine || undefined}
        data-away={away || undefined}
        data-timed={rests || (away && seat.awaySince != null) || undefined}
        data-player={seat.player !== undefined || undefined}
        data-pips={parts.pips !== undefined || undefined}
        data-brief={parts.brief || undefined}
        data-points={parts.points !== undefined || undefined}
        data-chance={parts.chance !== undefined || undefined}
      >
        <SeatBadge look={seat.look} />
        <div className="seat-name">
          {seat.kind === 'friend' && <span className="seat-light" />}
          <b>
            {open === undefined ? (
              name
            ) : (
              <button type="button" className="seat-open" aria-label={say('ui.seat.more', { name })} onClick={open}>
                {name}
              </button>
            )}
          </b>
          <span className="unseen">{say('ui.seat.shade', { shade })}</span>
          {parts.mark !== undefined && <span className="seat-mark">{parts.mark}</span>}
          {seat.player !== undefined && (
            <span className="seat-player">
              <Icon name={seat.player.name === null ? 'bot' : 'person'} size={17} label={playsFor(seat, say)} />
            </span>
          )}
          {seat.kind === 'bot' && seat.player === undefined && (
            <span className="seat-kind">
              <Icon name="bot" size={17} label={say('ui.seat.bot', { level: seat.level ?? 'normal' })} />
            </span>
          )}
          {seat.kind === 'bot' && seat.player === undefined && seat.manner !== undefined && (
            <span className="seat-manner" data-manner={seat.manner} title={seat.mannerMeans}>
              <Icon name={seat.manner} size={16} />
              <span>{(stacked ? seat.mannerMeans : undefined) ?? say('ui.seat.manner', { manner: seat.manner })}</span>
            </span>
          )}
          {rests && seat.vacation !== undefined && <AwayUntil until={seat.vacation} />}
          {away &&
            !rests &&
            (seat.awaySince == null ? (
              <span className="seat-away">{say('ui.seat.offline')}</span>
            ) : (
              <AwayFor since={seat.awaySince} />
            ))}
          {note !== '' && !((away || rests) && waiting) && (
            <span className="seat-note" data-whole="">
              {note}
            </span>
          )}
          {waiting && until !== null && <TimeLeft until={until} />}
          {waiting && !away && !rests && until === null && !mine && since !== null && <Waiting since={since} />}
        </div>
        {parts.pips !== undefined && <div className="seat-pips">{parts.pips}</div>}
        {parts.points !== undefined && <div className="seat-points">{parts.points}</div>}
        {parts.counts !== undefined && <div className="seat-counts">{parts.counts}</div>}
        {parts.chance !== undefined && <div className="seat-chance">{parts.chance}</div>}
        {waiting && parts.note !== undefined && <span className="unseen">{turn}</span>}
        {parts.faces !== undefined && (
          <button
            type="button"
            className="seat-unfold"
            aria-label={parts.faces.label}
            aria-pressed={parts.faces.now}
            onClick={parts.faces.choose}
          />
        )}
        {parts.faces === undefined && open === undefined && unfold !== undefined && (
          <button type="button" className="seat-unfold" aria-label={say('ui.seat.more', { name })} onClick={unfold} />
        )}
      </div>
    </li>
  );
}

/** Who plays a seat in the place of who began there. */
function playsFor({ name, player }: SeatInfo, say: ReturnType<typeof useSay>): string {
  if (player === undefined || player.name === null) return say('ui.seat.standIn', { name });
  return say('ui.seat.playedBy', { name, player: player.name });
}
