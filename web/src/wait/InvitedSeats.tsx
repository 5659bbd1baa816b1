import { Sigil, seatIdentity } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import type { Say } from '@orrery/words';
import { useKit } from '../play/kit.ts';
import { useLooks } from '../play/looks.ts';
import { seatNames } from '../play/names.ts';
import type { WebWord } from '../words/en.ts';
import { useSay } from '../words/speech.ts';
import { firstIn } from './invitation.ts';
import { SeatStandsFor } from './SeatStandsFor.tsx';

interface InvitedSeatsProps {
  readonly table: TableInfo;
  /** Those which the reader may take, and the one they would have. */
  readonly offered: readonly number[];
  readonly chosen: number | null;
  /** null: there is nothing to choose. */
  readonly choose: ((seat: number) => void) | null;
}

/** Who sits at the table, and which seats are offered: a touch chooses one. Of a finished match, in the order of its places. */
export function InvitedSeats({ table, offered, chosen, choose }: InvitedSeatsProps) {
  const say = useSay();
  const looks = useLooks(table);
  const match = table.status === 'over' ? table.matches.at(-1) : undefined;
  const places = match?.places ?? null;
  const kit = useKit(table.game);
  const shared = places !== null && firstIn(table, kit?.game)?.shared === true;
  const order = [...table.seats.keys()].sort((a, b) => (places?.[a] ?? 0) - (places?.[b] ?? 0));
  const list = (
    <ul className="join-list" aria-label={say('wait.seats')}>
      {order.map((at) => {
        const { sigil, line } = seatIdentity(looks[at] ?? at);
        const row = (
          <>
            <Sigil name={sigil} size={22} fill={line} />
            <span className="join-name">
              <b>{nameIn(table, at, say)}</b>
              <SeatStandsFor table={table} seat={at} />
            </span>
            <span className="join-note">
              {at === chosen
                ? say('join.yours')
                : places === null
                  ? noteOf(table, at, say)
                  : placeNote(places[at] ?? 0, shared, say)}
            </span>
            <Points points={match?.scores?.[at]} />
          </>
        );
        return (
          <li key={at} data-offered={offered.includes(at) || undefined}>
            {choose !== null && offered.includes(at) ? (
              <label data-chosen={at === chosen || undefined}>
                <input
                  type="radio"
                  className="unseen ringed"
                  name="seat"
                  checked={at === chosen}
                  onChange={() => choose(at)}
                />
                {row}
              </label>
            ) : (
              <div>{row}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
  if (choose === null) return list;
  return (
    <fieldset className="join-seats">
      <legend>{say('join.seats')}</legend>
      {list}
    </fieldset>
  );
}

/** A free seat is called by its number: there may be several. */
function nameIn(table: TableInfo, at: number, say: Say<WebWord>): string {
  const { taken, level } = table.seats[at]!;
  const isFree = table.status === 'waiting' && !taken && level === null;
  return isFree ? say('create.seat', { n: at + 1 }) : (seatNames(table.seats, say)[at] ?? '');
}

function placeNote(place: number, shared: boolean, say: Say<WebWord>): string {
  if (place !== 1) return say('join.place', { n: place });
  return say(shared ? 'join.shared' : 'join.won');
}

function noteOf({ seats, host, status }: TableInfo, at: number, say: Say<WebWord>): string {
  const { taken, level, ready, online } = seats[at]!;
  if (level !== null) return say('join.bot');
  if (!taken) return status === 'waiting' ? say('join.free') : '';
  if (host === at) return say('wait.host');
  if (status === 'waiting') return ready ? say('wait.ready') : '';
  return status === 'over' || online ? '' : say('wait.away');
}

function Points({ points }: { readonly points: number | undefined }) {
  const say = useSay();
  if (points === undefined) return null;
  return (
    <span className="join-points">
      <span aria-hidden="true">{points}</span>
      <span className="unseen">{say('join.points', { n: points })}</span>
    </span>
  );
}
