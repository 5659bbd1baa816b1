import { Dice } from '@orrery/kernel';
import { rate as theirs } from 'openskill';
import { expect, test } from 'vitest';
import { type Rating, rate, type Side, unknown } from '../src/index.ts';

const alone = (rating: Rating, place: number): Side => ({ members: [rating], place });

test('equal to openskill: 2 to 6 sides of 1 to 3, with draws', () => {
  const dice = new Dice('as openskill has it');
  const share = () => dice.int(1_000_000) / 1_000_000;
  let worst = 0;
  for (let match = 0; match < 2000; match++) {
    const sides = Array.from(
      { length: 2 + dice.int(5) },
      (): Side => ({
        members: Array.from({ length: 1 + dice.int(3) }, () => ({
          mu: 5 + 40 * share(),
          sigma: 0.3 + 9 * share(),
        })),
        place: 1 + dice.int(4),
      }),
    );
    const expected = theirs(
      sides.map(({ members }) => members.map((member) => ({ ...member }))),
      { rank: sides.map(({ place }) => place) },
    ).flat();
    for (const [at, { mu, sigma }] of rate(sides).flat().entries())
      worst = Math.max(worst, Math.abs(mu - expected[at]!.mu), Math.abs(sigma - expected[at]!.sigma));
  }
  expect(worst).toBeLessThan(1e-10);
});

test('who wins rises, who loses falls, and both are surer known', () => {
  const [[winner], [loser]] = rate([alone(unknown, 1), alone(unknown, 2)]) as [[Rating], [Rating]];
  expect(winner.mu).toBeGreaterThan(unknown.mu);
  expect(loser.mu).toBeLessThan(unknown.mu);
  expect(winner.mu - unknown.mu).toBeCloseTo(unknown.mu - loser.mu, 10);
  for (const { sigma } of [winner, loser]) expect(sigma).toBeLessThan(unknown.sigma);
});

test('a draw of equals moves nobody', () => {
  for (const [{ mu } = unknown] of rate([alone(unknown, 1), alone(unknown, 1), alone(unknown, 1)]))
    expect(mu).toBeCloseTo(unknown.mu, 10);
});

test('the order in which sides are named makes no difference', () => {
  const sides = [alone({ mu: 30, sigma: 2 }, 2), alone({ mu: 20, sigma: 7 }, 1), alone({ mu: 25, sigma: 4 }, 3)];
  const [a, b, c] = rate(sides);
  const [c2, a2, b2] = rate([sides[2]!, sides[0]!, sides[1]!]);
  for (const [one, other] of [
    [a, a2],
    [b, b2],
    [c, c2],
  ])
    expect(one![0]!.mu).toBeCloseTo(other![0]!.mu, 10);
});

test('ratings far beyond what anybody reaches stay numbers', () => {
  for (const { mu, sigma } of rate([
    alone({ mu: 9000, sigma: 0.01 }, 2),
    alone({ mu: -9000, sigma: 0.01 }, 1),
  ]).flat()) {
    expect(Number.isFinite(mu)).toBe(true);
    expect(sigma).toBeGreaterThan(0);
  }
});
