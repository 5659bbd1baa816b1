import { type HatchName, SEATS } from '../../theme/seats.ts';

/** Strokes of one tile, 8 x 8; they meet across its edges. */
const TILES: Readonly<Record<HatchName, { readonly d: string; readonly round?: true }>> = {
  slant: { d: 'M-2 10L10-2M-2 2L2-2M6 10L10 6' },
  crosses: { d: 'M4 1.500V6.500M1.500 4H6.500' },
  grid: { d: 'M4 0V8M0 4H8' },
  lines: { d: 'M-1 2H9M-1 6H9' },
  dots: { d: 'M2 2h0M6 6h0', round: true },
  waves: { d: 'M-2 2Q0 0 2 2T6 2 10 2M-2 6Q0 4 2 6T6 6 10 6' },
};

/** The patterns every hatch fill points at: put once into a page. */
export function HatchDefs() {
  return (
    <svg className="unseen" width="0" height="0" aria-hidden="true">
      <defs>
        {SEATS.map(({ seat, hatch, fill }) => (
          <pattern key={seat} id={hatchId(seat)} width="8" height="8" patternUnits="userSpaceOnUse">
            <path
              d={TILES[hatch].d}
              fill="none"
              stroke={fill}
              strokeWidth={TILES[hatch].round ? 2.6 : 1.3}
              strokeLinecap={TILES[hatch].round ? 'round' : 'butt'}
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
