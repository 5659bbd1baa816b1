import { Dice, type Entry, Host } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { game } from '../../games/sky-of-stars/src/rules/index.ts';
import { secretOf } from '../../kernel/tests/secret.ts';
import { MatchClock } from '../src/index.ts';
import { FakeTime } from './fake-time.ts';

test('SK-P21: A Sky of Stars that nobody answers is drawn, shown and counted by its clock alone', async () => {
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
  const clock = new MatchClock(host, {
    pace: { tempo: 'live', fixedWindows: false },
    time,
    secret: secretOf('s'),
    trouble,
  });
  clock.run();
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
