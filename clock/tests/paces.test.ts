// How a table is paced: times as long, in reserve, in days; and who lets the time run out again and again.
import { expect, test } from 'vitest';
import { war } from './war.ts';

const day = 24 * 3_600_000;

test('three times as slow, every question has three times its time', async () => {
  const { clock } = await war({ slower: 3 });
  expect(clock.left).toEqual({ left: 180_000, of: 180_000 });
});

test('at a table of before by correspondence the longest question has so many days, and others are in proportion', async () => {
  for (const days of [1, 3, 7] as const) {
    const { clock, act, phase } = await war({ tempo: 'days', days });
    expect(clock.left).toEqual({ left: days * day, of: days * day });
    await act();
    expect(phase()).toBe('endWindow');
    expect(clock.left?.of).toBe((days * day * 8) / 60);
  }
});

test('by correspondence every decision has all of its days, at a table that was laid so', async () => {
  for (const days of [1, 3, 7] as const) {
    const { clock, act, phase } = await war({ tempo: 'days', days, whole: true });
    expect(clock.left).toEqual({ left: days * day, of: days * day });
    await act();
    expect(phase()).toBe('endWindow');
    expect(clock.left).toEqual({ left: days * day, of: days * day });
  }
});

test('what goes beyond the time of a question is taken from the reserve of who alone is awaited', async () => {
  const { clock, time, act, memos, reopen, host } = await war({ reserve: 60_000 });
  expect(clock.left).toEqual({ left: 120_000, of: 120_000 });
  await time.pass(90_000);
  await act();
  // Both are asked at the window: nobody's reserve counts there, or its end would tell who had not answered.
  expect(clock.left).toEqual({ left: 8000, of: 8000 });
  await time.pass(8000);
  expect(host.view('table').active).toBe(1);
  expect(clock.left).toEqual({ left: 120_000, of: 120_000 });
  await act();
  await time.pass(8000);
  expect(host.view('table').active).toBe(0);
  expect(clock.left).toEqual({ left: 90_000, of: 90_000 });
  clock.stand();
  expect(memos.at(-1)).toMatchObject({ reserves: { 0: 30_000 } });
  clock.stop();
  expect((await reopen(memos.at(-1)!)).clock.left).toEqual({ left: 90_000, of: 90_000 });
});

test('the reserve has an end, and then the time runs out as without it', async () => {
  const { clock, time, phase, memos } = await war({ reserve: 60_000 });
  await time.pass(119_999);
  expect(phase()).toBe('main');
  await time.pass(1);
  expect(phase()).not.toBe('main');
  clock.stand();
  expect(memos.at(-1)).toMatchObject({ reserves: { 0: 60_000 } });
});

test('who lets it run out twice in a row counts as absent, until they answer; it is remembered through a restart', async () => {
  const { clock, time, host, act, memos, reopen, ranOut } = await war();
  const round = async () => {
    await time.pass(60_000);
    await time.pass(8000);
  };
  await round();
  expect(host.view('table').active).toBe(1);
  expect([ranOut(), clock.absent]).toEqual([[0], []]);
  await round();
  expect([ranOut(), clock.absent]).toEqual([[0, 1], []]);
  await round();
  await round();
  expect([ranOut(), clock.absent]).toEqual([
    [0, 1, 0, 1],
    [0, 1],
  ]);
  const later = await reopen(memos.at(-1)!);
  expect(later.clock.absent).toEqual([0, 1]);
  later.clock.stop();
  expect(await act()).toMatchObject({ ok: true });
  expect(clock.absent).toEqual([1]);
  clock.forget(1);
  expect(clock.absent).toEqual([]);
});

test('while somebody is awaited who is on vacation time stands still, also through a restart; whose time is up stays so', async () => {
  const { clock, time, act, memos, reopen, host, phase } = await war({ tempo: 'days', days: 1 });
  await time.pass(day / 4);
  expect(clock.rest([1])).toEqual({ changed: false });
  expect(clock.rest([0])).toEqual({ changed: true });
  expect([clock.left, clock.dueIn]).toEqual([{ left: (3 * day) / 4, of: day, stands: true }, null]);
  await time.pass(9 * day);
  expect(clock.left).toEqual({ left: (3 * day) / 4, of: day, stands: true });
  expect(memos.at(-1)).toMatchObject({ spent: day / 4, stands: true });
  const later = await reopen(memos.at(-1)!);
  later.clock.rest([0]);
  later.clock.run();
  expect([later.clock.left?.stands, later.clock.dueIn]).toEqual([true, null]);
  later.clock.stop();
  // Their own move ends the question, and the next is not theirs alone.
  clock.rest([]);
  expect(memos.at(-1)).not.toHaveProperty('stands');
  clock.rest([0]);
  expect(await act()).toMatchObject({ ok: true });
  clock.rest([]);
  await time.pass((day * 8) / 60);
  expect(host.view('table').active).toBe(1);
  expect(phase()).toBe('main');
  expect(clock.rest([0])).toEqual({ changed: false });
  await time.pass(day);
  expect(phase()).not.toBe('main');
});

test('of a window in which people answer in secret nobody hears who had not answered', async () => {
  const { clock, time, host, act, ranOut } = await war();
  clock.prefer(0, 'ask');
  clock.prefer(1, 'ask');
  await act();
  expect(host.view('table').phase).toBe('endWindow');
  await time.pass(8000);
  expect(host.view('table').phase).not.toBe('endWindow');
  expect([ranOut(), clock.absent]).toEqual([[], []]);
});
