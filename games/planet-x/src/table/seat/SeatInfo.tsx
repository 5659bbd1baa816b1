import type { Seat } from '@orrery/kernel';
import { type SeatParts, Total } from '@orrery/ui';
import type { View } from '../../rules/kind.ts';
import { Bond, Fan, Glyph, Star } from '../art/Signs.tsx';
import { isAlly } from '../cells.ts';
import type { TableNames } from '../names.ts';
import './seat.css';

/** What a seat plate shows of this game: Force, cards in hand, whether this turn's special is still free. */
export function seatParts(view: View, names: TableNames, seat: Seat): SeatParts {
  const player = view.players[seat];
  if (player === undefined) return {};
  const { say } = names;
  const ally = names.as !== 'table' && isAlly(view, names.as, seat);
  const force = view.result?.force[seat] ?? player.force;
  return {
    ...(player.resigned ? { note: say('plate.resigned') } : {}),
    ...(ally ? { pips: <span className="px-ally">{say('camp.ally')}</span> } : {}),
    mark: (
      <span className="px-mark">
        <Glyph manner={names.manner(seat)} size={20} />
        {ally && <Bond size={22} />}
      </span>
    ),
    points: (
      <span title={say('plate.force', { force })}>
        <Total points={force} />
        <span className="unseen">{say('plate.force', { force })}</span>
      </span>
    ),
    counts: (
      <span className="px-facts">
        {ally && (
          <span className="px-facts-ally" title={say('camp.ally')}>
            <Bond size={20} />
            <span className="unseen">{say('camp.ally')} </span>
          </span>
        )}
        <span title={say('plate.hand', { count: player.handSize })}>
          <Fan size={22} />
          <span aria-hidden="true">{player.handSize}</span>
          <span className="unseen">{say('plate.hand', { count: player.handSize })} </span>
        </span>
        <span title={say(player.specialUsed ? 'plate.used' : 'plate.free')}>
          <Star free={!player.specialUsed} />
          <span className="unseen">{say(player.specialUsed ? 'plate.used' : 'plate.free')}</span>
        </span>
      </span>
    ),
  };
}
