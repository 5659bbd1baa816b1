import { expect, test } from 'vitest';
import { war } from './war.ts';

test('PX-P30, PX-P31: main has a minute, then what a run-out clock plays is played', async () => {
  const { host, clock, time, phase } = await war();
  expect(clock.left).toEqual({ left: 60_000, of: 60_000 });
  await time.pass(59_999);
  expect([phase(), clock.left]).toEqual(['main', { left: 1, of: 60_000 }]);
  await time.pass(1);
  expect(['endWindow', 'chooseWin']).toContain(phase());
  expect(host.view('table').stacks.length + host.view('table').discards.length).toBe(1);
});

test('a match that nobody answers plays itself to its end, and then nothing is left running', async () => {
  const { host, clock, time } = await war();
  for (let hours = 0; hours < 4 && host.result === null; hours++) await time.pass(3_600_000);
  expect(host.result).not.toBeNull();
  expect(clock.left).toBeNull();
  expect(clock.dueIn).toBeNull();
  expect(time.waiting).toBe(0);
});

test('by correspondence the seconds are hours', async () => {
  const { clock } = await war({ tempo: 'days' });
  expect(clock.left).toEqual({ left: 60 * 3_600_000, of: 60 * 3_600_000 });
});

test('standing still nobody loses time, and what was spent is remembered through a restart', async () => {
  const { clock, time, memos, reopen, phase } = await war();
  await time.pass(20_000);
  clock.stand();
  expect(memos.at(-1)).toMatchObject({ spent: 20_000 });
  await time.pass(1_000_000);
  expect([phase(), clock.left?.left]).toEqual(['main', 40_000]);
  clock.stop();
  const later = await reopen(memos.at(-1)!);
  expect(later.clock.left).toEqual({ left: 40_000, of: 60_000 });
  later.clock.run();
  await time.pass(39_999);
  expect(later.host.view('table').phase).toBe('main');
  await time.pass(1);
  expect(later.host.view('table').phase).not.toBe('main');
});

test('a memo of another question counts for nothing', async () => {
  const { clock, time, memos, act, reopen } = await war();
  await time.pass(20_000);
  clock.stand();
  await act();
  clock.stop();
  const later = await reopen(memos[0]!);
  expect(later.clock.left).toEqual({ left: 8000, of: 8000 });
});

test('a long countdown is written down on its way', async () => {
  const { time, memos } = await war({ tempo: 'days' });
  await time.pass(3_600_000);
  expect(memos.at(-1)).toMatchObject({ spent: 3_600_000 });
});

test('what could not be kept is tried again', async () => {
  const { time, journal, trouble, phase } = await war();
  await time.pass(59_999);
  journal.failures = 2;
  await time.pass(1);
  expect([phase(), trouble.mock.calls.length]).toEqual(['main', 1]);
  await time.pass(2000);
  expect([phase(), trouble.mock.calls.length]).toEqual(['main', 2]);
  await time.pass(2000);
  expect(phase()).not.toBe('main');
});
