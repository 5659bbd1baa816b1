import type { Kind, Told } from '@orrery/kernel';
import { expect, it } from 'vitest';
import type { Standing } from '../../src/play/feed.ts';
import { withEarlier } from '../../src/remote/merge.ts';

const telling = (no: number): Told<Kind> => ({ no, at: no, seen: [] });
const known = { told: [telling(5), telling(6)] } as unknown as Standing<Kind>;
const numbers = (page: readonly number[]) => withEarlier(known, page.map(telling)).told.map(({ no }) => no);

it('puts a page of earlier tellings before those it has, if it fits there', () => {
  expect(numbers([3, 4])).toEqual([3, 4, 5, 6]);
  expect(numbers([2, 3])).toEqual([5, 6]);
  expect(numbers([4, 5])).toEqual([5, 6]);
  expect(numbers([])).toEqual([5, 6]);
});
