import type { UnitType } from '../../../data/index.ts';
import type { Mark, Tone } from '../marks.tsx';
import { mirror } from '../marks.tsx';
import { many, ngon } from '../shapes.ts';

const CELLS: readonly (readonly [number, number, Tone])[] = [
  [0, -24, 0],
  [-15, -15, 1],
  [15, -15, 3],
  [0, -7, 4],
  [-29, -4, 1],
  [29, -4, 3],
  [-15, 2, 2],
  [15, 2, 3],
  [0, 11, 1],
];

/** Hexagons and chitin. */
export const hexagon: Readonly<Record<UnitType, (v: number) => readonly Mark[]>> = {
  ship: (v) => [
    ['tint', many(6, (i) => `M${-25 + i * 10} 18q${(i - 2.5) * 3} 10 ${(i - 2.5) * 1.5} 24`), 1.1, 0.9],
    ...(v % 2 === 0 ? [mirror([['plate', 'M4 -36L14 -46L18 -32Z', 3]])] : []),
    ['plate', 'M-44 12C-42 -20 -22 -38 0 -38S42 -20 44 12C28 24 -28 24 -44 12Z', 1],
    ['plate', 'M0 -38C22 -38 42 -20 44 12C34 20 18 21 6 21C22 4 20 -22 0 -38Z', 2, 0.4],
    ['line', 'M-38 -6C-20 -16 20 -16 38 -6M-42 4C-22 -5 22 -5 42 4'],
    ...CELLS.filter((_, i) => v % 2 === 1 || i % 2 === 1 || i === 0).map(
      ([x, y, tone]): Mark => ['plate', ngon(6, v % 2 === 1 ? 8.6 : 9.6, x, y), tone, 0.9],
    ),
    mirror([['plate', 'M40 10C50 14 50 24 42 32C44 22 40 18 34 17Z', 3]]),
  ],
  air: (v) => {
    const wide = v % 3 === 1;
    return [
      mirror([
        [
          'plate',
          wide ? 'M5 -6C14 -40 44 -44 48 -24C48 -4 28 6 6 2Z' : 'M5 -8C20 -34 40 -38 47 -28C46 -14 26 -4 6 0Z',
          1,
        ],
        ['line', 'M7 -4C22 -16 34 -24 46 -28M20 -13L26 -30M30 -19L40 -32M14 -9L30 -10'],
        ['plate', v % 3 === 2 ? 'M5 2C30 -2 48 4 46 12C34 18 14 14 5 8Z' : 'M5 2C22 2 38 10 38 20C30 26 14 16 5 8Z', 2],
        ['line', 'M6 5C18 8 28 13 37 19'],
        ...(wide ? [['plate', ngon(6, 5, 32, -22), 4] as const] : []),
      ]),
      mirror([['line', wide ? 'M3 -24C4 -34 6 -40 4 -46' : 'M3 -24C6 -34 12 -38 16 -40', 1]]),
      ['plate', 'M0 42L-9 24C-12 12 -9 6 0 4C9 6 12 12 9 24Z', 3],
      ['line', 'M-10 14Q0 19 10 14M-9 22Q0 27 9 22M-6 30Q0 34 6 30', 0.9],
      ['plate', ngon(6, 10, 0, -4), 1],
      ['plate', ngon(6, 7.5, 0, -19), 2],
      mirror([['glow', ngon(6, 2.2, 4, -21)]]),
    ];
  },
  mech: (v) => {
    const legs = [4, 3, 5, 6][v % 4]!;
    const leg = many(legs, (i) => {
      const x = -28 + (i * 54) / (legs - 1);
      return `M${x} 10L${x - 8} 20L${x - 5} 34`;
    });
    const head: readonly Mark[] =
      v % 4 === 1
        ? [
            ['plate', 'M30 12C34 -4 44 -10 48 -4C50 6 46 14 40 16Z', 2],
            ['plate', 'M34 -2L50 -34L44 -2Z', 0],
            ['plate', 'M28 -8L34 -40L36 -8Z', 3],
          ]
        : [
            ['plate', 'M34 14C34 2 40 -2 46 2C48 8 46 14 42 16Z', 2],
            ['plate', v % 4 === 2 ? 'M40 4L50 -8L48 8Z' : 'M40 2C42 -12 40 -24 32 -34C46 -28 50 -12 47 4Z', 0],
          ];
    return [
      ['line', leg, 2.4],
      ['tint', leg, 1],
      ['plate', 'M-42 14C-42 -18 -20 -32 2 -32S34 -18 36 14Z', 1],
      ['plate', 'M2 -32C22 -32 34 -18 36 14H12C18 -4 14 -20 2 -32Z', 3, 0.4],
      [
        'line',
        v % 4 === 3
          ? 'M-40 4C-20 -4 16 -4 35 4M-36 -8C-18 -15 14 -15 31 -8M-26 -20C-14 -25 10 -25 24 -20'
          : 'M-30 14C-32 -6 -24 -20 -12 -29M-14 14C-16 -6 -10 -22 0 -32M12 14C14 -4 10 -22 0 -32',
        1,
      ],
      ...(
        [
          [-22, -4],
          [-4, -8],
          [-14, -18],
          [-32, 4],
        ] as const
      )
        .slice(0, 4 - (v % 4))
        .map(([x, y]): Mark => ['plate', ngon(6, 5, x, y), 2, 0.7]),
      ...head,
      ['glow', ngon(6, 2, 41, 7)],
      ['plate', 'M-44 14H40L34 20H-38Z', 3, 0.9],
    ];
  },
  inf: (v) => {
    const kind = v % 8;
    const feelers = [
      'M8 -24C12 -38 24 -42 34 -38',
      'M8 -26C8 -38 14 -44 20 -44',
      'M10 -22C22 -30 34 -28 40 -34',
      'M6 -28V-44',
    ][kind % 4]!;
    const jaws = ['M5 14L16 14L12 30L2 22Z', 'M6 12L24 10L16 32L4 24Z', 'M4 16L10 16L8 36Z', 'M6 12L14 16L20 30L8 24Z'][
      (kind >> 1) % 4
    ]!;
    return [
      mirror([
        ['line', feelers, 1.3],
        ['plate', 'M14 18C34 14 46 26 44 40H20Z', 2],
        ['line', 'M22 22Q34 22 38 38'],
      ]),
      ['plate', 'M-18 40C-18 22 -10 16 0 16S18 22 18 40Z', 3],
      ['plate', 'M0 -32L20 -22L24 0L10 18H-10L-24 0L-20 -22Z', 1],
      ['plate', 'M4 -30L20 -22L24 0L10 18H4Z', 2, 0.4],
      ...(kind === 0 ? [['plate', 'M-14 -28L-8 -42L0 -32L8 -42L14 -28Z', 4] as const] : []),
      mirror([
        ['plate', ngon(6, kind % 3 === 2 ? 7 : 10, 14, -8), 4],
        ['line', ngon(6, 5, 14, -8)],
        ['plate', jaws, 0],
      ]),
      ['line', `M0 -32V2M-6 6H6M-8 10H8${kind > 3 ? 'M-12 -20H12M-8 -26H8' : ''}`],
      ...(kind % 4 === 3 ? [['glow', ngon(6, 3, 0, -20)] as const] : []),
    ];
  },
};
