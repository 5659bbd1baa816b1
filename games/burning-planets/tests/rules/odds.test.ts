import { describe, expect, test } from 'vitest';
import { type Fighter, ours1 } from '../../src/data/index.ts';
import { type Odds, oddsBetween, oddsInAll } from '../../src/rules/odds.ts';

describe('odds', () => {
  const rows: readonly [Fighter | 'asteroid', readonly (readonly [number, number])[]][] = [
    [
      'small',
      [
        [3, 8],
        [7, 12],
        [11, 16],
        [19, 24],
        [7, 8],
      ],
    ],
    [
      'medium',
      [
        [1, 4],
        [5, 12],
        [9, 16],
        [17, 24],
        [33, 40],
      ],
    ],
    [
      'large',
      [
        [3, 32],
        [1, 4],
        [25, 64],
        [19, 32],
        [121, 160],
      ],
    ],
    [
      'huge',
      [
        [0, 1],
        [0, 1],
        [13, 160],
        [17, 80],
        [7, 16],
      ],
    ],
    [
      'cargo',
      [
        [5, 24],
        [7, 18],
        [13, 24],
        [25, 36],
        [49, 60],
      ],
    ],
    [
      'cannon',
      [
        [0, 1],
        [3, 16],
        [11, 32],
        [9, 16],
        [59, 80],
      ],
    ],
    [
      'station',
      [
        [0, 1],
        [3, 16],
        [11, 32],
        [9, 16],
        [59, 80],
      ],
    ],
    [
      'tower',
      [
        [0, 1],
        [0, 1],
        [13, 96],
        [17, 48],
        [49, 80],
      ],
    ],
    [
      'drill',
      [
        [5, 16],
        [13, 24],
        [21, 32],
        [37, 48],
        [69, 80],
      ],
    ],
    [
      'habitat',
      [
        [5, 16],
        [13, 24],
        [21, 32],
        [37, 48],
        [69, 80],
      ],
    ],
    [
      'asteroid',
      [
        [0, 1],
        [0, 1],
        [0, 1],
        [0, 1],
        [1, 10],
      ],
    ],
  ];
  const attackers: readonly Fighter[] = ['small', 'medium', 'large', 'tower', 'huge'];

  /** BP-P27, counted out pair by pair. */
  function enumerated(die: number, against: number, shield: number): Odds {
    let wins = 0;
    const defences = against === 0 ? [0] : Array.from({ length: against }, (_, d) => d + 1);
    for (let a = 1; a <= die; a++) for (const d of defences) if (a > d && a > shield) wins++;
    return { wins, of: die * defences.length };
  }

  test('the exact table, against enumeration', () => {
    for (const [target, cells] of rows)
      for (const [i, [wins, of]] of cells.entries()) {
        const odds = oddsBetween(ours1, attackers[i]!, target);
        expect(odds.wins * of).toBe(wins * odds.of);
        const { die, shield } = target === 'asteroid' ? { die: 0, shield: 18 } : ours1.fighters[target];
        expect(odds).toEqual(enumerated(ours1.fighters[attackers[i]!].die, die, shield));
      }
  });

  test('a full activation', () => {
    const percent = (one: Fighter, other: Fighter | 'asteroid', times: number) =>
      Math.round(1000 * oddsInAll(oddsBetween(ours1, one, other), times)) / 10;
    expect([percent('small', 'small', 2), percent('medium', 'medium', 2), percent('large', 'large', 2)]).toEqual([
      60.9, 66, 62.9,
    ]);
    expect([percent('tower', 'huge', 2), percent('huge', 'huge', 4), percent('huge', 'asteroid', 4)]).toEqual([
      38, 90, 34.4,
    ]);
  });
});
