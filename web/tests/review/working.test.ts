import type { Verdict } from '@orrery/bots/verdict';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Progress } from '../../src/review/verdict/progress.ts';
import { followVerdict, foundSoFar } from '../../src/review/verdict/working.ts';

type Judge = NonNullable<Parameters<typeof followVerdict>[3]>;
type News = Parameters<Parameters<Judge>[1]>[0];
const workers: { id: string; tell: (news: News) => void; stopped: boolean }[] = [];
const judge: Judge = ({ head }, tell) => {
  const worker = { id: head.id, tell, stopped: false };
  workers.push(worker);
  return () => {
    worker.stopped = true;
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  workers.length = 0;
});

const match = (id: string) => ({ head: { id, game: 'g', rules: 1, seats: 2, options: {} }, entries: [] });
const open = (moment: number): News => ({ t: 'found', found: [{ t: 'open', moment, chances: [0.5, 0.5] }] });

function follow(id: string) {
  const heard: Progress[] = [];
  const leave = followVerdict(match(id), 3, (progress) => heard.push(progress), judge);
  return { heard, leave };
}

test('from the end sheet to the review: what was found stays found, and one worker goes on', async () => {
  const sheet = follow('a');
  workers[0]!.tell(open(0));
  vi.advanceTimersByTime(1000);
  expect(sheet.heard.at(-1)!.open).toHaveLength(1);
  sheet.leave();
  const review = follow('a');
  expect(review.heard[0]!.open).toHaveLength(1);
  expect(foundSoFar(match('a'))!.open).toHaveLength(1);
  expect(foundSoFar(match('b'))).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(workers.map(({ stopped }) => stopped)).toEqual([false]);
  workers[0]!.tell(open(1));
  vi.advanceTimersByTime(1000);
  expect(review.heard.at(-1)!.open).toHaveLength(2);
  expect(sheet.heard.at(-1)!.open).toHaveLength(1);
  const verdict: Verdict = { open: [], margin: 0, known: [], turns: [], moves: [], luck: [], lucky: [] };
  workers[0]!.tell({ t: 'verdict', verdict });
  expect(review.heard.at(-1)!.state).toBe('done');
  review.leave();
});

test('what nobody comes back to is stopped, at once where another match is looked at', () => {
  follow('b').leave();
  vi.advanceTimersByTime(29_000);
  expect(workers[0]!.stopped).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(workers[0]!.stopped).toBe(true);
  follow('b').leave();
  const other = follow('c');
  expect(workers.map(({ id, stopped }) => `${id} ${stopped}`)).toEqual(['b true', 'b true', 'c false']);
  other.leave();
});
