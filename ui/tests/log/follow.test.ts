import { expect, test } from 'vitest';
import { follows } from '../../src/log/follow.ts';

const end = { top: 300, inside: 500, height: 200 };

test('the reader goes up: it no longer follows; down to the end: it does again', () => {
  const up = { ...end, top: 200 };
  expect(follows(end, up, true)).toBe(false);
  expect(follows(up, { ...end, top: 250 }, false)).toBe(false);
  expect(follows(up, end, false)).toBe(true);
});

test('a frame that shrinks or lines that come do not count as the reader', () => {
  expect(follows(end, { top: 300, inside: 500, height: 140 }, true)).toBe(true);
  expect(follows(end, { top: 300, inside: 640, height: 200 }, true)).toBe(true);
  expect(follows({ ...end, top: 100 }, { top: 100, inside: 640, height: 200 }, false)).toBe(false);
});

test('scrolling on its way down to the end is not leaving it', () => {
  expect(follows({ ...end, top: 200 }, { ...end, top: 250 }, true)).toBe(true);
});
