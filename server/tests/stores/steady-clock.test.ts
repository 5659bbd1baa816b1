// What is deleted by age is gone for good: not by a clock that is wrong for an hour.
import path from 'node:path';
import { expect, test } from 'vitest';
import { SteadyClock } from '../../src/retention/steady-clock.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import { freshFolder } from '../house.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A house whose clock has been believed for a while. */
async function house() {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  const at = { wall: 20_000 * day, uptime: 500 * hour };
  const start = () => new SteadyClock({ store, now: () => at.wall, uptime: () => at.uptime });
  let clock = start();
  const run = (ms: number) => {
    at.wall += ms;
    at.uptime += ms;
  };
  const restart = (after: number) => {
    at.wall += after;
    clock = start();
  };
  expect(await clock.isBelieved()).toBe(false);
  run(hour);
  expect(await clock.isBelieved()).toBe(true);
  return { at, run, restart, believed: () => clock.isBelieved() };
}

test('a clock that goes is believed, also after a week without a server', async () => {
  const { run, restart, believed } = await house();
  for (let i = 0; i < 30; i++) {
    run(hour);
    expect(await believed()).toBe(true);
  }
  restart(7 * day);
  expect(await believed()).toBe(true);
});

test('a machine that starts ten years ahead, until its clock is set: nothing is removed, then or after', async () => {
  const { at, run, restart, believed } = await house();
  restart(3650 * day);
  for (let i = 0; i < 11; i++) {
    expect(await believed()).toBe(false);
    run(hour);
  }
  at.wall -= 3650 * day;
  expect(await believed()).toBe(true);
  // Nor where it is believed and then set forward in the middle of a day.
  run(hour);
  at.wall += 30 * day;
  expect(await believed()).toBe(false);
});

test('after a month without a server it is believed when servers have run for half a day, be it in several evenings', async () => {
  const { run, restart, believed } = await house();
  restart(30 * day);
  for (let evening = 0; evening < 4; evening++) {
    expect(await believed()).toBe(false);
    run(3 * hour);
    restart(21 * hour);
  }
  expect(await believed()).toBe(true);
  run(hour);
  expect(await believed()).toBe(true);
});

test('a clock that is set back is believed: nothing is older by it', async () => {
  const { at, run, believed } = await house();
  at.wall -= 400 * day;
  expect(await believed()).toBe(true);
  run(hour);
  expect(await believed()).toBe(true);
});
