// What the worker knows of waiting tables while no page is open: a page says it, pushes add to it.
import { afterEach, expect, test, vi } from 'vitest';
import { calledFrom } from '../../src/offline/notify.ts';
import { keepWaiting, waitingWith } from '../../src/offline/waiting.ts';

afterEach(() => vi.unstubAllGlobals());

function emptyCaches() {
  const kept = new Map<string, string>();
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (key: string, response: Response) => void kept.set(key, await response.text()),
      match: async (key: string) => (kept.has(key) ? new Response(kept.get(key)) : undefined),
    }),
  });
}

test('pushes count on from what the page knew, each table once, until a page says otherwise', async () => {
  emptyCaches();
  expect(await waitingWith(['a'])).toBe(1);
  await keepWaiting({ waiting: ['a', 'b'] });
  expect(await waitingWith(['b'])).toBe(2);
  expect(await waitingWith(['c', 'd'])).toBe(4);
  await keepWaiting({ lang: 'it' });
  expect(await waitingWith([])).toBe(4);
  await keepWaiting({ waiting: [] });
  expect(await waitingWith([])).toBe(0);
});

test('a trial call and one that cannot be read name no table that waits', () => {
  const table = { id: 'abcdefghij', game: 'shooting-star', title: 'Shooting Star', name: null };
  const call = (kind: string) => calledFrom(JSON.stringify({ kind, tables: [table], count: 1 }), 'en').tables;
  expect([call('turn'), call('test'), calledFrom('nonsense', 'en').tables]).toEqual([[table.id], [], []]);
});

test('a rematch that others want is told as that, and counts as a table that waits', () => {
  const table = { id: 'a'.repeat(22), game: 'bidding', title: 'Bidding', name: null, again: true };
  const said = (lang: 'en' | 'it') => calledFrom(JSON.stringify({ kind: 'turn', tables: [table], count: 1 }), lang);
  expect(said('en')).toMatchObject({ title: 'Someone wants a rematch', tables: [table.id], path: `/t/${table.id}` });
  expect(said('it').title).toBe('Qualcuno vuole la rivincita');
});
