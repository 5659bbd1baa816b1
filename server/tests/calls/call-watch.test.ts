import { expect, test } from 'vitest';
import { CallWatch } from '../../src/calls/call-watch.ts';
import type { Live } from '../../src/matches/live.ts';
import type { Store } from '../../src/stores/store.ts';

/** A watch over one table at which seat 1 is awaited, and what it asks the store. */
function watching({ there, serves }: { there: boolean; serves: boolean }) {
  const asked: string[] = [];
  const store = new Proxy({} as Store, {
    get: (_, method) => async () => {
      asked.push(String(method));
      return null;
    },
  });
  const watch = new CallWatch({
    ...{ store, wait: 0, now: () => 0, soon: () => undefined, serves: () => serves },
    presence: { attends: () => there, isThere: () => there, isLooking: () => there },
  });
  const host = { head: { id: 'match' }, result: null, awaited: [1] };
  watch.look({ table: 'table', host, pace: { tempo: 'off' } } as unknown as Live);
  return asked;
}

test('somebody who is awaited and not there is looked for', () => {
  expect(watching({ there: false, serves: true })).toEqual(['table']);
});

test('where everybody is there who is awaited, nothing is read', () => {
  expect(watching({ there: true, serves: true })).toEqual([]);
});

test('when a table goes to another node its people go with it: nobody is looked for', () => {
  expect(watching({ there: false, serves: false })).toEqual([]);
});
