import type { Seat } from '@orrery/kernel';
import { Icon, type SeatParts, seatIdentity, Total } from '@orrery/ui';
import { pointsOnTable } from '../../picture/points.ts';
import type { View } from '../../rules/kind.ts';
import { who } from '../../words/names.ts';
import { pileMark } from '../board/passage.ts';
import { firingOrder } from '../hand/WeaponHand.tsx';
import type { TableNames } from '../names.ts';
import './seat.css';

/** What a seat plate shows of this game: points on the table, piles, weapons not yet revealed, the Dark Invader. */
export function seatParts(view: View, names: TableNames, seat: Seat, open: ((seat: Seat) => void) | null): SeatParts {
  const player = view.players[seat];
  if (player === undefined) return {};
  const { say, set } = names;
  const final = view.result?.rows[seat]?.total;
  const points = final ?? pointsOnTable(set, player.conquest, player.conquestSize);
  const total = say(final === undefined ? 'plate.points' : 'plate.final', { points });
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
      <span title={total}>
        <Total points={points} />
        <span className="unseen">{total}</span>
      </span>
    ),
    counts: <Counts seat={seat} names={names} sizes={player} open={open} />,
    ...(player.unplayed === null ? {} : { pips: <Pips unplayed={player.unplayed} seat={seat} names={names} /> }),
  };
}

interface CountsProps {
  readonly seat: Seat;
  readonly names: TableNames;
  readonly sizes: { readonly conquestSize: number; readonly debrisSize: number };
  /** null: the piles cannot be looked into here. */
  readonly open: ((seat: Seat) => void) | null;
}

/** The sizes of the two piles; a touch opens them. */
function Counts({ seat, names, sizes, open }: CountsProps) {
  const { say } = names;
  const piles = (['conquest', 'debris'] as const).map((pile) => {
    const size = sizes[`${pile}Size`];
    const words = say(`plate.${pile}Size`, { size });
    return (
      <span key={pile} title={words} {...pileMark(seat, pile)}>
        <Icon name={pile} size={17} />
        <span aria-hidden="true">{size}</span>
        <span className="unseen">{words} </span>
      </span>
    );
  });
  if (open === null) return <span className="ss-piles">{piles}</span>;
  const hint = say('plate.open', { who: who(names, seat), name: names.name(seat) });
  return (
    <button type="button" className="ss-piles" title={hint} onClick={() => open(seat)}>
      <span className="unseen">{hint}: </span>
      {piles}
    </button>
  );
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
