// The runner of jobs: what is due is done, by whoever is there.
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { FakeTime } from '../../../clock/tests/fake-time.ts';
import type { JobKind } from '../../src/jobs/kinds.ts';
import { JobRunner } from '../../src/jobs/runner.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import type { Job, Store } from '../../src/stores/store.ts';
import { freshFolder, freshServer } from '../house.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function house(file = path.join(freshFolder(), 'orrery.sqlite')) {
  const store = openSqlite(file);
  const time = new FakeTime();
  closing.push(() => store.close());
  /** A server over this store that does jobs of the kind 'post' so. */
  const server = (run: JobKind['run'], changed: Partial<Store> = {}, shards: number[] | null = null) => {
    const runner = new JobRunner({
      ...{ store: { ...store, ...changed }, time, shards: () => shards },
      kinds: { post: { run, tries: 3 } },
    });
    closing.push(() => runner.close());
    return runner;
  };
  return { store, time, server };
}

let no = 0;
const job = (more: Partial<Job> = {}): Job => ({
  ...{ key: `job ${no++}`, kind: 'post', shard: null, body: {}, due: 0 },
  ...more,
});
const left = (store: Store, kinds = ['post']) => store.claimJobs({ kinds, shards: null, limit: 99, lease: 0 });

/** Answers when something has been called so often. */
function counted(times: number) {
  let reached = () => {};
  const called: string[] = [];
  const all = new Promise<void>((done) => {
    reached = done;
  });
  const count = (name: string) => {
    called.push(name);
    if (called.length === times) reached();
  };
  return { called, count, all };
}

test('what was left by another server is done at the start, once, and what is put later at once', async () => {
  const { store, server } = house();
  const old = Array.from({ length: 30 }, (_, due) => job({ due }));
  for (const each of old) await store.keepJob(each);
  const { called, count, all } = counted(31);
  const runner = server(async ({ key }) => {
    count(key);
    return undefined;
  });
  runner.start();
  const late = job();
  await runner.put(late);
  await all;
  await runner.close();
  expect(called.toSorted()).toEqual([...old, late].map(({ key }) => key).toSorted());
  expect(await left(store)).toEqual([]);
});

test('a failure is tried again after a pause that grows, and given up in the end', async () => {
  const { store, time, server } = house();
  const pauses: number[] = [];
  const tries = counted(3);
  const runner = server(
    async ({ key }) => {
      tries.count(key);
      throw new Error('the other end is down');
    },
    {
      // Nobody waits for real.
      postponeJob: (claimed, after, so) => {
        pauses.push(after);
        return store.postponeJob(claimed, 0, so);
      },
    },
  );
  await runner.put(job());
  while (tries.called.length < 3) {
    await new Promise((done) => setTimeout(done, 5));
    runner.start();
  }
  await tries.all;
  await runner.close();
  expect(pauses).toEqual([1000, 2000]);
  expect(await left(store)).toEqual([]);
  expect(time.waiting).toBe(0);
});

test('a job that is to come again after a part of a millisecond has not failed', async () => {
  const { store, server } = house();
  const tries: number[] = [];
  const twice = counted(2);
  const runner = server(async (claimed) => {
    tries.push(claimed.tries);
    twice.count(claimed.key);
    return tries.length === 1 ? 0.4 : undefined;
  });
  await runner.put(job());
  while (twice.called.length < 2) {
    await new Promise((done) => setTimeout(done, 5));
    runner.start();
  }
  await runner.close();
  expect(tries).toEqual([1, 1]);
  expect(await left(store)).toEqual([]);
});

test('a job that comes again keeps its key, and its failures are forgotten', async () => {
  const { store, server } = house();
  const ran = counted(1);
  const runner = server(async ({ key }) => {
    ran.count(key);
    return 3_600_000;
  });
  await runner.put(job({ key: 'hourly' }));
  await ran.all;
  await runner.close();
  expect(await left(store)).toEqual([]);
  await store.keepJob(job({ key: 'hourly', body: { sooner: true } }));
  expect(await left(store)).toMatchObject([{ key: 'hourly', tries: 1 }]);
});

