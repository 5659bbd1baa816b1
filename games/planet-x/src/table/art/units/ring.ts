import type { UnitType } from '../../../data/index.ts';
import type { Mark, Tone } from '../marks.tsx';
import { mirror } from '../marks.tsx';
import { box, disc, many, spoke } from '../shapes.ts';

/** Rings and right angles. `v` tells the units of one type apart: rings, barrels, masts, engines. */
export const ring: Readonly<Record<UnitType, (v: number) => readonly Mark[]>> = {
  ship: (v) => {
    const wheels = v % 2 === 0 ? [0] : [-9, 12];
    const wheel = (y: number, front: boolean): Mark[] => {
      const sweep = front ? 0 : 1;
      const rim = `M-36 ${y}A36 11 0 0 ${sweep} 36 ${y}L30 ${y}A30 7.500 0 0 ${1 - sweep} -30 ${y}Z`;
      const rivets = many(9, (i) => {
        const [x, dy] = spoke(1, 20 + i * 17.5);
        return `M${(x * 36).toFixed(1)} ${(y + dy * 11).toFixed(1)}L${(x * 30).toFixed(1)} ${(y + dy * 7.5).toFixed(1)}`;
      });
      return front
        ? [
            ['plate', rim, 1],
            ['line', rivets, 0.6],
          ]
        : [['plate', rim, 2, 0.8]];
    };
    return [
      ['tint', many(5, (i) => `M${-8 + i * 4} 33V${40 - Math.abs(i - 2) * 2}`), 0.9, 0.8],
      ...wheels.flatMap((y) => wheel(y, false)),
      ['plate', box(-11, 20, 22, 12), 3],
      ['plate', box(-15, 12, 6, 16), 2],
      ['plate', box(9, 12, 6, 16), 3],
      ['plate', 'M-7 22V-24H-4V-34H4V-24H7V22Z', 1],
      ['plate', 'M0 22V-34H4V-24H7V22Z', 3, 0.4],
      ['line', `M0 -34V${-38 - v * 2}M-7 -14H7M-7 -18H7M-7 14H7`],
      ...wheels.flatMap((y) => wheel(y, true)),
      ['glow', disc(0, -8, 1.8)],
      ['line', disc(0, -8, 3.6)],
    ];
  },
  air: (v) => {
    const sweep = [16, 8, 20][v % 3]!;
    const pods = v % 3 === 1 ? [12, 26] : [14];
    return [
      mirror([
        ['plate', `M0 -6L34 ${sweep}H44V${sweep + 8}H20V20H0Z`, 2],
        ...pods.map((x, i): Mark => ['plate', box(x, 12 - i * 2, 7, 16), 3]),
        ['line', `M6 4L32 ${sweep + 4}M26 20V14`],
        ['plate', box(5, 22, 12, 7), 1],
        ...(v % 3 === 2 ? [['plate', box(38, 2, 4, 16), 1] as const] : []),
      ]),
      ['plate', 'M-6 30V-18H-3V-34H3V-18H6V30Z', 1],
      ['plate', 'M0 30V-34H3V-18H6V30Z', 3, 0.4],
      ['plate', disc(0, 2, 8), 0],
      ['line', disc(0, 2, 5)],
      ['glow', disc(0, 2, 2.2)],
      ['line', 'M0 -34V-41'],
      ['tint', 'M-4 33V40M0 33V42M4 33V40'],
    ];
  },
  mech: (v) => {
    const legs = v % 7 === 1;
    const wheels = 4 + (v % 3);
    const gap = 62 / (wheels - 1);
    const barrel = [34, 20, 30, 38, 12, 18, 8][v % 7]!;
    const turret = [14, 20, 10, 14, 8, 10, 6][v % 7]!;
    const base: Mark[] = legs
      ? [
          ['plate', 'M-34 10L-26 26H-34V34H-14V26L-18 10ZM34 10L26 26H34V34H14V26L18 10Z', 2],
          ['line', 'M-30 18H-20M30 18H20M-34 30H-14M34 30H14'],
        ]
      : [
          ['plate', 'M-44 10H40V18L34 28H-38L-44 20Z', 2],
          ...Array.from({ length: wheels }, (_, i) => -32 + i * gap).flatMap((x): Mark[] => [
            ['plate', disc(x, 19, 7.2), 0],
            ['line', disc(x, 19, 4)],
            ['glow', disc(x, 19, 1.3)],
          ]),
        ];
    return [
      ...base,
      ['plate', 'M-42 10V0H-30V-6H30V2H40V10Z', 1],
      ['plate', 'M4 10V-6H30V2H40V10Z', 2, 0.5],
      ['plate', `M-20 -6V${-6 - turret}H12V-6Z`, 2],
      ['plate', `M-12 ${-6 - turret}V${-13 - turret}H2V${-6 - turret}Z`, 3],
      ['plate', box(12, -3 - turret, barrel, 5), 0],
      ['plate', box(6 + barrel, -5 - turret, 6, 9), 3],
      ['line', `M-16 ${-13 - turret}V${-24 - turret}M-16 ${-21 - turret}H-10M-34 4H-24M18 4H34`],
      ['line', disc(-6, -6 - turret / 2, Math.min(4, turret / 2 - 1))],
    ];
  },
  inf: (v) => {
    const plume = v % 5;
    const crests: readonly Mark[] = [
      ['line', 'M0 -33V-40M0 -40H6'],
      ['plate', 'M-3 -33V-42H3V-33Z', 3],
      ['line', 'M-6 -32L-10 -42M6 -32L10 -42'],
      ['plate', 'M-22 -14L0 -44L22 -14H14L0 -34L-14 -14Z', 2],
      ['tint', disc(0, -38, 4), 1.2],
    ];
    const crest = crests[plume]!;
    return [
      ['tint', disc(0, -8, 34), 0.7, 0.5],
      ['plate', 'M-40 38V22H-24V14H24V22H40V38Z', 2],
      ['plate', 'M4 38V14H24V22H40V38Z', 3, 0.5],
      ['plate', 'M-12 16V6H12V16Z', 3],
      ...(plume === 3 ? [crest] : []),
      ['plate', 'M-21 4V-12A21 21 0 0 1 21 -12V4H14V9H-14V4Z', 1],
      ['plate', 'M4 9V-33A21 21 0 0 1 21 -12V4H14V9Z', 2, 0.4],
      ['plate', plume === 2 ? 'M-15 -14H-2V-1H-15ZM2 -14H15V-1H2Z' : 'M-15 -12H15V-1H-15Z', 4],
      ['line', 'M-11 -8H-2M-11 -5H-6', 0.9],
      ['line', 'M-21 -16H21'],
      ['plate', disc(-21, -5, 4.5), 0],
      ['plate', disc(21, -5, 4.5), (plume % 2 === 0 ? 3 : 0) as Tone],
      ...(plume === 3 ? [] : [crest]),
      ['line', many(1 + (plume % 3), (i) => disc(-32 + i * 10, 30, 3.4))],
      ['line', 'M-16 22H16M-16 26H16'],
    ];
  },
};
