import { expect, it } from 'vitest';
import { lineNow } from '../../src/frame/line-now.ts';
import type { LogLine } from '../../src/log/lines.ts';

const line = (no: number, event: number): LogLine => ({
  key: `${no}.${event}`,
  at: { no, event },
  actor: null,
  text: '',
  cells: [],
  heading: false,
});
const log = [line(1, 0), line(1, 2), line(3, 0)];

it.each([
  [{ no: 1, event: 2 }, '1.2'],
  [{ no: 1, event: 1 }, '1.0'],
  [{ no: 2, event: 5 }, '1.2'],
  [{ no: 9, event: 0 }, '3.0'],
  [{ no: 0, event: 7 }, undefined],
])('while %j is on stage the bar says line %s', (at, key) => {
  expect(lineNow(log, { at })?.key).toBe(key);
});

it('says nothing while the event on stage keeps its secret', () => {
  const at = { no: 1, event: 2 };
  expect(lineNow(log, { at, cue: { hushed: true } })).toBeUndefined();
  expect(lineNow(log, { at, cue: { hushed: false } })?.key).toBe('1.2');
});

it('goes on with what details come of, unless somebody goes from one to the next', () => {
  const shot = [line(4, 0), { ...line(4, 1), detail: true as const }, { ...line(4, 2), detail: true as const }];
  const at = { no: 4, event: 2 };
  expect(lineNow([...log, ...shot], { at })?.key).toBe('4.0');
  expect(lineNow([...log, ...shot], { at, paused: true })?.key).toBe('4.2');
});

it('passes over who came and went: that is no moment of the match', () => {
  const came: LogLine = { ...line(0, 0), key: 'coming.0', at: null };
  expect(lineNow([...log, came], { at: { no: 9, event: 0 } })?.key).toBe('3.0');
});
