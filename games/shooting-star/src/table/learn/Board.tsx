import type { Cue } from '@orrery/ui';
import { GraticuleFrame, type SeatInfo, Sigil, seatIdentity } from '@orrery/ui';
import type { PointerEvent } from 'react';
import type { ShootingStar, View, XY } from '../../rules/kind.ts';
import type { Aiming } from '../aim.ts';
import { Chart } from '../board/Chart.tsx';
import { boundsOf } from '../board/plan.ts';
import { Sector } from '../board/Sector.tsx';
import type { TableNames } from '../names.ts';
import { type Aim, preview } from '../preview.ts';
import { seatParts } from '../seat/SeatInfo.tsx';

export interface LearnBoardProps {
  readonly view: View;
  readonly names: TableNames;
  readonly seats: readonly SeatInfo[];
  readonly cue: Cue<ShootingStar> | null;
  readonly aiming: Aiming | null;
  /** A shot that is about to be fired: its blast is shown. */
  readonly shot?: Aim | null;
  choose?(at: XY, byKey: boolean): void;
  grab?(at: XY, event: PointerEvent<HTMLElement>): void;
}

/** The little board of a lesson: the real sector and the plates of the two seats. */
export function LearnBoard({ view, names, seats, cue, aiming, shot = null, choose, grab }: LearnBoardProps) {
  return (
    <>
      <ul className="lesson-seats ss-learn-seats">
        {seats.map(({ seat, name, look }) => {
          const { line, sigil } = seatIdentity(look);
          const parts = seatParts(view, names, seat, null);
          return (
            <li key={seat} className="box">
              <Sigil name={sigil} size={26} fill={line} />
              <b>{name}</b>
              <span className="seat-counts">{parts.counts}</span>
              <span className="lesson-points">{parts.points}</span>
            </li>
          );
        })}
      </ul>
      <div className="lesson-board ss-learn-board">
        <GraticuleFrame band={7} />
        <div className="ss-learn-sector">
          <Chart bounds={boundsOf(2, false, [], 0)} zooms={false} names={names}>
            {(plan) => (
              <Sector
                view={view}
                plan={plan}
                names={names}
                cue={cue}
                aim={aiming?.aim ?? shot}
                preview={aiming?.preview ?? (shot && preview(view, shot))}
                chosen={aiming?.picked.at ?? null}
                legal={aiming?.legal ?? null}
                lit={[]}
                turnWords={names.say('bar.turn')}
                choose={choose ?? (() => {})}
                {...(grab ? { grab } : {})}
                turn={aiming?.turn ?? null}
              />
            )}
          </Chart>
        </div>
      </div>
    </>
  );
}
