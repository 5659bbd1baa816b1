import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { skyOf } from '../../src/data/index.ts';
import { chartOf, starsOver } from '../../src/rules/chart.ts';
import type { Event } from '../../src/rules/events.ts';
import { segmentsCross } from '../../src/rules/geometry.ts';
import { game } from '../../src/rules/index.ts';
import { hasLine, isLegal, obstacle, shortestLine, someLine } from '../../src/rules/line.ts';
import { finalScore } from '../../src/rules/score.ts';
import { type State, skyAt } from '../../src/rules/state.ts';
import { samples } from '../samples.ts';
import { refCross, refLines, refPassesOver, refRefusal } from './lines.ts';
import { refScores } from './scores.ts';

describe('against the slow reference', () => {
  test('SK-G3 every pair of stars passes over the same stars', () => {
    const chart = chartOf({ sky: 'canonical-1' });
    const { size, sky } = chart;
    const dice = new Dice('pairs');
    for (let i = 0; i < 1500; i++) {
      const [a, b] = [dice.int(size), dice.int(size)];
      const slow = [...sky.stars.keys()].filter((p) => p !== a && p !== b && refPassesOver(sky, a, b, p));
      expect(starsOver(chart, a, b)).toEqual(a === b ? [] : slow);
    }
  });

  test('SK-G4 segments cross alike, and no three stars are in line', () => {
    const { stars, size, sky } = chartOf({ sky: 'canonical-1' });
    const dice = new Dice('crossings');
    let crossings = 0;
    for (let i = 0; i < 20_000; i++) {
      const four = [dice.int(size), dice.int(size), dice.int(size), dice.int(size)] as const;
      if (new Set(four).size < 4) continue;
      const [a, b, c, d] = four.map((star) => stars[star]!) as [
        (typeof stars)[0],
        (typeof stars)[0],
        (typeof stars)[0],
        (typeof stars)[0],
      ];
      const fast = segmentsCross(a!, b!, c!, d!);
      expect(fast).toBe(refCross(sky, ...four));
      if (fast) crossings++;
    }
    expect(crossings).toBeGreaterThan(1000);
  });

  for (const [i, raw] of samples.entries())
    test(`whole games: refusals, legal lines, shortest lines, points and places (sample ${i})`, () => {
      for (let n = 2; n <= 6; n++) compareGame(raw, n, `${i} ${n}`);
    });
});

function compareGame(raw: object, n: number, seed: string): void {
  const read = game.readOptions(raw, n);
  if (!read.ok) throw new Error(read.problem);
  const dice = new Dice(seed);
  const events: Event[] = [];
  const hear = (event: Event) => events.push(event);
  const s = game.setup(read.value, n, dice, hear);
  while (s.phase !== 'over') {
    if (s.phase === 'act' || s.phase === 'last') compareLines(s, dice);
    const asked = game.awaited(s);
    const by = asked[dice.int(asked.length)]!;
    const mayLeave = s.options.onLeave === 'drop' && dice.int(60) === 0;
    const move = mayLeave ? ({ t: 'leave' } as const) : game.pick(s, by, dice);
    game.apply(s, by, move, dice, hear);
  }
  const { rows, places, team } = finalScore(s);
  expect({ totals: rows.map(({ total }) => total), places, team }).toEqual(refScores(s, events));
}

/** One seat, all its lines; and strokes at random, most of them not legal. */
function compareLines(s: State, dice: Dice): void {
  const seat = dice.int(s.n);
  const { numberOf, size, typeNumber } = chartOf(s.options);
  const face = s.phase === 'act' && s.face !== 'erase' ? s.face! : '?';
  const wanted = face === '?' ? -1 : typeNumber.get(face)!;
  for (let i = 0; i < 30; i++) {
    const stars = skyAt(s, seat).current?.stars ?? [];
    const from = dice.int(4) === 0 || stars.length === 0 ? dice.int(size) : stars[dice.int(stars.length)]!;
    const to = dice.int(size);
    const refused = refRefusal(s, seat, from, to, face);
    expect(obstacle(s, seat, from, to, wanted)?.why ?? null).toBe(refused);
    if (stars.includes(from)) expect(isLegal(s, seat, from, to, wanted)).toBe(refused === null);
  }
  if (dice.int(12) > 0) return;
  const fast: string[] = [];
  someLine(s, seat, wanted, (from, to) => {
    fast.push(`${from}-${to}`);
    return false;
  });
  const slow = refLines(s, seat, face);
  expect(hasLine(s, seat, wanted)).toBe(slow.length > 0);
  expect(fast.sort()).toEqual(slow.map(([from, to]) => `${from}-${to}`).sort());
  const { stars } = skyOf(s.options);
  const length2 = ([a, b]: [number, number]) => (stars[a]!.x - stars[b]!.x) ** 2 + (stars[a]!.y - stars[b]!.y) ** 2;
  const [shortest] = slow.sort((one, other) => length2(one) - length2(other) || one[0] - other[0] || one[1] - other[1]);
  const found = shortestLine(s, seat, wanted);
  expect(found === null ? undefined : [found.from, found.to]).toEqual(shortest);
  expect(numberOf.size).toBe(size);
}
