import type { UnitType } from '../../../data/index.ts';
import type { Mark, Tone } from '../marks.tsx';
import { mirror } from '../marks.tsx';
import { lozenge, many, spoke } from '../shapes.ts';

/** Diamonds and staves. */
export const diamond: Readonly<Record<UnitType, (v: number) => readonly Mark[]>> = {
  ship: (v) => [
    ['tint', many(5, (i) => `M-44 ${-12 + i * 6}Q0 ${-26 + i * 6} 44 ${-12 + i * 6}`), 0.5, 0.55],
    ...Array.from({ length: v % 2 === 0 ? 4 : 3 }, (_, i): Mark => {
      const x = 10 + i * (v % 2 === 0 ? 7 : 10);
      const y = v % 2 === 0 ? -16 + i * 9 : -2 - i * 10;
      return mirror([
        ['plate', `M${x} ${30 - i * 2}V${y}L${x + 3} ${y - 6}L${x + 6} ${y}V${30 - i * 3}Z`, i % 2 ? 3 : 1, 0.8],
      ]);
    }),
    ['plate', 'M0 -44L12 -8V26L0 40L-12 26V-8Z', 1],
    ['plate', 'M0 -44L12 -8V26L0 40Z', 3, 0.4],
    ['plate', lozenge(0, 0, 8, 13), 4],
    ['line', lozenge(0, 0, 4, 7)],
    ['line', 'M0 -44V-13M0 13V40M-12 -8L0 -13L12 -8M-12 26L0 20L12 26'],
  ],
  air: (v) => {
    const kind = v % 6;
    const feathers = [7, 5, 6, 4, 3, 2][kind]!;
    const spread = [15, 20, 11, 24, 18, 30][kind]!;
    return [
      mirror(
        Array.from({ length: feathers }, (_, i): Mark => {
          const angle = -44 + i * spread;
          const length = [40, 46, 48, 45, 40, 34, 27][i]!;
          const [x, y] = spoke(length, angle);
          const [ax, ay] = spoke(length * 0.55, angle - 8);
          const [bx, by] = spoke(length * 0.55, angle + 8);
          return ['plate', `M3 0L${ax} ${ay}L${x} ${y}L${bx} ${by}Z`, i % 2 ? 3 : 1, 0.8];
        }),
      ),
      ['plate', lozenge(0, 0, 9, 26), 1],
      ['plate', 'M0 -26L9 0L0 26Z', 3, 0.4],
      ['plate', lozenge(0, -2, 4, 8), 4],
      ['line', 'M0 26V42M-4 32H4M-3 36H3'],
      ...(kind < 2 ? [['tint', 'M-10 -36Q0 -42 10 -36', 1] as const] : []),
      ...(kind === 3 ? [['plate', lozenge(0, -34, 4, 6), 4] as const] : []),
    ];
  },
  mech: (v) => {
    const kind = v % 4;
    const pipes = [7, 5, 6, 1][kind]!;
    const tall = (i: number) => [20, 27, 33, 38, 33, 27, 20][Math.round((i * 6) / Math.max(pipes - 1, 1))]!;
    const step = 66 / pipes;
    const body: readonly Mark[] =
      kind === 3
        ? [
            ['plate', 'M-16 6L0 -42L16 6Z', 1],
            ['plate', 'M0 -42L16 6H0Z', 3, 0.4],
            ['line', 'M0 4L14 -34', 1.6],
            ['plate', lozenge(10, -24, 4, 6), 4],
          ]
        : Array.from({ length: pipes }, (_, i): Mark[] => {
            const x = -33 + i * step;
            const h = kind === 1 ? 44 - tall(i) + 8 : tall(i);
            const w = step - 2;
            const tone: Tone = i < (pipes - 1) / 2 ? 1 : i === (pipes - 1) / 2 ? 0 : 3;
            return [
              ['plate', `M${x} 6V${-h + 4}L${x + w / 2} ${-h}L${x + w} ${-h + 4}V6Z`, tone, 0.9],
              ['line', `M${x + w * 0.25} -6L${x + w / 2} -10L${x + w * 0.75} -6`, 0.8],
            ];
          }).flat();
    return [
      ...body,
      ['plate', 'M-42 6H42L36 20H-36Z', 2],
      ['line', many(5, (i) => `M-36 ${8.5 + i * 2.2}H36`), 0.45],
      ...Array.from({ length: 5 }, (_, i): Mark[] => [
        ['plate', lozenge(-30 + i * 15, 27, 7.5, 9), i % 2 ? 3 : 1],
        ['glow', lozenge(-30 + i * 15, 27, 2, 2.6)],
      ]).flat(),
      ['line', 'M-42 6L-46 -10M42 6L46 -10'],
    ];
  },
  inf: (v) => {
    const kind = v % 5;
    const staff: readonly Mark[][] = [
      [
        ['line', 'M30 40V-28', 1.8],
        ['plate', lozenge(30, -34, 5.5, 9), 4],
        ['line', 'M24 -18H36M25 -14H35'],
      ],
      [['plate', lozenge(26, 20, 7, 10), 1]],
      [
        ['line', 'M28 40V-10', 1.4],
        ['plate', 'M18 -10C18 -26 38 -26 38 -10L42 -4H14Z', 2],
        ['glow', lozenge(28, -2, 2, 3)],
      ],
      [
        ['line', 'M28 34L40 -30', 1.6],
        ['plate', 'M40 -30L46 -42L34 -40Z', 4],
      ],
      [['line', 'M32 40V0', 2.2]],
    ];
    return [
      ['tint', many(5, (i) => `M-34 ${6 - i}A${34 - i * 4} ${36 - i * 4} 0 0 1 34 ${6 - i}`), 0.5, 0.6],
      ['plate', 'M0 -34C14 -30 18 -12 18 0L32 40H-32L-18 0C-18 -12 -14 -30 0 -34Z', 1],
      ['plate', 'M0 -34C14 -30 18 -12 18 0L32 40H4Z', 3, 0.4],
      ...(kind === 3 ? [['plate', 'M-12 -28L0 -44L12 -28L0 -34Z', 3] as const] : []),
      ['plate', 'M0 -24C9 -18 11 -8 10 0L0 12L-10 0C-11 -8 -9 -18 0 -24Z', 0],
      ['plate', lozenge(0, -5, kind === 1 ? 3 : 4, kind === 1 ? 5 : 8), 4],
      ['line', `M-18 0L0 18L18 0M0 18V40${kind % 2 ? 'M-14 12L-24 40M14 12L24 40' : 'M-9 24L-14 40M9 24L14 40'}`],
      ...staff[kind]!,
    ];
  },
};