test('of a server that was killed in the middle another takes the job when the lease is over', async () => {
  const { store, server } = house();
  await store.keepJob(job());
  // Killed: it has claimed and does nothing more. Its lease is over.
  await store.claimJobs({ kinds: ['post'], shards: null, limit: 1, lease: 0 });
  const done = counted(1);
  const runner = server(async ({ tries }) => {
    done.count(`try ${tries}`);
    return undefined;
  });
  runner.start();
  await done.all;
  await runner.close();
  expect(done.called).toEqual(['try 2']);
});

test('who cannot renew a lease breaks off when it is over: another has the job then', async () => {
  const { store, time, server } = house();
  await store.keepJob(job());
  const { promise: begun, resolve: begin } = Promise.withResolvers<AbortSignal>();
  const run: JobKind['run'] = async (_job, signal) => {
    begin(signal);
    await new Promise((_, broken) => signal.addEventListener('abort', () => broken(new Error('broken off'))));
    return undefined;
  };
  server(run, { renewJob: () => Promise.reject(new Error('no database')) }).start();
  const signal = await begun;
  await time.pass(59_000);
  expect(signal.aborted).toBe(false);
  await time.pass(1_000);
  expect(signal.aborted).toBe(true);
});

test('while a job is worked on its lease is renewed; who hears that it was replaced may break off', async () => {
  const { store, time, server } = house();
  const begun = counted(1);
  const renewed: string[] = [];
  const brokenOff = counted(1);
  const runner = server(
    ({ key }, signal) => {
      begun.count(key);
      return new Promise((_, failed) => {
        signal.addEventListener('abort', () => {
          brokenOff.count(key);
          failed(signal.reason);
        });
      });
    },
    {
      renewJob: async (claimed, lease) => {
        const answer = await store.renewJob(claimed, lease);
        renewed.push(answer);
        return answer;
      },
    },
  );
  const first = job();
  await runner.put(first);
  await begun.all;
  await time.pass(41_000);
  expect(renewed).toEqual(['kept', 'kept']);
  await store.keepJob({ ...first, due: Date.now() + 3_600_000 });
  await time.pass(20_000);
  await brokenOff.all;
  expect(renewed).toEqual(['kept', 'kept', 'taken']);
  await runner.close();
  expect(time.waiting).toBe(0);
});

test('what a server breaks off because it stops is to be had at once, and is no failure', async () => {
  const { store, server } = house();
  const begun = counted(1);
  const runner = server(({ key }, signal) => {
    begun.count(key);
    return new Promise((_, failed) => signal.addEventListener('abort', () => failed(signal.reason)));
  });
  await runner.put(job());
  await begun.all;
  await runner.close();
  expect(await left(store)).toMatchObject([{ tries: 1 }]);
});

test('a server leaves alone what it does not know, and what is of the shards of others', async () => {
  const { store, server } = house();
  for (const each of [job({ kind: 'newer' }), job({ shard: 7 }), job({ shard: 8 })]) await store.keepJob(each);
  const done = counted(1);
  const run: JobKind['run'] = async ({ shard }) => {
    done.count(`shard ${shard}`);
    return undefined;
  };
  const runner = server(run, {}, [8]);
  runner.start();
  await done.all;
  await runner.close();
  expect(done.called).toEqual(['shard 8']);
  expect(await left(store, ['post', 'newer'])).toHaveLength(2);
});

test('what one server has left another does as soon as it runs', async () => {
  const data = freshFolder();
  await (await freshServer({ data })).close();
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  const [note, other] = [job(), job({ kind: 'unknown to it' })];
  for (const each of [note, other]) await store.keepJob(each);
  await store.close();
  const done = counted(1);
  const run: JobKind['run'] = async ({ key }) => {
    done.count(key);
    return undefined;
  };
  const server = await freshServer({ data, jobs: { post: { run, tries: 3 } } });
  await done.all;
  await server.close();
  expect(done.called).toEqual([note.key]);
});
