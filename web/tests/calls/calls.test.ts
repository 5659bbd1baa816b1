import { afterEach, expect, test, vi } from 'vitest';
import { changeCalls, useCalls } from '../../src/calls/useCalls.ts';
import { api } from '../../src/remote/api.ts';

afterEach(() => vi.restoreAllMocks());

test('a box that is ticked stays ticked while the answer to the change before comes in', async () => {
  const known = { key: 'k', quiet: null, gather: 10, webhook: null, devices: [], tables: [] };
  const answers: (() => void)[] = [];
  const kept = { ...known } as object;
  vi.spyOn(api, 'changeCalls').mockImplementation(
    (change) =>
      new Promise((answer) => {
        answers.push(() => answer({ ok: true, value: Object.assign(kept, change) as never }));
      }),
  );
  useCalls.setState({ calls: known as never });
  const quiet = { from: 0, to: 60, zone: 'UTC' };
  const both = [changeCalls({ gather: 60 }), changeCalls({ quiet })];
  expect(useCalls.getState().calls).toMatchObject({ gather: 60, quiet });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(useCalls.getState().calls).toMatchObject({ gather: 60, quiet });
  answers[1]!();
  expect(await Promise.all(both)).toEqual([null, null]);
  expect(useCalls.getState().calls).toMatchObject({ gather: 60, quiet });
});
