import type { Observer, Seat } from '@orrery/kernel';
import { memo } from 'react';
import type { SeatInfo, SeatParts } from '../table/contract.ts';
import { useSay } from '../words/index.ts';
import { SeatPlate } from './SeatPlate.tsx';
import './seats.css';
import './phone.css';

export interface SeatRailProps {
  readonly seats: readonly SeatInfo[];
  readonly as: Observer;
  /** The seats whose go it is. */
  readonly awaited: readonly Seat[];
  /** Since when, in milliseconds since 1970; null: nobody counts. */
  readonly since: number | null;
  /** When their time runs out, in milliseconds since 1970; null: never. */
  readonly until?: number | null;
  parts(seat: Seat): SeatParts;
  /** Their act is on stage: they are at it, but nobody waits for them. */
  readonly onStage?: boolean;
  /** As a list of wide plates under one another: in a sheet. */
  readonly stacked?: boolean;
  /** Opens what can be done with whoever sits in a seat. */
  readonly open?: ((seat: Seat) => void) | undefined;
  /** Opens the wide plates, where the small ones of a phone leave something out. */
  readonly unfold?: (() => void) | undefined;
}

export const SeatRail = memo(function SeatRail(props: SeatRailProps) {
  const { seats, as, awaited, since, until = null, parts, onStage = false, stacked = false, open } = props;
  const say = useSay();
  return (
    <ul
      className="seats"
      data-stacked={stacked || undefined}
      data-many={seats.length > 3 || undefined}
      aria-label={say('ui.area.seats')}
    >
      {seats.map((seat) => (
        <SeatPlate
          key={seat.seat}
          seat={seat}
          parts={parts(seat.seat)}
          awaited={awaited.includes(seat.seat)}
          onStage={onStage}
          // While it waits for me too, nobody counts the time that others take.
          since={as !== 'table' && awaited.includes(as) ? null : since}
          until={until}
          mine={seat.seat === as}
          stacked={stacked}
          open={open === undefined ? undefined : () => open(seat.seat)}
          unfold={props.unfold}
          name={seat.seat === as && seat.kind === 'me' ? say('ui.you') : seat.name}
        />
      ))}
    </ul>
  );
});
