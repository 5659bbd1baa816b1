import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { momentWriter, restTime } from '../../src/review/moment-writer.ts';

/** A browser that takes only so many changes of its address, as Safari does. */
function browser(mostWrites: number) {
  const address = { pathname: '/m/abc', search: '?x=1', hash: '' };
  const written: string[] = [];
  const replaceState = (state: unknown, _: string, to: string) => {
    expect(state).toBe('kept');
    if (written.length >= mostWrites) throw new DOMException('too many calls', 'SecurityError');
    written.push(to);
    address.hash = new URL(to, 'http://here').hash;
  };
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', { state: 'kept', replaceState });
  return { address, written, allow: (more: number) => (mostWrites += more) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('of many moments in a row the address gets the one that rests', () => {
  const { written } = browser(100);
  const writer = momentWriter();
  for (let moment = 1; moment <= 1000; moment++) {
    writer.keep(moment);
    vi.advanceTimersByTime(restTime / 10);
  }
  expect(written).toEqual([]);
  vi.advanceTimersByTime(restTime);
  expect(written).toEqual(['/m/abc?x=1#1000']);
  writer.keep(0);
  vi.advanceTimersByTime(restTime);
  expect(written.at(-1)).toBe('/m/abc?x=1');
});

test('a browser that refuses more changes does not end the page, and gets the moment when it takes them again', () => {
  const { written, allow } = browser(100);
  const writer = momentWriter();
  for (let moment = 1; moment <= 300; moment++) {
    writer.keep(moment);
    vi.advanceTimersByTime(restTime);
  }
  expect(written).toHaveLength(100);
  allow(1);
  writer.flush();
  expect(written.at(-1)).toBe('/m/abc?x=1#300');
});

test('what waits is written when the page is left, once, and never into the address of another page', () => {
  const { address, written } = browser(100);
  const writer = momentWriter();
  writer.keep(7);
  writer.flush();
  writer.flush();
  vi.advanceTimersByTime(restTime);
  expect(written).toEqual(['/m/abc?x=1#7']);
  writer.keep(7);
  vi.advanceTimersByTime(restTime);
  expect(written).toHaveLength(1);
  writer.keep(8);
  address.pathname = '/';
  writer.flush();
  vi.advanceTimersByTime(restTime);
  expect(written).toHaveLength(1);
});
