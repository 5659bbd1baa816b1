import { Dice, type Entry, Host } from '@orrery/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seatBots } from '../../bots/src/index.ts';
import { MatchClock, realTime } from '../src/index.ts';
import { game } from './war.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('PX-P30: bots that have thought for a moment or for long pass when the window is old enough', async () => {
  const read = game.readOptions({ mulligan: false, firstPlayer: 0 }, 2);
  if (!read.ok) throw new Error(read.problem);
  const entries: Entry[] = [];
  const journal = {
    append: async (_match: string, entry: Entry) => {
      entries.push(entry);
      return 'kept' as const;
    },
    read: async (_match: string, from: number) => entries.slice(from),
  };
  const head = { id: 'm', game: game.id, rules: game.rules, seats: 2, options: read.value };
  const host = await Host.begin(game, head, { journal, chance: (_m, n) => new Dice(`bots ${n}`), now: Date.now });
  const pace = { tempo: 'live', fixedWindows: false } as const;
  const clock = new MatchClock(host, { pace, time: realTime, secret: 's', trouble: () => undefined });
  clock.run();
  await clock.play({
    by: 0,
    id: 'a',
    decision: host.decision(0),
    move: { t: 'discard', card: host.view(0).players[0]!.hand![0]! },
  }).answer;
  const stop = seatBots(host, {
    seats: new Map([
      [0, 'easy'],
      [1, 'hard'],
    ]),
    think: ({ me }) => new Promise((done) => setTimeout(() => done({ t: 'pass' }), me === 0 ? 1 : 900)),
    secret: 's',
    pace: { min: 100, max: 100 },
    play: (move) => clock.play(move).answer,
  });
  await vi.advanceTimersByTimeAsync(1499);
  expect([host.view('table').phase, host.awaited]).toEqual(['endWindow', [0, 1]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(host.view('table').phase).toBe('main');
  stop();
  clock.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(vi.getTimerCount()).toBe(0);
});
