import type { ServerMessage } from '@orrery/wire';
import { expect, it } from 'vitest';
import { DataSets } from '../../src/remote/data.ts';
import { WholeMessages } from '../../src/remote/whole.ts';

const hash = 'a'.repeat(64);
const cards = { cards: ['Nova'] };
const table = (options: object) => ({ t: 'table', table: { id: 't', options } }) as unknown as ServerMessage;
const steps = { t: 'steps', told: [], view: { round: 1, options: null } } as unknown as ServerMessage;
const settled = () => new Promise((done) => setTimeout(done));

/** A page whose data sets come when the test says so. */
function page(answers: (object | null)[] = [cards]) {
  const heard: ServerMessage[] = [];
  const asked: string[] = [];
  let missed = 0;
  const sets = new DataSets(async (name) => {
    asked.push(name);
    return answers.shift() ?? null;
  });
  const whole = new WholeMessages(
    { sets, rules: { find: () => null, bring: async () => undefined } },
    (message) => heard.push(message),
    () => missed++,
  );
  return { whole, heard, asked, missed: () => missed };
}

it('hands everything on at once where a table brings nothing', () => {
  const { whole, heard, asked } = page();
  whole.take(table({ sector: 'grid', data: 'ours-1' }));
  whole.take(steps);
  expect(heard).toEqual([
    table({ sector: 'grid', data: 'ours-1' }),
    { ...steps, view: { round: 1, options: { sector: 'grid', data: 'ours-1' } } },
  ]);
  expect(asked).toEqual([]);
});

it('fetches a data set once, and keeps the order of what was said meanwhile', async () => {
  const { whole, heard, asked } = page();
  for (const message of [table({ data: { sha256: hash } }), steps, { t: 'pong' } as const]) whole.take(message);
  expect(heard).toEqual([]);
  await settled();
  expect(heard.map(({ t }) => t)).toEqual(['table', 'steps', 'pong']);
  expect(heard[1]).toMatchObject({ view: { round: 1, options: { data: cards } } });
  whole.take(table({ data: { sha256: hash }, arrow: 'fixed' }));
  expect(heard.at(-1)).toEqual(table({ data: cards, arrow: 'fixed' }));
  expect(asked).toEqual([hash]);
});

it('tells the options of an event, too', () => {
  const { whole, heard } = page();
  const told = [{ no: 0, at: 1, seen: [{ t: 'gameStarted', options: null }, { t: 'dealt' }] }];
  whole.take(table({ sector: 'grid' }));
  whole.take({ ...steps, told } as unknown as ServerMessage);
  expect(heard[1]).toMatchObject({ told: [{ seen: [{ options: { sector: 'grid' } }, { t: 'dealt' }] }] });
});

it('says so where a data set cannot be had, and shows nothing of a connection that is gone', async () => {
  const { whole, heard, missed } = page([null, cards]);
  whole.take(table({ data: { sha256: hash } }));
  await settled();
  expect([missed(), heard]).toEqual([1, []]);
  whole.take(table({ data: { sha256: hash }, arrow: 'old' }));
  whole.begin();
  whole.take({ t: 'pong' });
  await settled();
  expect(heard).toEqual([{ t: 'pong' }]);
});
