import { memo } from 'react';
import type { Manner } from '../../picture/manner.ts';
import type { Mark, Tone } from './marks.tsx';
import { Marks } from './marks.tsx';
import { box, disc, lozenge, ngon } from './shapes.ts';

const SPIRES = [16, 24, 34, 34, 24, 16] as const;

/** Base camps: skylines of 150 x 60 that stand on y = 60. */
const CAMPS: Readonly<Record<Manner, readonly Mark[]>> = {
  ring: [
    ['plate', 'M8 60V44H22V60ZM128 60V40H142V60Z', 3],
    ['plate', 'M26 60A24 24 0 0 1 74 60Z', 1],
    ['plate', 'M50 36A24 24 0 0 1 74 60H58Z', 3, 0.4],
    ['plate', box(80, 30, 10, 30), 2],
    ['plate', 'M92 60V48H124V60Z', 1],
    ['plate', 'M96 48A12 12 0 0 1 120 48Z', 2],
    ['line', disc(85, 18, 9)],
    ['tint', disc(85, 18, 5)],
    ['line', 'M85 27V30M50 36V28M38 60V48M26 60H74M15 44V36'],
    ['glow', disc(85, 18, 1.6)],
  ],
  triangle: [
    ['plate', 'M4 60L22 30L36 60ZM114 60L130 34L146 60Z', 3],
    ['plate', 'M28 60L48 18L64 60ZM86 60L102 18L122 60Z', 1],
    ['plate', 'M48 18L64 60H50ZM102 18L122 60H104Z', 3, 0.4],
    ['plate', 'M52 60L75 2L98 60Z', 1],
    ['plate', 'M75 2L98 60H77Z', 3, 0.4],
    ['plate', 'M66 60L75 38L84 60Z', 4],
    ['line', 'M75 2V30M62 36H72M79 36H89'],
  ],
  hexagon: [
    ['plate', 'M10 60C14 26 40 14 75 14S136 26 140 60Z', 1],
    ...(
      [
        [45, 42, 2],
        [60, 33, 1],
        [75, 42, 4],
        [90, 33, 3],
        [105, 42, 2],
      ] as const
    ).map(([x, y, tone]): Mark => ['plate', ngon(6, 9, x, y), tone]),
    ['line', 'M24 60C26 44 34 32 44 26M126 60C124 44 116 32 106 26'],
  ],
  diamond: [
    ...[20, 38, 56, 94, 112, 130].map((x, i): Mark => {
      const top = 60 - SPIRES[i]!;
      const tone: Tone = i > 2 ? 3 : 1;
      return ['plate', `M${x - 6} 60V${top}L${x} ${top - 10}L${x + 6} ${top}V60Z`, tone];
    }),
    ['plate', 'M64 60V22L75 0L86 22V60Z', 1],
    ['plate', lozenge(75, 32, 6, 10), 4],
  ],
};

export const CampArt = memo(function CampArt({ manner }: { readonly manner: Manner }) {
  return (
    <svg className={`px-camp-art px-ink-${manner}`} viewBox="0 0 150 64" aria-hidden="true">
      <Marks marks={CAMPS[manner]} ink={manner} />
      <path className="px-floor" d="M0 60.500H150M10 62.500H140" />
    </svg>
  );
});
