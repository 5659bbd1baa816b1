import type { Kind } from '@orrery/kernel';
import { type SeatInfo, Sheet } from '@orrery/ui';
import { plain } from '@orrery/words';
import { useSay } from '../../words/speech.ts';
import { sayOfSeat } from '../of-seat.ts';
import type { Teller } from '../told.ts';
import { toldNow } from '../told-now.ts';
import { marksOf } from './marks.ts';
import type { Progress } from './progress.ts';

interface MomentsTableProps {
  readonly open: boolean;
  readonly progress: Progress;
  readonly teller: Teller<Kind>;
  readonly seats: readonly SeatInfo[];
  /** The moments that begin a round or a turn: of a long match those are told. */
  readonly starts: readonly number[];
  go(moment: number): void;
  close(): void;
}

/** A longer list nobody reads. */
const most = 400;

/** All that the chart shows, as a table: one row a moment, with its chances and its mark. */
export function MomentsTable({ open, close, ...props }: MomentsTableProps) {
  const say = useSay();
  return (
    <Sheet open={open} title={say('review.moments')} onClose={close}>
      {open && <Rows {...props} />}
    </Sheet>
  );
}

function Rows({ progress, teller, seats, starts, go }: Omit<MomentsTableProps, 'open' | 'close'>) {
  const say = useSay();
  const { moments } = teller.reader;
  const marks = marksOf(progress);
  const turns = progress.turns ?? [];
  const told = [...moments.keys()].filter(
    (moment) =>
      moments.length <= most ||
      starts.includes(moment) ||
      turns.some((turn) => turn.moment === moment) ||
      moment === moments.length - 1,
  );
  const markAt = (moment: number) =>
    [
      ...turns.flatMap((turn, n) => (turn.moment === moment ? [say('review.mark.turn', { n: n + 1 })] : [])),
      ...marks
        .filter((mark) => mark.moment === moment)
        .map(({ form, seat }) => sayOfSeat(say, `review.mark.${form}`, seats[seat]!)),
    ].join(', ');
  return (
    <div className="review-moments">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('review.moments.move')}</th>
            <th scope="col">{say('review.moments.what')}</th>
            {seats.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{say('review.moments.mark')}</th>
          </tr>
        </thead>
        <tbody>
          {told.map((moment) => (
            <tr key={moment}>
              <th scope="row">
                <button type="button" className="btn" onClick={() => go(moment)}>
                  {moment}
                </button>
              </th>
              <td>{plain(toldNow(teller, moment, say)[0]?.text ?? '')}</td>
              {seats.map(({ seat }) => {
                const open = progress.open[moment]?.[seat];
                const known = progress.known[seat]?.[moment];
                return (
                  <td key={seat}>
                    {open !== undefined && say('review.chance.seat', { chance: open })}
                    {known !== undefined && <small> {say('review.moments.known', { chance: known })}</small>}
                  </td>
                );
              })}
              <td>{markAt(moment)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
