// Every game on the shelf has a clock: whoever says nothing, the match goes on.
import { shelf } from '@orrery/games';
import { Dice, type Entry, Host, type Journal, type Pace } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { secretOf } from '../../kernel/tests/secret.ts';
import { MatchClock } from '../src/index.ts';
import { FakeTime } from './fake-time.ts';

async function begun(id: string, pace: Partial<Pace>) {
  const room = shelf.find((each) => each.id === id)!;
  const { game } = await room.rules();
  const seats = Math.max(2, game.seats.min);
  const read = game.readOptions({ ...(id === 'sky-of-stars' ? { timers: 'brisk' } : {}) }, seats);
  if (!read.ok) throw new Error(read.problem);
  const entries: Entry[] = [];
  const journal: Journal = {
    append: async (_match, entry) => {
      entries.push(entry);
      return 'kept';
    },
    read: async (_match, from) => entries.slice(from),
  };
  const time = new FakeTime();
  const world = { journal, chance: (_m: string, n: number) => new Dice(`luck ${n}`), now: () => time.now() };
  const head = { id: 'match', game: game.id, rules: game.rules, seats, options: read.value };
  const host = await Host.begin(game, head, world);
  const trouble = (error: unknown) => {
    throw error;
  };
  const settings = {
    pace: { tempo: 'live', fixedWindows: false, ...pace } as Pace,
    time,
    secret: secretOf('x'),
    trouble,
  };
  const clock = new MatchClock(host, settings);
  clock.run();
  return { host, clock, time };
}

describe.each(shelf.map(({ id }) => id))('%s', (id) => {
  test('nobody answers: every question is timed, and the match goes on by itself', async () => {
    const { host, clock, time } = await begun(id, {});
    const questions = new Set<number>();
    for (let steps = 0; steps < 60 && host.result === null; steps++) {
      expect(clock.left, `after entry ${host.seq}`).not.toBeNull();
      const before = host.seq;
      await time.pass(clock.left!.left);
      expect(host.seq).toBeGreaterThan(before);
      questions.add(host.seq);
    }
    if (host.result === null) expect(questions.size).toBeGreaterThan(10);
  });

  test('where nobody is hurried nothing is timed, unless the game answers for its seats: the clock does not even look', async () => {
    const { host } = await begun(id, { tempo: 'off' });
    const { pacing } = host.game;
    const luck = new Dice('moves');
    const timed = new Set<boolean>();
    for (let no = 0; no < 200 && host.result === null; no++) {
      timed.add(pacing!.timing(host.view('table'), 'off') !== null);
      const [by] = host.awaited;
      const move = host.game.pick(host.game.imagine(host.view(by!), by!, luck), by!, luck);
      expect(await host.play({ by: by!, id: `${no}`, decision: host.decision(by!), move })).toMatchObject({ ok: true });
    }
    expect([...timed]).toEqual([pacing!.answering !== undefined]);
  });

  test('the longest question has the time that the game says, and by correspondence the days of the table', async () => {
    for (const [pace, longest] of [
      [{}, (most: number) => most],
      [{ tempo: 'days', days: 3 }, () => 3 * 24 * 3_600_000],
    ] as const) {
      const { host, clock, time } = await begun(id, pace);
      let most = 0;
      for (let steps = 0; steps < 120 && host.result === null; steps++) {
        most = Math.max(most, clock.left!.of);
        await time.pass(clock.left!.left);
      }
      expect(most).toBe(longest(host.game.pacing!.longest(host.head.options)!));
    }
  });

  test('by correspondence in days; and without a clock nobody is hurried', async () => {
    const slow = await begun(id, { tempo: 'days', days: 3 });
    expect(slow.clock.left!.of).toBeGreaterThan(3_600_000);
    const never = await begun(id, { tempo: 'off' });
    expect([never.clock.left, never.clock.dueIn]).toEqual([null, null]);
  });
});
