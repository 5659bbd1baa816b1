import { Dice, type MatchFile, MatchReader } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { budgetFor } from '../../src/verdict/budget.ts';
import { evaluate, type Found, type Verdict, whyNotEvaluated } from '../../src/verdict/index.ts';
import { played, stage, tower, towerMind } from './tower.ts';

const rules = { game: tower, mind: towerMind };
const matchOf = (file: MatchFile) => ({ rules, head: file.head, reader: new MatchReader(tower, file) });
const few = {
  looks: 300,
  draws: { worlds: 24, looks: 24 },
  known: { looks: 300, every: 1 },
  moves: { rough: 12, fresh: 300 },
};

function run(file: MatchFile, budget = few): { readonly steps: readonly Found[]; readonly verdict: Verdict } {
  const work = evaluate(matchOf(file), budget);
  const steps: Found[] = [];
  for (;;) {
    const next = work.next();
    if (next.done) return { steps, verdict: next.value };
    steps.push(next.value);
  }
}
const draws = ['draw', 'draw', 'draw', 'draw', 'draw', 'draw'] as const;

test('a seat that throws the game away is found costly, and who draws as everybody would is not', () => {
  const { verdict } = run(played({ id: 'thrown', moves: ['draw', 'draw', 'drop', 'draw', 'draw', 'draw'] }));
  expect(verdict.moves.filter(({ worth }) => worth === 'costly').map(({ moment, seat }) => [moment, seat])).toEqual([
    [3, 0],
  ]);
  const [costly] = verdict.moves.filter(({ moment }) => moment === 3);
  expect(costly!.of).toBe(3);
  expect(costly!.other! - costly!.played!).toBeGreaterThan(0.1);
});

test('a card that nobody could foresee is luck and no mistake', () => {
  const luck = stage([5, 0, 5, 0, 4, 1], [0, 0]);
  const { verdict } = run(played({ id: 'unforeseen', moves: draws, luck }));
  expect(verdict.moves.filter(({ worth }) => worth === 'costly')).toEqual([]);
  expect(verdict.luck.map(({ moment }) => moment)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(verdict.luck[1]!.points[0]!).toBeGreaterThan(0.1);
  expect(verdict.luck[2]!.points[0]!).toBeGreaterThan(0.1);
  const [first, second] = verdict.lucky;
  expect(first!.points).toBeGreaterThan(0.3);
  expect(second!.points).toBeCloseTo(-first!.points, 9);
});

test('a move is never blamed for what its mover could not see, though cards open it was bad', () => {
  const luck = stage([1, 2, 3, 4], [0, 1]);
  const { verdict } = run(played({ id: 'unseen', moves: ['bet', 'draw', 'draw', 'draw', 'draw', 'draw'], luck }));
  expect(verdict.open[1]![0]! - verdict.open[0]![0]!).toBeLessThan(-0.2);
  expect(verdict.moves.find(({ moment }) => moment === 1)!.worth).not.toBe('costly');
  // The seat with the rare secret knew what nobody else did.
  expect(verdict.known[1]![0]!).toBeGreaterThan(1 - verdict.known[0]![0]!);
});

test('where nothing is drawn there is no luck', () => {
  const { verdict } = run(played({ id: 'dropped', moves: ['drop', 'drop', 'drop', 'drop', 'drop', 'drop'] }));
  expect(verdict.luck.map(({ moment }) => moment)).toEqual([0]);
});

test('the end is known, chances add up, and steps come from left to right', () => {
  const { steps, verdict } = run(played({ id: 'sums', moves: draws }));
  for (const chances of verdict.open) expect(chances[0]! + chances[1]!).toBeCloseTo(1, 3);
  expect([0, 0.5, 1]).toContain(verdict.open[6]![0]);
  expect(verdict.known.map((chances) => chances[6])).toEqual(verdict.open[6]);
  const open = steps.filter(({ t }) => t === 'open').map((step) => (step.t === 'open' ? step.moment : -1));
  expect(open).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(steps.findLastIndex(({ t }) => t === 'open')).toBeLessThan(steps.findIndex(({ t }) => t === 'known'));
});

test('everybody finds the same of a match, and another match of the same course is looked at with other luck', () => {
  const luck = () => stage([1, 2, 3, 4], [0, 0]);
  const one = run(played({ id: 'same', moves: draws, luck: luck() }));
  expect(run(played({ id: 'same', moves: draws, luck: luck() }))).toEqual(one);
  expect(run(played({ id: 'other', moves: draws, luck: luck() })).verdict.open).not.toEqual(one.verdict.open);
});

test('nothing is said of a match that is not over, nor of one that does not follow the rules', () => {
  const unfinished = played({ id: 'short', moves: ['draw', 'draw'] });
  expect(whyNotEvaluated(matchOf(unfinished))).toBe('unfinished');
  expect(() => run(unfinished)).toThrow(/unfinished/);
  const whole = played({ id: 'broken', moves: draws });
  const broken = {
    ...whole,
    entries: whole.entries.map((entry) => (entry.t === 'move' ? { ...entry, by: 1 } : entry)),
  };
  expect(whyNotEvaluated(matchOf(broken))).toBe('broken');
  expect(() => run(broken)).toThrow(/broken/);
  const scripted = { round: towerMind.round, direct: () => null };
  expect(whyNotEvaluated({ ...matchOf(whole), rules: { game: tower, mind: scripted } })).toBe('no chances');
});

test('over many matches luck is nobody’s friend, and 95 in 100 are within what is usual', () => {
  // As often as a review looks at a match of this length, or less.
  const quick = {
    looks: 200,
    draws: budgetFor(draws.length, false).draws,
    known: { looks: 1, every: 1 },
    moves: { rough: 1, fresh: 1 },
  };
  const all = Array.from({ length: 400 }, (_, n) => {
    const file = played({ id: `many ${n}`, moves: draws, luck: new Dice(`many ${n}`) });
    return run(file, quick).verdict.lucky[0]!;
  });
  const mean = all.reduce((sum, { points }) => sum + points, 0) / all.length;
  const spread = Math.sqrt(all.reduce((sum, { points }) => sum + (points - mean) ** 2, 0) / (all.length - 1));
  expect(Math.abs(mean)).toBeLessThan((3 * spread) / Math.sqrt(all.length));
  const within = all.filter(({ points, usual }) => Math.abs(points) <= usual).length / all.length;
  expect(within).toBeGreaterThan(0.92);
  expect(within).toBeLessThan(0.98);
});
