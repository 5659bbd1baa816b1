import { sized } from '@orrery/ui';
import type { UnitType } from '../../data/index.ts';
import type { Manner } from '../../picture/manner.ts';
import { disc, lozenge, many, ngon } from './shapes.ts';

/** Helmet, tracked hull, delta wing, rocket in a ring: 24 x 24 about 12, 12. */
const TYPES: Readonly<Record<UnitType, { readonly fill: string; readonly stroke?: string }>> = {
  inf: {
    fill: 'M3.500 20.500V12a8.500 8.500 0 0 1 17 0v8.500h-5.500l-1-4.500h-4l-1 4.500zM6.500 10.500v3.500h11v-3.500z',
    stroke: 'M12 3.500V1.500',
  },
  mech: {
    fill: 'M3 15h18l-2.500 5h-13zM5 15v-4h3V7.500h6V8.500h8v1.600h-8V11h2l3 4zM7.200 16.800h1.600v1.600H7.200zM11.200 16.800h1.600v1.600h-1.600zM15.200 16.800h1.600v1.600h-1.600z',
  },
  air: { fill: 'M12 2l2.200 7.500L22 18l-7.400-1.600L12 21l-2.600-4.600L2 18l7.800-8.500z' },
  ship: {
    fill: 'M12 3.600c3 3 3.400 7 2.700 10.400l2.300 3.400-3.400-.7L12 20l-1.600-3.300-3.400.7 2.300-3.400C8.600 10.600 9 6.600 12 3.600z',
    stroke: disc(12, 12, 9.6),
  },
};

export function TypeMark({ type }: { readonly type: UnitType }) {
  const { fill, stroke } = TYPES[type];
  return (
    <>
      <path d={fill} fill="currentColor" fillRule="evenodd" />
      {stroke !== undefined && <path d={stroke} fill="none" stroke="currentColor" strokeWidth={1.3} />}
    </>
  );
}

export function TypeIcon({ type, size = 18 }: { readonly type: UnitType; readonly size?: number }) {
  return (
    <svg className="px-type" viewBox="0 0 24 24" {...sized(size)} aria-hidden="true">
      <TypeMark type={type} />
    </svg>
  );
}

/** Rank as pips, 1 to 4 of four. */
export function Pips({ rank }: { readonly rank: number }) {
  const pips = (from: number, to: number) => many(to - from, (i) => lozenge((from + i) * 7, 0, 3, 3));
  return (
    <>
      <path className="px-pip" d={pips(0, rank)} />
      <path className="px-pip-open" d={pips(rank, 4)} />
    </>
  );
}

export const GLYPHS: Readonly<Record<Manner, string>> = {
  ring: disc(0, 0, 7.2) + disc(0, 0, 3),
  triangle: 'M0 -8L7.600 6H-7.600ZM0 -2L3 3.500H-3Z',
  hexagon: ngon(6, 8) + ngon(6, 3.4),
  diamond: lozenge(0, 0, 6.4, 8.6) + lozenge(0, 0, 2.4, 3.4),
};

export function Glyph({ manner, size = 22 }: { readonly manner: Manner; readonly size?: number }) {
  return (
    <svg className={`px-glyph px-ink-${manner}`} viewBox="-10 -10 20 20" {...sized(size)} aria-hidden="true">
      <path d={GLYPHS[manner]} />
    </svg>
  );
}

/** Two who stand together. */
export function Bond({ size = 20 }: { readonly size?: number }) {
  return (
    <svg className="px-bond" viewBox="0 0 26 16" {...sized(size, (size * 16) / 26)} aria-hidden="true">
      <circle cx="9" cy="8" r="6" />
      <circle cx="17" cy="8" r="6" />
    </svg>
  );
}

/** Cards in a hand. */
export function Fan({ size = 22 }: { readonly size?: number }) {
  return (
    <svg className="px-fan" viewBox="0 0 26 20" {...sized(size, (size * 20) / 26)} aria-hidden="true">
      <rect x="3" y="4" width="9" height="13" transform="rotate(-14 8 12)" />
      <rect x="14" y="4" width="9" height="13" transform="rotate(14 18 12)" />
      <rect x="8.500" y="2.500" width="9" height="14" />
    </svg>
  );
}

/** The special of this turn: full while it is free, an open outline once it is used. */
export function Star({ free, size = 18 }: { readonly free: boolean; readonly size?: number }) {
  return (
    <svg className="px-star" data-free={free || undefined} viewBox="-10 -10 20 20" {...sized(size)} aria-hidden="true">
      <path d="M0 -9L2.400 -2.400L9 0L2.400 2.400L0 9L-2.400 2.400L-9 0L-2.400 -2.400Z" />
      {!free && <path d="M-8 8L8 -8" />}
    </svg>
  );
}
