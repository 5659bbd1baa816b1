import { expect, test } from 'vitest';
import { Slices } from '../src/matches/slices.ts';

test('short slices share a turn of the event loop, and what comes after a long one waits for the next', async () => {
  let now = 0;
  const slices = new Slices(() => now);
  await slices.next();
  const order: string[] = [];
  const work = async (name: string, ms: number) => {
    await slices.next();
    order.push(name);
    now += ms;
  };
  const all = [work('short', 1), work('long', 5), work('later', 1)];
  setImmediate(() => order.push('somebody plays'));
  await Promise.all(all);
  expect(order).toEqual(['short', 'long', 'somebody plays', 'later']);
});
