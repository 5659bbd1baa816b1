import fs from 'node:fs';
import { expect, test } from 'vitest';
import { Slices } from '../../src/matches/slices.ts';

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

test('what somebody begins with a message is not done in the turn in which the message came', async () => {
  const slices = new Slices(() => 1000);
  const order: string[] = [];
  await new Promise<void>((done) => {
    // Like a message this comes just before the immediates of its turn.
    fs.stat('.', () => {
      void slices.next().then(() => {
        order.push('slice');
        done();
      });
      setImmediate(() => {
        order.push('the turn of the message ends');
        setImmediate(() => order.push('the next turn'));
      });
    });
  });
  expect(order).toEqual(['the turn of the message ends', 'the next turn', 'slice']);
});
