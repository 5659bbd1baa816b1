import { hatchFill, SigilMark } from '../art/index.ts';
import { seatIdentity } from '../theme/index.ts';

/** The seat's colour, hatch and sigil as one upright strip: the left edge of its plate. */
export function SeatBadge({ look }: { readonly look: number }) {
  const { sigil, fill, line } = seatIdentity(look);
  return (
    <svg className="seat-badge" viewBox="0 0 58 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="-58" y="-80" width="174" height="240" fill="var(--ink)" />
      <rect x="-58" y="-80" width="174" height="240" fill={hatchFill(look)} opacity="0.9" />
      <circle cx="29" cy="40" r="13" fill="var(--ink)" stroke={line} strokeWidth="1.5" />
      <g transform="translate(29 40)">
        <SigilMark name={sigil} size={18} fill={line} />
      </g>
      <rect className="seat-edge" width="5" height="80" fill={fill} />
    </svg>
  );
}
