// Who is called, how and for what: as every store must keep it.
import { describe, expect, test } from 'vitest';
import { drawPushKeys } from '../../src/calls/vapid.ts';
import { drawSecret } from '../../src/secrets.ts';
import type { Call, CallWishes, Subscription } from '../../src/stores/calls.ts';
import type { Job, Store } from '../../src/stores/store.ts';
import type { Table } from '../../src/tables/table.ts';

const hour = 3_600_000;

export function callsContract(name: string, open: () => Promise<Store>, freshTable: () => Table): void {
  const device = (since: number): Subscription => ({
    ...{
      endpoint: `https://push.example/${drawSecret()}`,
      p256dh: 'BC',
      auth: 'aa',
      origin: 'https://club.example',
      since,
    },
  });
  const wishes: CallWishes = {
    lang: 'it',
    quiet: { from: 1320, to: 420, zone: 'Europe/Rome' },
    gather: 10,
    webhook: { url: 'https://hook.example/è', secret: 'whsec_x', origin: 'https://club.example' },
  };
  const call = (more: Partial<Call> = {}): Call => ({
    ...{ person: drawSecret(), table: drawSecret(), match: drawSecret(), question: '7' },
    ...more,
  });
  /** Jobs of a kind that no other test has. */
  const jobs = () => {
    const kind = drawSecret();
    const job = (more: Partial<Job> = {}): Job => ({
      ...{ key: drawSecret(), kind, shard: null, body: {}, due: 0 },
      ...more,
    });
    const claim = async (store: Store, lease = hour) =>
      store.claimJobs({ kinds: [kind], shards: null, limit: 100, lease });
    return { job, claim };
  };

  describe(`${name}: calls`, () => {
    test('the keys that were kept first stay', async () => {
      const store = await open();
      await store.keepPushKeys(drawPushKeys());
      const kept = await store.pushKeys();
      expect(kept).toEqual({ publicKey: expect.any(String), privateKey: expect.any(String) });
      await store.keepPushKeys(drawPushKeys());
      expect(await (await open()).pushKeys()).toEqual(kept);
    });

    test('devices belong to one person, the last who asked; of very many the last are kept', async () => {
      const store = await open();
      const [ada, bo] = [drawSecret(), drawSecret()];
      const [phone, tablet] = [device(2), device(1)];
      for (const each of [phone, tablet]) await store.keepSubscription(ada, each);
      expect(await (await open()).subscriptionsOf(ada)).toEqual([tablet, phone]);
      await store.keepSubscription(bo, { ...phone, since: 3 });
      expect([await store.subscriptionsOf(ada), await store.subscriptionsOf(bo)]).toEqual([
        [tablet],
        [{ ...phone, since: 3 }],
      ]);
      await store.dropSubscription(tablet.endpoint);
      expect(await store.subscriptionsOf(ada)).toEqual([]);
      for (let since = 0; since < 23; since++) await store.keepSubscription(ada, device(since));
      expect((await store.subscriptionsOf(ada)).map(({ since }) => since)).toEqual(
        Array.from({ length: 20 }, (_, i) => i + 3),
      );
      expect(await store.subscriptionsOf(bo)).toHaveLength(1);
    });

    test('wishes and tables that are put aside are kept for each', async () => {
      const store = await open();
      const [ada, bo, table] = [drawSecret(), drawSecret(), drawSecret()];
      expect([await store.callWishes(ada), await store.uncalledTables(ada)]).toEqual([null, []]);
      await store.keepCallWishes(ada, { ...wishes, gather: 0 });
      await store.keepCallWishes(ada, wishes);
      await store.keepUncalled(ada, table, 1);
      await store.keepUncalled(ada, table, 2);
      await store.keepUncalled(bo, table, 1);
      expect(await (await open()).callWishes(ada)).toEqual(wishes);
      expect(await store.uncalledTables(ada)).toEqual([table]);
      await store.dropUncalled(ada, table);
      expect([await store.uncalledTables(ada), await store.uncalledTables(bo)]).toEqual([[], [table]]);
      for (let at = 0; at < 203; at++) await store.keepUncalled(ada, `t${at}`, at);
      expect(await store.uncalledTables(ada)).toHaveLength(200);
      expect((await store.uncalledTables(ada)).at(-1)).toBe('t202');
    });

    test('the last entry of some seats is found', async () => {
      const store = await open();
      const table = freshTable();
      const match = drawSecret();
      const head = { id: match, game: 'bidding', rules: 1, seats: 3, options: {} };
      await store.keepTable(table, { head, table: table.id, key: new Uint8Array(32) });
      const by = [null, 0, 1, 0, 2, 1];
      for (const [seq, seat] of by.entries())
        await store.append(
          match,
          seat === null
            ? { seq, at: 1, t: 'setup', draws: [] }
            : { seq, at: 1, t: 'move', by: seat, id: `i${seq}`, move: {}, draws: [] },
        );
      expect(await store.lastBy(match, [0])).toBe(3);
      expect(await store.lastBy(match, [0, 2])).toBe(4);
      expect(await store.lastBy(match, [3])).toBe(-1);
      expect(await store.lastBy(match, [])).toBe(-1);
      expect(await store.lastBy(drawSecret(), [0])).toBe(-1);
    });

    test('a question is kept once, with its job, whatever has become of it; another takes its place', async () => {
      const store = await open();
      const { job, claim } = jobs();
      const [first, key] = [call(), drawSecret()];
      expect(await store.keepCall(first, job({ key, body: { no: 1 } }))).toBe('kept');
      expect(await (await open()).keepCall(first, job({ key, body: { no: 2 } }))).toBe('taken');
      const claimed = await claim(store);
      expect(claimed).toMatchObject([{ key, body: { no: 1 } }]);
      await store.finishJob(claimed[0]!);
      await store.readyCall(first, job());
      expect(await store.sendCalls((await claim(store))[0]!, [first], [])).toBe('kept');
      expect(await store.keepCall(first, job({ key }))).toBe('taken');
      const second = { ...first, question: '9' };
      expect(await store.keepCall(second, job({ key, body: { no: 3 } }))).toBe('kept');
      expect((await claim(store)).map(({ body }) => body)).toContainEqual({ no: 3 });
    });

    test('what is to be told is gathered under one job, and told once', async () => {
      const store = await open();
      const { job, claim } = jobs();
      const ada = drawSecret();
      const [one, two] = [
        call({ person: ada, match: `a${drawSecret()}` }),
        call({ person: ada, match: `b${drawSecret()}` }),
      ];
      const [asks, tells] = [jobs(), job({ body: { person: ada } })];
      for (const each of [one, two]) await store.keepCall(each, asks.job());
      expect(await store.readyCalls(ada)).toEqual([]);
      expect(await store.readyCall(one, tells)).toBe('kept');
      expect(await store.readyCall(one, tells)).toBe('taken');
      expect(await store.readyCall({ ...two, question: 'old' }, tells)).toBe('taken');
      expect(await store.readyCall(two, tells)).toBe('kept');
      expect(await store.readyCalls(ada)).toEqual([one, two]);
      const [claimed] = await claim(store);
      expect(claimed).toMatchObject({ key: tells.key, body: { person: ada } });
      const sends = job({ person: ada, table: one.table, body: { text: 'è' } });
      expect(await store.sendCalls(claimed!, [one, two], [sends])).toBe('kept');
      expect(await store.finishJob(claimed!)).toBe('kept');
      expect(await store.readyCalls(ada)).toEqual([]);
      expect(await claim(await open())).toMatchObject([{ ...sends, tries: 1 }]);
    });

    test('of two that tell the same at once one sends it, all of it or nothing', async () => {
      const [store, other] = [await open(), await open()];
      const { job, claim } = jobs();
      const ada = drawSecret();
      const [one, two] = [call({ person: ada }), call({ person: ada })];
      const tells = job({ body: { person: ada } });
      for (const each of [one, two]) {
        await store.keepCall(each, jobs().job());
        await store.readyCall(each, tells);
      }
      // The lease of the first is over, and another has the job.
      const [slow] = await claim(store, 0);
      const [teller] = await claim(other);
      const sends = [jobs(), jobs()].map((each) => ({ ...each, job: each.job() }));
      const told = await Promise.all([
        store.sendCalls(slow!, [one, two], [sends[0]!.job]),
        other.sendCalls(teller!, [one, two], [sends[1]!.job]),
      ]);
      expect(told).toEqual(['taken', 'kept']);
      expect(await sends[0]!.claim(store)).toEqual([]);
      expect(await sends[1]!.claim(store)).toHaveLength(1);
      const third = call({ person: ada });
      await store.keepCall(third, jobs().job());
      await store.readyCall(third, tells);
      const [next] = await claim(store);
      // One of them is told already.
      expect(await store.sendCalls(next!, [one, third], [sends[0]!.job])).toBe('taken');
      expect(await store.readyCalls(ada)).toEqual([third]);
      expect(await sends[0]!.claim(store)).toEqual([]);
      // One that is new meanwhile takes the job from who works on it; so does what it keeps for itself.
      const again = job({ ...tells, due: 1 });
      const both = await Promise.all([
        store.sendCalls(next!, [third], [sends[0]!.job, again]),
        other.sendCalls(next!, [third], [sends[0]!.job, again]),
      ]);
      expect([...both].sort()).toEqual(['kept', 'taken']);
      expect(await store.finishJob(next!)).toBe('taken');
      expect(await claim(store)).toMatchObject([{ key: tells.key, due: 1 }]);
    });

    test('a job that waits keeps its time; one that somebody works on is to be done again', async () => {
      const store = await open();
      const { job, claim } = jobs();
      const tells = job();
      const ready = async () => {
        const asked = call();
        await store.keepCall(asked, jobs().job());
        await store.readyCall(asked, tells);
      };
      await ready();
      const [first] = await claim(store);
      await store.postponeJob(first!, hour, 0);
      await ready();
      expect(await claim(store)).toEqual([]);
      await store.keepJob(tells);
      const [working] = await claim(store);
      await ready();
      // It may have looked before this came.
      expect(await store.finishJob(working!)).toBe('taken');
      expect(await claim(store)).toHaveLength(1);
    });

    test('what is answered is not called for: neither question nor job is left', async () => {
      const store = await open();
      const { job, claim } = jobs();
      const [asked, key] = [call(), drawSecret()];
      await store.keepCall(asked, job({ key }));
      await store.dropCall(asked, key);
      expect(await claim(store)).toEqual([]);
      expect(await store.readyCall(asked, job())).toBe('taken');
      expect(await store.keepCall(asked, job({ key }))).toBe('kept');
    });

    test('with a person all is gone by which they were called, with a table all calls to it', async () => {
      const store = await open();
      const { job, claim } = jobs();
      const table = freshTable();
      await store.keepTable(table);
      const [ada, bo] = [drawSecret(), drawSecret()];
      for (const person of [ada, bo]) {
        await store.keepSubscription(person, device(1));
        await store.keepCallWishes(person, wishes);
        await store.keepUncalled(person, table.id, 1);
        const asked = call({ person, table: table.id });
        await store.keepCall(asked, job({ person, table: table.id }));
        await store.readyCall(asked, job({ person }));
      }
      await store.forgetPerson(ada);
      expect([await store.subscriptionsOf(ada), await store.callWishes(ada)]).toEqual([[], null]);
      expect([await store.uncalledTables(ada), await store.readyCalls(ada)]).toEqual([[], []]);
      expect(await store.readyCalls(bo)).toHaveLength(1);
      await store.forgetTable({ ...table, version: 1 });
      expect([await store.uncalledTables(bo), await store.readyCalls(bo)]).toEqual([[], []]);
      // How somebody is called is theirs, whatever becomes of a table.
      expect([(await store.subscriptionsOf(bo)).length, await store.callWishes(bo)]).toEqual([1, wishes]);
      expect((await claim(store)).map(({ person, table: at }) => [person, at])).toEqual([[bo, undefined]]);
    });
  });
}
