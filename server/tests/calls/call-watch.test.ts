import { expect, test } from 'vitest';
import { CallWatch } from '../../src/calls/call-watch.ts';
import type { Live } from '../../src/matches/live.ts';
import type { Store } from '../../src/stores/store.ts';
import type { Table } from '../../src/tables/table.ts';
import { freshTable } from '../fresh-table.ts';

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

test('that somebody on vacation is not called is written once, however much the others play meanwhile', async () => {
  const fresh = freshTable();
  const seated = (holder: string) => ({ ...fresh.seats[0]!, holder });
  let table: Table = {
    ...{ ...fresh, status: 'playing', seats: [seated('ada'), seated('bo')] },
    ...{ pace: { tempo: 'days', fixedWindows: false, days: 1 }, vacations: [{ person: 'bo', until: 9 }] },
    matches: [{ id: 'match', game: 1, places: null, seal: '' }],
  };
  const written: string[] = [];
  const answers: Record<string, unknown> = { uncalledTables: [], subscriptionsOf: [{}], lastBy: 7, keepCall: 'kept' };
  const store = new Proxy({} as Store, {
    get: (_, method: string) => async () => {
      if (method === 'dropCall' || method === 'keepCall') written.push(method);
      return method === 'table' ? table : (answers[method] ?? null);
    },
  });
  const watch = new CallWatch({
    ...{ store, wait: 0, now: () => 0, soon: () => undefined, serves: () => true },
    presence: { attends: () => false, isThere: () => false, isLooking: (_, person) => person === 'ada' },
  });
  const live = { table: table.id, host: { head: { id: 'match' }, result: null, awaited: [0, 1] }, pace: table.pace };
  const look = async () => {
    watch.look(live as unknown as Live);
    await new Promise((done) => setImmediate(done));
  };
  for (let entries = 0; entries < 3; entries++) await look();
  expect(written).toEqual(['dropCall']);
  table = { ...table, vacations: [] };
  await look();
  expect(written).toEqual(['dropCall', 'keepCall']);
  table = { ...table, vacations: [{ person: 'bo', until: 99 }] };
  for (let entries = 0; entries < 3; entries++) await look();
  expect(written).toEqual(['dropCall', 'keepCall', 'dropCall']);
});
