import { expect, test } from 'vitest';
import { Lately } from '../../src/polls/lately.ts';

test('a timer that is early by the clock still tells that somebody has gone', () => {
  const here = new Set(['Ada', 'Bo']);
  let now = 0;
  let ring = (): void => {};
  const looks: string[][] = [];
  const time = {
    now: () => now,
    after: (ms: number, work: () => void) => {
      ring = () => {
        now += ms - 0.4;
        work();
      };
      return () => {};
    },
  };
  const lately: Lately = new Lately(
    () => here,
    time,
    () => looks.push([...lately.people()]),
  );
  here.delete('Bo');
  lately.look();
  expect([...lately.people()]).toEqual(['Ada', 'Bo']);
  ring();
  expect(looks).toEqual([['Ada']]);
});

test('who comes back is not forgotten, and may go once more', () => {
  const here = new Set(['Ada', 'Bo']);
  const rings = new Set<() => void>();
  const time = {
    now: () => 0,
    after: (_: number, work: () => void) => {
      rings.add(work);
      return () => rings.delete(work);
    },
  };
  const lately = new Lately(
    () => here,
    time,
    () => {},
  );
  const go = (): void => {
    here.delete('Bo');
    lately.look();
  };
  go();
  here.add('Bo');
  lately.look();
  expect(rings.size).toBe(0);
  go();
  expect(rings.size).toBe(1);
  expect(lately.people().has('Bo')).toBe(true);
});
