import { Dice, type Entry, Host, type Seat } from '@orrery/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seatBots, type Think } from '../../bots/src/index.ts';
import { secretOf } from '../../kernel/tests/secret.ts';
import { MatchClock, realTime } from '../src/index.ts';
import { game } from './war.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A match of bots in its first end window, with a thought of their own for each seat. */
async function windowOfBots(think: Think) {
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
  const clock = new MatchClock(host, { pace, time: realTime, secret: secretOf('s'), trouble: () => undefined });
  clock.run();
  await clock.play({
    by: 0,
    id: 'a',
    decision: host.decision(0),
    move: { t: 'discard', card: host.view(0).players[0]!.hand![0]! },
  }).answer;
  const sent: { by: Seat; move: unknown; at: number }[] = [];
  const begun = Date.now();
  const stop = seatBots(host, {
    seats: new Map([
      [0, 'easy'],
      [1, 'hard'],
    ]),
    think,
    secret: secretOf('s'),
    pace: { min: 100, max: 900 },
    play: (play) => {
      sent.push({ by: play.by, move: play.move, at: Date.now() - begun });
      return clock.play(play).answer;
    },
  });
  return { host, clock, sent, stop };
}

test('PX-P30: in a window a bot answers in the same moment, however long it has thought', async () => {
  const moments: unknown[] = [];
  for (const thinking of [1, 600, 1800, 20_000]) {
    const think: Think = () => new Promise((done) => setTimeout(() => done({ t: 'pass' }), thinking));
    const { clock, sent, stop } = await windowOfBots(think);
    await vi.advanceTimersByTimeAsync(1500);
    moments.push(sent.slice(0, 2));
    stop();
    clock.stop();
  }
  expect(moments[0]).toMatchObject([{ move: { t: 'pass' } }, { move: { t: 'pass' } }]);
  for (const other of moments) expect(other).toEqual(moments[0]);
});

test('PX-P30: bots that have thought for a moment or for long pass when the window is old enough', async () => {
  const think: Think = ({ me }) => new Promise((done) => setTimeout(() => done({ t: 'pass' }), me === 0 ? 1 : 900));
  const { host, clock, stop } = await windowOfBots(think);
  await vi.advanceTimersByTimeAsync(1499);
  expect([host.view('table').phase, host.awaited]).toEqual(['endWindow', [0, 1]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(host.view('table').phase).toBe('main');
  stop();
  clock.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(vi.getTimerCount()).toBe(0);
});
