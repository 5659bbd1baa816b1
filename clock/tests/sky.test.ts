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
  const disk = { free: Promise.resolve() };
  const head = { id: 'sky', game: game.id, rules: game.rules, seats: 3, options: read.value };
  const host = await Host.begin(game, head, {
    journal: {
      append: async (_match, entry) => {
        await disk.free;
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
  const late: number[] = [];
  const ranOut = (seat: number) => void late.push(seat);
  const clock = new MatchClock(host, { pace, time, secret: secretOf('s'), keep, ranOut, trouble });
  clock.run();
  return { host, clock, time, memos, disk, late };
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

test('whose device alone says that they are ready counts as absent like who says nothing, until they answer themselves', async () => {
  const { host, clock, time } = await begun({ tempo: 'live', fixedWindows: false });
  const dice = new Dice(1);
  let ids = 0;
  const answer = async (by: number, unattended?: 'unattended') => {
    const move = game.pick(game.imagine(host.view(by), by, dice), by, dice);
    const ready = host.view('table').phase === 'window' ? { t: 'ready' } : move;
    const play = { by, id: `a${ids++}`, decision: host.decision(by), move: ready };
    expect(await clock.play(play, unattended).answer).toMatchObject({ ok: true });
  };
  const phase = () => host.view('table').phase;
  while (phase() !== 'window') for (const by of [0, 1, 2]) if (host.waiting(by).includes(by)) await answer(by);
  while (!clock.absent.includes(2)) {
    expect(time.now()).toBeLessThan(60_000);
    for (const by of [0, 1]) if (host.waiting(by).includes(by)) await answer(by);
    if (phase() !== 'window') await time.pass(1000);
    else if (host.waiting(2).includes(2)) await answer(2, 'unattended');
  }
  expect(clock.absent).toEqual([2]);
  expect(host.waiting(2)).toContain(2);
  await answer(2);
  expect(clock.absent).toEqual([]);
});

test('whose answer is on its way to the log as the time runs out has answered in time', async () => {
  const { host, clock, time, disk, late } = await begun({ tempo: 'live', fixedWindows: false });
  const dice = new Dice(1);
  await time.pass(24_999);
  const { promise, resolve } = Promise.withResolvers<void>();
  disk.free = promise;
  const move = game.pick(game.imagine(host.view(0), 0, dice), 0, dice);
  const { answer } = clock.play({ by: 0, id: 'just', decision: host.decision(0), move });
  const passing = time.pass(1);
  await new Promise(setImmediate);
  resolve();
  await passing;
  expect(await answer).toMatchObject({ ok: true });
  expect([host.view('table').phase, late]).toEqual(['act', [1, 2]]);
});
