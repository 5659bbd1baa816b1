import type { Seat } from '@orrery/kernel';
import { Icon, type SeatParts, seatIdentity } from '@orrery/ui';
import type { View } from '../../rules/kind.ts';
import { pileMark } from '../board/passage.ts';
import { firingOrder } from '../hand/WeaponHand.tsx';
import type { TableNames } from '../names.ts';
import { pointsOnTable } from '../progress.ts';
import './seat.css';

/** What a seat plate shows of this game: points on the table, piles, weapons not yet revealed, the Dark Invader. */
export function seatParts(view: View, names: TableNames, seat: Seat, open: (seat: Seat) => void): SeatParts {
  const player = view.players[seat];
  if (player === undefined) return {};
  const { say, set } = names;
  const points = pointsOnTable(set, player.conquest, player.conquestSize);
  const { conquestSize, debrisSize } = player;
  return {
    ...(view.phase !== 'over' && seat === view.invader
      ? {
          mark: (
            <span className="ss-invader">
              <Icon name="invader" size={22} label={say('plate.invader')} />
            </span>
          ),
        }
      : {}),
    points: (
      <span>
        <span aria-hidden="true">{points}</span>
        <span className="unseen">{say('plate.points', { points })}</span>
      </span>
    ),
    counts: (
      <button
        type="button"
        className="ss-piles"
        aria-label={say('plate.open', { name: names.name(seat) })}
        onClick={() => open(seat)}
      >
        <span {...pileMark(seat, 'conquest')} title={say('plate.conquestSize', { size: conquestSize })}>
          <Icon name="conquest" size={17} />
          {conquestSize}
        </span>
        <span {...pileMark(seat, 'debris')} title={say('plate.debrisSize', { size: debrisSize })}>
          <Icon name="debris" size={17} />
          {debrisSize}
        </span>
      </button>
    ),
    ...(player.unplayed === null ? {} : { pips: <Pips unplayed={player.unplayed} seat={seat} names={names} /> }),
  };
}

/** One pip a weapon, from 8 down to the Shield; full while it has not been revealed. */
function Pips({
  unplayed,
  seat,
  names,
}: {
  readonly unplayed: readonly string[];
  readonly seat: Seat;
  readonly names: TableNames;
}) {
  const { fill } = seatIdentity(names.look(seat));
  return (
    <svg
      className="ss-pips"
      viewBox="0 0 126 16"
      role="img"
      aria-label={names.say('plate.unplayed', { count: unplayed.length })}
    >
      {firingOrder(names.set.weapons).map(({ id }, i) => {
        const full = unplayed.includes(id);
        return (
          <rect
            key={id}
            className={full ? 'ss-pip' : 'ss-pip-gone'}
            x={1 + i * 14}
            y={1}
            width={10}
            height={14}
            {...(full ? { fill } : {})}
          />
        );
      })}
    </svg>
  );
}
