import { manners } from '../../picture/manner.ts';

/** One angle of hatching a faction, so that a shape tells whose it is even without colour. */
const ANGLES = { ring: 45, triangle: 62, hexagon: 0, diamond: 90, grey: 45 } as const;
const TONES = [
  { tone: 1, gap: 3.2, width: 0.45, cross: false },
  { tone: 2, gap: 2.2, width: 0.7, cross: false },
  { tone: 3, gap: 2.4, width: 0.75, cross: true },
] as const;

/** The patterns every card points at: once on a page. */
export function CardDefs() {
  return (
    <svg className="unseen" width="0" height="0" aria-hidden="true">
      <defs>
        {[...manners, 'grey' as const].flatMap((ink) =>
          TONES.map(({ tone, gap, width, cross }) => (
            <pattern
              key={`${ink}-${tone}`}
              id={`px-${ink}-${tone}`}
              width={gap}
              height={gap}
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${ANGLES[ink]})`}
              className={`px-ink-${ink}`}
            >
              <path
                className="px-tint"
                d={`M0 ${gap / 2}H${gap}${cross ? `M${gap / 2} 0V${gap}` : ''}`}
                strokeWidth={width}
              />
            </pattern>
          )),
        )}
        <pattern id="px-back" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="px-back-net" d="M0 5H10M5 0V10" />
          <circle className="px-back-knot" cx="5" cy="5" r="1.300" />
        </pattern>
      </defs>
    </svg>
  );
}
