import { describe, expect, test } from 'vitest';
import { drawSecret } from '../../src/secrets.ts';
import type { Claim, Job, Store } from '../../src/stores/store.ts';

const hour = 3_600_000;

export function jobsContract(name: string, open: () => Promise<Store>): void {
  /** Jobs of a kind that no other test has. */
  const fresh = () => {
    const kind = drawSecret();
    const job = (more: Partial<Job> = {}): Job => ({
      ...{ key: drawSecret(), kind, shard: null, body: { for: 'ada' }, due: 0 },
      ...more,
    });
    const claim = (more: Partial<Claim> = {}): Claim => ({
      ...{ kinds: [kind], shards: null, limit: 100, lease: hour },
      ...more,
    });
    return { kind, job, claim };
  };

  describe(`${name}: jobs`, () => {
    test('one that is due is claimed once, as it was kept, and is gone when it is done', async () => {
      const store = await open();
      const { job, claim } = fresh();
      const kept = job({ body: { table: 't', nested: { n: [1, null, 'è'] } }, shard: 1023, due: 7 });
      await store.keepJob(kept);
      const [claimed] = await (await open()).claimJobs(claim());
      expect(claimed).toEqual({ ...kept, tries: 1, claim: expect.any(String) });
      expect(await store.claimJobs(claim())).toEqual([]);
      expect(await store.finishJob(claimed!)).toBe('kept');
      expect(await store.finishJob(claimed!)).toBe('taken');
      expect(await store.claimJobs(claim({ lease: 0 }))).toEqual([]);
    });

    test('one is read as it was kept last, whoever works on it', async () => {
      const store = await open();
      const { job, claim } = fresh();
      const kept = job({ shard: 3, body: { votes: [['ada', 'bot']] }, due: 7 });
      expect(await store.jobOf(kept.key)).toBeNull();
      await store.keepJob({ ...kept, body: {} });
      await store.keepJob(kept);
      expect(await (await open()).jobOf(kept.key)).toEqual(kept);
      await store.claimJobs(claim());
      expect(await store.jobOf(kept.key)).toEqual(kept);
      await store.dropJob(kept.key);
      expect(await store.jobOf(kept.key)).toBeNull();
    });

    test('one that is not due yet is not to be had, one in the past is, once', async () => {
      const store = await open();
      const { job, claim } = fresh();
      const [past, later] = [job({ due: Date.now() - 7 * 24 * hour }), job({ due: Date.now() + hour })];
      for (const each of [later, past]) await store.keepJob(each);
      expect((await store.claimJobs(claim())).map(({ key }) => key)).toEqual([past.key]);
      expect(await store.claimJobs(claim())).toEqual([]);
    });

    test('the longest due come first, and no more than are asked for', async () => {
      const store = await open();
      const { job, claim } = fresh();
      for (const due of [5, 3, 9, 1, 7]) await store.keepJob(job({ due }));
      const dues = async (limit: number) => (await store.claimJobs(claim({ limit }))).map(({ due }) => due);
      expect(await dues(3)).toEqual([1, 3, 5]);
      expect(await dues(3)).toEqual([7, 9]);
    });

    test('of many that claim at once each job comes to one', async () => {
      const stores = [await open(), await open(), await open()];
      const { job, claim } = fresh();
      const jobs = Array.from({ length: 200 }, () => job());
      await Promise.all(jobs.map((each) => stores[0]!.keepJob(each)));
      const rounds = Array.from({ length: 30 }, (_, no) => stores[no % 3]!.claimJobs(claim({ limit: 9 })));
      const keys = (await Promise.all(rounds)).flat().map(({ key }) => key);
      expect(keys.toSorted()).toEqual(jobs.map(({ key }) => key).toSorted());
    });

    test('a lease that is over gives the job to another, and who had it can change nothing any more', async () => {
      const store = await open();
      const { job, claim } = fresh();
      await store.keepJob(job());
      const [dead] = await store.claimJobs(claim({ lease: 0 }));
      const [alive] = await store.claimJobs(claim());
      expect(alive).toMatchObject({ key: dead!.key, tries: 2 });
      expect(await store.renewJob(dead!, hour)).toBe('taken');
      expect(await store.postponeJob(dead!, 0, 0)).toBe('taken');
      expect(await store.finishJob(dead!)).toBe('taken');
      expect(await store.finishJob(alive!)).toBe('kept');
    });

    test('a lease that is renewed in time holds', async () => {
      const store = await open();
      const { job, claim } = fresh();
      await store.keepJob(job());
      const [claimed] = await store.claimJobs(claim({ lease: 0 }));
      expect(await store.renewJob(claimed!, hour)).toBe('kept');
      expect(await store.claimJobs(claim())).toEqual([]);
    });

    test('the same key replaces, also what is being worked on', async () => {
      const store = await open();
      const { job, claim } = fresh();
      const first = job({ body: { no: 1 } });
      await store.keepJob(first);
      await store.keepJob({ ...first, body: { no: 2 } });
      const [second] = await store.claimJobs(claim());
      expect(second).toMatchObject({ body: { no: 2 }, tries: 1 });
      await store.keepJob({ ...first, body: { no: 3 } });
      expect(await store.finishJob(second!)).toBe('taken');
      expect(await store.claimJobs(claim())).toMatchObject([{ body: { no: 3 }, tries: 1 }]);
      await store.keepJob({ ...first, due: Date.now() + hour });
      expect(await store.claimJobs(claim())).toEqual([]);
    });

    test('what is dropped is not done', async () => {
      const store = await open();
      const { job, claim } = fresh();
      const unwanted = job();
      await store.keepJob(unwanted);
      const [claimed] = await store.claimJobs(claim({ lease: 0 }));
      await store.dropJob(unwanted.key);
      expect(await store.claimJobs(claim())).toEqual([]);
      expect(await store.postponeJob(claimed!, 0, 0)).toBe('taken');
      expect(await store.claimJobs(claim())).toEqual([]);
    });

    test('what is postponed is to be had later, and its tries are as they were said to be', async () => {
      const store = await open();
      const { job, claim } = fresh();
      await store.keepJob(job());
      const [first] = await store.claimJobs(claim());
      expect(await store.postponeJob(first!, 0, first!.tries)).toBe('kept');
      const [second] = await store.claimJobs(claim());
      expect(second!.tries).toBe(2);
      expect(await store.postponeJob(second!, hour, 0)).toBe('kept');
      expect(await store.claimJobs(claim())).toEqual([]);
    });

    test('a server claims the kinds it knows, of its own shards and of none', async () => {
      const store = await open();
      const { job, claim } = fresh();
      for (const shard of [null, 3, 4, 5]) await store.keepJob(job({ shard }));
      expect(await store.claimJobs(claim({ kinds: [] }))).toEqual([]);
      expect(await store.claimJobs(claim({ kinds: [drawSecret()] }))).toEqual([]);
      const shards = async (own: number[] | null) =>
        (await store.claimJobs(claim({ shards: own, lease: 0 }))).map(({ shard }) => shard).toSorted();
      expect(await shards([])).toEqual([null]);
      expect(await shards([3, 5, 9])).toEqual([3, 5, null]);
      expect(await shards(null)).toEqual([3, 4, 5, null]);
    });
  });
}
