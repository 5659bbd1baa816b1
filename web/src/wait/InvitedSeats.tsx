import type { Say } from '@orrery/kernel';
import { Sigil, seatIdentity } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { looksOf, seatNames } from '../play/names.ts';
import type { WebWord } from '../words/en.ts';
import { useSay } from '../words/speech.ts';

interface InvitedSeatsProps {
  readonly table: TableInfo;
  /** Those which the reader may take. */
  readonly offered: readonly number[];
}

/** Who sits at the table, and which seats are offered; of a finished match, in the order of its places. */
export function InvitedSeats({ table, offered }: InvitedSeatsProps) {
  const say = useSay();
  const looks = looksOf(table.seats);
  const names = seatNames(table.seats, say);
  const places = table.status === 'over' ? (table.matches.at(-1)?.places ?? null) : null;
  const order = [...table.seats.keys()].sort((a, b) => (places?.[a] ?? 0) - (places?.[b] ?? 0));
  return (
    <ul className="join-list" aria-label={say('wait.seats')}>
      {order.map((at) => {
        const { sigil, line } = seatIdentity(looks[at] ?? at);
        return (
          <li key={at} data-offered={offered.includes(at) || undefined}>
            <Sigil name={sigil} size={22} fill={line} />
            <b className="join-name">{names[at]}</b>
            <span className="join-note">
              {places === null ? noteOf(table, at, say) : placeOf(places[at] ?? 0, say)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function placeOf(place: number, say: Say<WebWord>): string {
  return place === 1 ? say('join.won') : say('join.place', { n: place });
}

function noteOf({ seats, host, status }: TableInfo, at: number, say: Say<WebWord>): string {
  const { taken, level, ready, online } = seats[at]!;
  if (level !== null) return say('join.bot');
  if (!taken) return '';
  if (host === at) return say('wait.host');
  if (status === 'waiting') return ready ? say('wait.ready') : '';
  return online ? '' : say('wait.away');
}
