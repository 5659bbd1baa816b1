import { expect, test } from 'vitest';
import { canvasOf } from '../../src/bot/canvas.ts';
import { drawnBy, picturesOf } from '../../src/bot/hand.ts';
import { type Plan, planAround } from '../../src/bot/plan.ts';
import { ERASED, skyAt } from '../../src/rules/state.ts';
import { positions } from './positions.ts';

const drawn = positions(3, 9).filter(({ s, by }) => (skyAt(s, by).current?.lines.length ?? 0) > 0);
const [dog, house] = [drawnBy(picturesOf('dog'), 0, 1), drawnBy(picturesOf('house'), 0, 1)];

/** So many other plans are made that none of those before is remembered. */
function forgetPlans(): void {
  for (const { s, by } of drawn.slice(0, 20)) for (const picture of [dog, house]) planAround(canvasOf(s, by), picture);
}

test('a plan that is remembered is the one that would be made anew, also when a star was crossed out meanwhile', () => {
  expect(drawn.length).toBeGreaterThan(30);
  for (const { s, by } of drawn.slice(20, 30)) {
    const plan = (): Plan => planAround(canvasOf(s, by), dog);
    const first = plan();
    expect(plan()).toBe(first);
    const { marks } = skyAt(s, by);
    const free = marks.flatMap((mark, star) => (mark === 0 ? [star] : []));
    for (const star of free) if (star % 2 === 0) marks[star]! |= ERASED;
    const second = plan();
    forgetPlans();
    expect(plan()).not.toBe(second);
    expect(plan()).toEqual(second);
  }
});
