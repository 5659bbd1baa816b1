import { SEATS } from '../../theme/seats.ts';
import { HATCH_TILES } from './tiles.ts';

/** The patterns every hatch fill points at: put once into a page. */
export function HatchDefs() {
  return (
    <svg className="unseen" width="0" height="0" aria-hidden="true">
      <defs>
        {SEATS.map(({ seat, hatch, fill }) => (
          <pattern key={seat} id={hatchId(seat)} width="8" height="8" patternUnits="userSpaceOnUse">
            <path
              d={HATCH_TILES[hatch].d}
              fill="none"
              stroke={fill}
              strokeWidth={HATCH_TILES[hatch].round ? 2.6 : 1.3}
              strokeLinecap={HATCH_TILES[hatch].round ? 'round' : 'butt'}
            />
          </pattern>
        ))}
        <pattern id="hatch-ink" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V5" stroke="var(--bone)" strokeWidth="0.7" />
        </pattern>
      </defs>
    </svg>
  );
}

const hatchId = (seat: number): string => `hatch-${seat}`;

/** What to give as fill for an area of a seat's hatch; lay the seat's ground under it. */
export const hatchFill = (seat: number): string => `url(#${hatchId(seat)})`;

/** Plain hatching in the colour of the engraving, for shade that belongs to no seat. */
export const INK_HATCH = 'url(#hatch-ink)';
