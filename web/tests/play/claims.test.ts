import { CLAIM } from '@orrery/ui';
import { expect, test } from 'vitest';
import { claimsIn } from '../../src/play/useClaims.ts';

const line = (from: number, at: number, text = CLAIM, to: readonly number[] = []) => ({
  ...{ id: `l${at}`, at, from, text },
  to: [...to],
});

test('claims are those of this match, each seat’s last, said to all', () => {
  const talk = [line(0, 5), line(1, 12, 'hello'), line(2, 13, CLAIM, [1]), line(0, 20), line(0, 30), line(1, 31)];
  expect(claimsIn(talk, 10)).toEqual([
    { seat: 0, at: 30 },
    { seat: 1, at: 31 },
  ]);
});
