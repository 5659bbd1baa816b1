import type { UnitType } from '../../../data/index.ts';
import type { Mark } from '../marks.tsx';
import { mirror } from '../marks.tsx';
import { many, ngon } from '../shapes.ts';

/** Triangles and blades. */
export const triangle: Readonly<Record<UnitType, (v: number) => readonly Mark[]>> = {
  ship: (v) => {
    const span = [40, 46, 32][v % 3]!;
    return [
      ['tint', 'M-9 34L-11 42M0 36V44M9 34L11 42', 1],
      mirror([
        ['plate', `M6 2L${span} 34L16 26L10 34Z`, 3],
        ...(v % 3 === 1 ? [['plate', 'M8 -24L40 -6L10 -4Z', 1] as const] : []),
        ['plate', 'M5 -14L26 2L9 10Z', 2],
        ['line', `M10 6L${span - 6} 30`],
        ...(v % 3 === 2 ? [['plate', 'M14 20L38 -14L24 26Z', 1] as const] : []),
      ]),
      ['plate', 'M0 -44L13 30L0 37L-13 30Z', 1],
      ['plate', 'M0 -44L13 30L0 37Z', 3, 0.5],
      ['plate', 'M0 -8L7 20H-7Z', 4],
      ['line', 'M0 -44V-8M-5 -14L5 -14M-8 4L-4 8M8 4L4 8'],
    ];
  },
  air: (v) => {
    const tip = [-30, -14, -36, 0][v % 4]!;
    return [
      mirror([
        ['plate', `M0 8L46 ${tip}L34 6L44 4L14 24L0 18Z`, 2],
        ['plate', `M0 8L46 ${tip}L18 8Z`, 1, 0.6],
        ['line', `M8 12L36 ${Math.round(tip / 2)}M12 16L33 4`],
        ['plate', 'M6 20L16 38L2 28Z', 3],
        ...(v % 4 === 1 ? [['plate', 'M22 10L30 -22L32 8Z', 3] as const] : []),
        ...(v % 4 === 2 ? [['plate', 'M4 -14L22 -34L8 -4Z', 1] as const] : []),
      ]),
      ['plate', 'M0 -30L9 22L0 32L-9 22Z', 1],
      ['plate', 'M0 -30L9 22L0 32Z', 3, 0.5],
      ['plate', 'M0 -8L4 8H-4Z', 4],
    ];
  },
  mech: (v) => {
    const spikes = [4, 2, 5, 0][v % 4]!;
    const ram: Mark = v % 4 === 1 ? ['plate', 'M28 -10L50 -24V14L28 8Z', 0] : ['plate', 'M8 -18L48 -30L14 -12Z', 0];
    return [
      ['plate', 'M-46 28L-34 10H28L44 28Z', 3],
      ...Array.from(
        { length: 5 },
        (_, i): Mark => ['plate', ngon(3, 8, -26 + i * 14, 22, i % 2 ? 90 : -90), i % 2 ? 1 : 0, 0.9],
      ),
      ['plate', 'M-40 10L-28 -8L20 -12L48 8L28 12Z', 1],
      ['plate', 'M-4 11L20 -12L48 8L28 12Z', 2, 0.5],
      ['plate', v % 4 === 3 ? 'M-30 -8L-34 -24L-12 -14L10 -30L20 -12Z' : 'M-22 -9L-10 -26L12 -22L20 -12Z', 2],
      ram,
      ...Array.from(
        { length: spikes },
        (_, i): Mark => [
          'plate',
          `M${-38 + i * 7} ${2 - i * 3}L${-46 + i * 8} ${-20 - i * 4}L${-31 + i * 7} ${-4 - i * 2.4}Z`,
          i % 2 ? 1 : 3,
          0.8,
        ],
      ),
      ['glow', 'M-4 -20L6 -18L-2 -14Z'],
      ['line', 'M-30 4L30 2'],
    ];
  },
  inf: (v) => {
    const horns = [
      'M14 -18L34 -40L22 -4Z',
      'M8 -26L14 -44L20 -14Z',
      'M16 -14L42 -20L22 0Z',
      'M12 -20L24 -34L28 -22L20 -6Z',
      'M10 -24L30 -28L20 -8Z',
      'M14 -16L26 -26L22 -4Z',
    ][v % 6]!;
    const lances = v % 6 === 0 || v % 6 === 2;
    return [
      ...(lances
        ? [
            mirror([
              ['tint', 'M30 40V-30', 1.4],
              ['plate', 'M30 -44L34 -26L30 -20L26 -26Z', 3],
            ]),
          ]
        : [['tint', many(7, (i) => `M0 20L${-45 + i * 15} -44`), 0.5, 0.5] as const]),
      ['plate', 'M-40 38L-26 14L0 20L26 14L40 38Z', 3],
      ['plate', 'M-40 38L-26 14L0 38Z', 1, 0.6],
      mirror([['plate', horns, 2]]),
      ['plate', 'M0 -36L22 -8L12 20L0 28L-12 20L-22 -8Z', 1],
      ['plate', 'M0 -36L22 -8L12 20L0 28Z', 3, 0.5],
      mirror([['plate', v % 2 ? 'M2 -6L18 -6L8 2Z' : 'M3 -2L17 -9L12 3Z', 4]]),
      ['line', `M0 -36V8M0 12V28${v % 3 === 1 ? 'M-10 12L10 12M-8 16L8 16' : 'M-6 14L0 10L6 14'}`],
      ...(v % 6 === 5 ? [['line', 'M-22 -8L22 -16M-20 -2L20 -8', 1.2] as const] : []),
    ];
  },
};
