import type { Kind } from '@orrery/kernel';
import type { TalkLine } from '@orrery/wire';
import { expect, test } from 'vitest';
import { emptyFeed, type TableFeed } from '../../src/play/feed.ts';
import { WaitingTalk } from '../../src/wait/WaitingTalk.tsx';
import { inBrowser, openScreen, shown } from '../page/page.tsx';
import { free, mine, seat, table } from '../screens/fixtures.ts';

inBrowser();
const line = (over: Partial<TalkLine>): TalkLine => ({
  ...{ id: 'a', at: 0, from: 1, name: 'Livia', to: [], text: 'Five minutes!' },
  ...over,
});

function feedWith(talk: readonly TalkLine[] | null) {
  const said: unknown[] = [];
  const state = { ...emptyFeed, talk, contact: 'live' as const };
  const feed = {
    now: () => state,
    watch: () => () => undefined,
    say: async (...what: unknown[]) => {
      said.push(what);
      return null;
    },
  };
  return { feed: feed as unknown as TableFeed<Kind>, said };
}

test('who waits reads and speaks, in the open and in private', async () => {
  const { feed, said } = feedWith([line({}), line({ id: 'b', from: 2, to: [1], name: 'Otto', text: 'between us' })]);
  const page = await openScreen(<WaitingTalk feed={feed} table={table({ seats: [mine(), seat(), seat()] })} />);
  expect(page.text()).toContain('Five minutes!');
  expect(page.text(), 'said to another').not.toContain('between us');
  await page.type('No hurry');
  await page.tap('Send');
  expect(said).toEqual([[0, [], 'No hurry']]);
});

test('alone there is nobody to talk to, and where nobody talks there is no chat', async () => {
  expect(await shown(<WaitingTalk feed={feedWith([]).feed} table={table({ seats: [mine(), free()] })} />)).toBe('');
  expect(await shown(<WaitingTalk feed={feedWith(null).feed} table={table()} />)).toBe('');
  const left = table({ seats: [mine(), free()] });
  expect(await shown(<WaitingTalk feed={feedWith([line({})]).feed} table={left} />)).toContain('Five minutes!');
});
