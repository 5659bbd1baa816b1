import { Dice, type Entry, Host, type Pace } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { game } from '../../games/sky-of-stars/src/rules/index.ts';
import { secretOf } from '../../kernel/tests/secret.ts';
import { MatchClock, type Memo } from '../src/index.ts';
import { FakeTime } from './fake-time.ts';

async function begun(pace: Pace) {
  const read = game.readOptions({ timers: 'brisk', rounds: 1 }, 3);
  if (!read.ok) throw new Error(read.problem);
  const entries: Entry[] = [];
  const time = new FakeTime();
  const head = { id: 'sky', game: game.id, rules: game.rules, seats: 3, options: read.value };
  const host = await Host.begin(game, head, {
    journal: {
      append: async (_match, entry) => {
        entries.push(entry);
        return 'kept';
      },
      read: async (_match, from) => entries.slice(from),
    },
    chance: (_match, drawn) => new Dice(`sky ${drawn}`),
    now: () => time.now(),
  });
  const trouble = (error: unknown) => {
    throw error;
  };
  const memos: Memo[] = [];
  const keep = (memo: Memo) => void memos.push(memo);
  const clock = new MatchClock(host, { pace, time, secret: secretOf('s'), keep, trouble });
  clock.run();
  return { host, clock, time, memos };
}

test('SK-P21: A Sky of Stars that nobody answers is drawn, shown and counted by its clock alone', async () => {
  const { host, clock, time } = await begun({ tempo: 'live', fixedWindows: false });
  expect(clock.prefer(0, 'ask')).toBe(false);
  expect(clock.left).toEqual({ left: 25_000, of: 25_000 });
  await time.pass(24_999);
  expect(host.view('table').phase).toBe('start');
  await time.pass(1);
  expect(host.view('table').phase).toBe('act');
  await time.pass(3_600_000);
  expect(host.result).not.toBeNull();
  expect(time.waiting).toBe(0);
});

test('who is on vacation answers a question that others have not: time goes on, and it is written down', async () => {
  const { host, clock, memos, time } = await begun({ tempo: 'days', fixedWindows: false, days: 1 });
  await time.pass(1000);
  clock.rest([1]);
  expect(memos.at(-1)).toMatchObject({ spent: 1000, stands: true });
  const { question } = memos.at(-1)!;
  await time.pass(9000);
  const dice = new Dice(1);
  while (host.waiting('table').includes(1)) {
    const move = game.fallback(game.imagine(host.view(1), 1, dice), 1, dice);
    const play = { by: 1, id: `p${host.seq}`, decision: host.decision(1), move };
    expect(await clock.play(play).answer).toMatchObject({ ok: true });
  }
  expect([clock.left?.stands, clock.dueIn]).toEqual([undefined, clock.left!.of - 1000]);
  expect(memos.at(-1)).toMatchObject({ question, spent: 1000 });
  expect(memos.at(-1)).not.toHaveProperty('stands');
  clock.stop();
});
