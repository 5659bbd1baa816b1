import { expect, test, vi } from 'vitest';
import { Busy } from '../../src/cluster/busy.ts';
import { type HandingOver, handOver } from '../../src/cluster/hand-over.ts';
import { OwnShards } from '../../src/cluster/own-shards.ts';
import type { Rows } from '../../src/stores/postgres/driver.ts';

const shards = [3, 5, 8];

/** A node that holds three shards, with what it asks of the database, and whether it has given up its session. */
async function holder(changes: Partial<HandingOver> = {}) {
  const asked: string[] = [];
  const query = async (text: string) => {
    asked.push(text);
    return Object.assign(text.includes('pg_try_advisory_lock') ? shards.map((shard) => ({ shard })) : [], {
      ...{ count: 0, command: 'SELECT' },
    }) as unknown as Rows;
  };
  const own = new OwnShards({ query, nonce: 'n' });
  await own.take(shards);
  const lost: string[] = [];
  const stuck = (why: string) => {
    lost.push(why);
    own.forget();
  };
  const nobody = { at: () => [] };
  const nothing = async () => undefined;
  const usual = { prepare: nothing, release: nothing, settled: nothing, notify: nothing };
  const rooms: HandingOver = { own, ends: nobody, busy: new Busy(), ...usual, stuck, ...changes };
  const unlocked = () => asked.some((text) => text.includes('pg_advisory_unlock'));
  return { own, rooms, lost, unlocked };
}

test('what is handed over is held no more', async () => {
  const { own, rooms, unlocked, lost } = await holder();
  await handOver(shards, rooms);
  expect(shards.map((shard) => [own.has(shard), own.tenure(shard)])).toEqual(shards.map(() => [false, null]));
  expect([unlocked(), lost]).toEqual([true, []]);
});

test('shards that cannot be handed over are served on', async () => {
  const full = async () => {
    throw new Error('the disk is full');
  };
  const { own, rooms, unlocked } = await holder({ release: full });
  const before = own.tenure(3);
  await expect(handOver(shards, rooms)).rejects.toThrow('full');
  expect(shards.map((shard) => own.serves(shard))).toEqual([true, true, true]);
  expect(own.tenure(3)).toBe(before);
  expect(unlocked()).toBe(false);
});

test('a hand-over that hangs costs the session, and does nothing more when it goes on', async () => {
  vi.useFakeTimers();
  try {
    const hanging = Promise.withResolvers<void>();
    const { own, rooms, lost, unlocked } = await holder({ release: () => hanging.promise });
    const handed = handOver(shards, rooms).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(lost).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect([await handed, lost]).toEqual([expect.stringContaining('stuck'), [expect.stringContaining('stuck')]]);
    // It holds them again, by another session.
    await own.take(shards);
    hanging.resolve();
    await vi.advanceTimersByTimeAsync(10);
    expect(unlocked()).toBe(false);
    expect(shards.map((shard) => own.serves(shard))).toEqual([true, true, true]);
  } finally {
    vi.useRealTimers();
  }
});

test('nothing more is written for tables whose shard is about to be unlocked, and what is being written ends first', async () => {
  const writing = Promise.withResolvers<void>();
  const seen: unknown[] = [];
  const { own, rooms, unlocked } = await holder({
    release: async () => void seen.push(['at rest', own.tenure(3) !== null]),
    settled: async () => {
      seen.push(['written', own.tenure(3) !== null]);
      await writing.promise;
    },
  });
  const handed = handOver(shards, rooms);
  await new Promise((turn) => setTimeout(turn, 20));
  expect([seen, unlocked()]).toEqual([
    [
      ['at rest', true],
      ['written', false],
    ],
    false,
  ]);
  writing.resolve();
  await handed;
  expect(unlocked()).toBe(true);
});
