import { expect, test } from 'vitest';
import { type ChancesReport, chancesReport } from '../src/chances/report.ts';
import { run } from './run.ts';

test.each([
  ['shooting-star', 8, ['--seats', '3', '--looks', '24']],
  ['planet-x', 8, ['--looks', '16']],
  ['burning-planets', 3, ['--options', '{"preset":"quick"}']],
])(
  'chances told of bots’ matches of %s come true more often than the same for everybody',
  async (game, games, more) => {
    const { code, out } = await run(
      'chances',
      game,
      '--bots',
      'normal@1',
      '--games',
      `${games}`,
      '--cores',
      '1',
      '--json',
      ...more,
    );
    expect(code).toBe(0);
    const report = JSON.parse(out) as ChancesReport;
    expect(report.half.better).toBeGreaterThan(0.15);
    expect(report.luck.within).toBeGreaterThan(0.8);
    expect(report.calibration.reduce((sum, { count }) => sum + count, 0)).toBe(games * 10 * report.seats);
  },
);

test('a game in which nobody can tell chances says so', async () => {
  const { code, err } = await run('chances', 'sky-of-stars');
  expect(code).toBe(2);
  expect(err).toContain("nobody can tell chances in 'sky-of-stars'");
});

test('the score, the calibration and the band are counted as they are defined', () => {
  const match = (g: number, said: number, came: number, points: number) => ({
    g,
    said: Array.from({ length: 10 }, () => [said, 1 - said]),
    came: [came, 1 - came],
    lucky: [
      { points, usual: 0.2, unit: 0.1 },
      { points: -points, usual: 0.2, unit: 0.1 },
    ],
  });
  const report = chancesReport({ game: 'any', seats: 2, bots: ['easy', 'easy'] }, [
    match(0, 0.8, 1, 0.1),
    match(1, 0.8, 0, -0.3),
  ]);
  // The scores of the two are 0.04 and 0.64, against 0.25 each.
  expect(report.half).toEqual({ said: 0.34, constant: 0.25, better: -0.36, give: 2.352 });
  expect(report.calibration[8]).toEqual({ said: 0.8, came: 0.5, count: 20 });
  expect(report.luck).toEqual({
    mean: [-0.1, 0.1],
    errors: [0.2, 0.2],
    farthest: 0.5,
    within: 0.5,
    give: 0.98,
    unit: 0.1,
  });
});
