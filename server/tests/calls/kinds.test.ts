// From a question to a message: gathered, kept back at night, tried again, given up.
import { createHmac } from 'node:crypto';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { FakeTime } from '../../../clock/tests/fake-time.ts';
import { callKinds } from '../../src/calls/kinds.ts';
import { drawPushKeys } from '../../src/calls/vapid.ts';
import { JobRunner } from '../../src/jobs/runner.ts';
import { drawSecret } from '../../src/secrets.ts';
import type { Call, CallWishes } from '../../src/stores/calls.ts';
import { openSqlite } from '../../src/stores/sqlite/store.ts';
import type { ClaimedJob, Job } from '../../src/stores/store.ts';
import { freshTable } from '../fresh-table.ts';
import { freshFolder } from '../house.ts';
import { CalledBrowser, decryptPush, freshBrowser, Receiver } from './push-service.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Long ago, so that all that is due soon after is due by the clock of the store. */
const noon = Date.parse('2020-11-16T12:00:00Z');
const outgoing = { privateNetworks: true, patience: 2000 };
const usual: CallWishes = { lang: 'it', quiet: null, gather: 10, webhook: null };

function house() {
  const store = openSqlite(path.join(freshFolder(), 'orrery.sqlite'));
  closing.push(() => store.close());
  const here = new Set<string>();
  let held = Promise.resolve();
  /** Whoever asks from now on how somebody wants to be called waits for the answer. */
  const holdReads = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  const slow: typeof store = {
    ...store,
    callWishes: async (person) => {
      await held;
      return store.callWishes(person);
    },
    // Nobody waits for real.
    postponeJob: (job, _after, tries) => store.postponeJob(job, 0, tries),
  };
  const kinds = callKinds({
    ...{ store: slow, keys: drawPushKeys(), outgoing, now: () => noon, soon: () => undefined },
    title: () => 'Bidding',
    isHere: (_table, person) => here.has(person),
  });
  /** Does what is kept of a kind, as if its time had come, and answers how long each wants to wait. */
  const run = async (kind: string): Promise<(number | undefined)[]> => {
    const jobs = await store.claimJobs({ kinds: [kind], shards: null, limit: 99, lease: 3_600_000 });
    return Promise.all(
      jobs.map(async (job) => {
        const again = await kinds[kind]!.run(job, new AbortController().signal);
        if (again === undefined) await store.finishJob(job);
        else await store.postponeJob(job, 0, 0);
        return again;
      }),
    );
  };
  /** A match at which Bo is awaited. */
  const waiting = async (name: string | null = null): Promise<Call> => {
    const [match, fresh] = [drawSecret(), freshTable()];
    const matches = [{ id: match, game: 1, places: null, seal: '0'.repeat(64) }];
    const seat = { kind: 'open', name: null, level: null, ready: true, link: drawSecret() } as const;
    const seats = ['ada', 'bo'].map((holder) => ({ ...seat, holder }));
    const table = { ...fresh, name, status: 'playing' as const, seats, matches };
    const head = { id: match, game: 'bidding', rules: 1, seats: 2, options: {} };
    await store.keepTable(table, { head, table: table.id, key: new Uint8Array(32) });
    await store.keepTurn(match, { awaited: [1], asked: [1], since: 0 });
    const call = { person: 'bo', table: table.id, match, question: '-1' };
    await store.keepCall(call, { key: match, kind: 'call', shard: 1, body: call, due: 0 });
    return call;
  };
  const callBo = async (wishes: Partial<CallWishes> = {}) => {
    const browser = await CalledBrowser.open();
    const { endpoint, keys } = browser.subscription;
    await store.keepSubscription('bo', { endpoint, ...keys, origin: 'https://club.example', since: 1 });
    await store.keepCallWishes('bo', { ...usual, ...wishes });
    return browser;
  };
  return { store, kinds, run, waiting, callBo, here, holdReads };
}

test('several tables that wait are one call, and after it there is silence for as long as one wishes', async () => {
  const { run, waiting, callBo, store } = house();
  const silence = async () => {
    const [job] = await store.claimJobs({ kinds: ['calls'], shards: null, limit: 1, lease: 0 });
    return job?.due;
  };
  const browser = await callBo();
  const [one, two] = [await waiting('First'), await waiting('Second')];
  await run('call');
  await run('calls');
  expect(await silence()).toBe(noon + 600_000);
  await run('push');
  expect(browser.calls).toHaveLength(1);
  expect(browser.calls[0]).toMatchObject({ kind: 'turn', count: 2 });
  expect(browser.calls[0]!.tables.map(({ id }) => id).sort()).toEqual([one.table, two.table].sort());
  // The silence is over and nothing came meanwhile: nothing is said.
  expect(await run('calls')).toEqual([undefined]);
  expect(await run('push')).toEqual([]);
  await waiting('Third');
  await run('call');
  await run('calls');
  await run('push');
  expect(browser.calls[1]).toMatchObject({ count: 1, tables: [{ name: 'Third' }] });
  expect(await store.readyCalls('bo')).toEqual([]);
});

test('two that tell the same person at once are one call: who has lost the job to another sends nothing', async () => {
  for (const first of ['earlier', 'later']) {
    const { kinds, run, waiting, callBo, store, holdReads } = house();
    const browser = await callBo();
    const tell = async () => {
      const [job] = await store.claimJobs({ kinds: ['calls'], shards: null, limit: 1, lease: 3_600_000 });
      const release = holdReads();
      const done = kinds.calls!.run(job!, new AbortController().signal).then(async (again) => {
        if (again === undefined) await store.finishJob(job!);
        else await store.postponeJob(job!, again, 0);
      });
      return () => {
        release();
        return done;
      };
    };
    await waiting('First');
    await run('call');
    const earlier = await tell();
    await waiting('Second');
    await run('call');
    const later = await tell();
    for (const end of first === 'earlier' ? [earlier, later] : [later, earlier]) await end();
    await run('push');
    expect(browser.calls).toMatchObject([{ count: 2 }]);
    expect(await store.readyCalls('bo')).toEqual([]);
    // What comes now waits until the silence after that call is over.
    await waiting('Third');
    await run('call');
    const left = await store.claimJobs({ kinds: ['calls'], shards: null, limit: 9, lease: 0 });
    expect(left).toMatchObject([{ due: noon + 600_000 }]);
  }
});

test('of very many tables five are named', async () => {
  const { run, waiting, callBo } = house();
  const browser = await callBo();
  for (let i = 0; i < 8; i++) await waiting(`Table ${i}`);
  await run('call');
  await run('calls');
  await run('push');
  expect(browser.calls[0]).toMatchObject({ count: 8 });
  expect(browser.calls[0]!.tables).toHaveLength(5);
});

test('in quiet hours nothing is sent; when they are over, all at once', async () => {
  const { run, waiting, callBo, store } = house();
  const browser = await callBo({ quiet: { from: 12 * 60, to: 13 * 60, zone: 'UTC' } });
  await waiting();
  await run('call');
  expect(await run('calls')).toEqual([3_600_000]);
  expect(await run('push')).toEqual([]);
  await waiting();
  await run('call');
  await store.keepCallWishes('bo', usual);
  await run('calls');
  await run('push');
  expect(browser.calls).toMatchObject([{ count: 2 }]);
});

test('who has come is not called, and who has answered on the way is not either', async () => {
  const { run, waiting, callBo, store, here } = house();
  const browser = await callBo();
  const [there, early, late] = [await waiting(), await waiting(), await waiting()];
  here.add('bo');
  await run('call');
  expect(await store.readyCalls('bo')).toEqual([]);
  here.delete('bo');
  for (const call of [early, late]) {
    const again = { ...call, question: 'again' };
    await store.keepCall(again, { key: call.match, kind: 'call', shard: 1, body: again, due: 0 });
  }
  expect(there.question).toBe('-1');
  // The question of these is another one in the log: nobody is called for it.
  await run('call');
  expect(await run('calls')).toEqual([]);
  const fresh = await waiting();
  await run('call');
  await run('calls');
  await store.keepTurn(fresh.match, { awaited: [0], asked: [0], since: 1 });
  await store.append(fresh.match, { seq: 0, at: 1, t: 'move', by: 1, id: 'i', move: {}, draws: [] });
  await run('push');
  expect(browser.calls).toEqual([]);
});

test('a browser that is gone is called no more; others are', async () => {
  for (const status of [404, 410]) {
    const { run, waiting, callBo, store } = house();
    const [gone, other] = [await callBo(), await callBo()];
    gone.service.answers.push([status]);
    await waiting();
    for (const kind of ['call', 'calls', 'push']) await run(kind);
    expect((await store.subscriptionsOf('bo')).map(({ endpoint }) => endpoint)).toEqual([other.subscription.endpoint]);
    expect(other.calls).toHaveLength(1);
  }
});

test('what is on its way goes only to a browser that is still the person’s own, by the keys it has now', async () => {
  const { run, waiting, callBo, store } = house();
  const [dropped, handedOn, kept] = [await callBo(), await callBo(), await callBo()];
  await waiting();
  for (const kind of ['call', 'calls']) await run(kind);
  await store.dropSubscription(dropped.subscription.endpoint);
  const given = ({ subscription }: CalledBrowser, keys = subscription.keys) => ({
    ...{ endpoint: subscription.endpoint, ...keys, origin: 'https://club.example', since: 2 },
  });
  await store.keepSubscription('cy', given(handedOn));
  const renewed = freshBrowser();
  await store.keepSubscription('bo', given(kept, renewed.keys));
  await run('push');
  expect([dropped, handedOn, kept].map(({ service }) => service.received.length)).toEqual([0, 0, 1]);
  expect(decryptPush(kept.service.received[0]!.body, renewed)).toContain('turn');
});

test('quiet hours that have begun meanwhile hold back what is on its way, by either way', async () => {
  const { run, waiting, callBo, store } = house();
  const hook = await Receiver.open();
  const webhook = { url: hook.url, secret: 'whsec_', origin: '' };
  const browser = await callBo({ webhook });
  await waiting();
  for (const kind of ['call', 'calls']) await run(kind);
  await store.keepCallWishes('bo', { ...usual, webhook, quiet: { from: 12 * 60, to: 13 * 60, zone: 'UTC' } });
  expect([await run('push'), await run('webhook')]).toEqual([[3_600_000], [3_600_000]]);
  expect([browser.service.received, hook.received]).toEqual([[], []]);
  await store.keepCallWishes('bo', { ...usual, webhook });
  for (const kind of ['push', 'webhook']) await run(kind);
  expect([browser.service.received.length, hook.received.length]).toEqual([1, 1]);
});

test('of one person three messages are on their way at once; others wait for their turn, which is no try', async () => {
  const { run, waiting, callBo, store } = house();
  const browsers: CalledBrowser[] = [];
  for (let i = 0; i < 5; i++) browsers.push(await callBo());
  const received = () => browsers.reduce((sum, { service }) => sum + service.received.length, 0);
  await waiting();
  for (const kind of ['call', 'calls', 'push']) await run(kind);
  expect(received()).toBe(3);
  const left = await store.claimJobs({ kinds: ['push'], shards: null, limit: 9, lease: 0 });
  expect(left.map(({ tries }) => tries)).toEqual([1, 1]);
  await run('push');
  expect(browsers.map(({ service }) => service.received.length)).toEqual([1, 1, 1, 1, 1]);
});

test('a server that dies after it has sent sends again when its lease is over; the second replaces the first', async () => {
  const { kinds, run, waiting, callBo, store } = house();
  const hook = await Receiver.open();
  const browser = await callBo({ webhook: { url: hook.url, secret: 'whsec_', origin: '' } });
  const [, answered] = [await waiting('First'), await waiting('Second')];
  for (const kind of ['call', 'calls']) await run(kind);
  const sendAndDie = async () => {
    for (const job of await store.claimJobs({ kinds: ['push', 'webhook'], shards: null, limit: 9, lease: 0 }))
      await kinds[job.kind]!.run(job, new AbortController().signal);
  };
  await sendAndDie();
  await store.append(answered.match, { seq: 0, at: 1, t: 'move', by: 1, id: 'i', move: {}, draws: [] });
  await sendAndDie();
  expect(browser.calls.map(({ count }) => count)).toEqual([2, 1]);
  expect(new Set(browser.service.received.map(({ headers }) => headers.topic)).size).toBe(1);
  expect(hook.received).toHaveLength(2);
  expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('a redirect is not followed, it is a refusal', async () => {
  const { kinds, run, waiting, callBo, store } = house();
  const [hook, inside] = [await Receiver.open(), await Receiver.open()];
  for (const status of [301, 302, 303, 307, 308]) hook.answers.push([status, { location: inside.url }]);
  await callBo({ webhook: { url: hook.url, secret: 'whsec_', origin: '' } });
  await waiting();
  for (const kind of ['call', 'calls']) await run(kind);
  const [job] = await store.claimJobs({ kinds: ['webhook'], shards: null, limit: 1, lease: 0 });
  for (let i = 0; i < 5; i++)
    await expect(kinds.webhook!.run(job!, new AbortController().signal)).rejects.toMatchObject({
      code: 'CALL_REFUSED',
    });
  expect([hook.received.length, inside.received.length]).toEqual([5, 0]);
});

test('a push service that wants us to wait is waited for, as long as it says', async () => {
  const { run, waiting, callBo } = house();
  const browser = await callBo();
  browser.service.answers.push(
    [429, { 'retry-after': '120' }],
    [429, { 'retry-after': 'Mon, 16 Nov 2020 13:00:00 GMT' }],
  );
  browser.service.answers.push([429], [503, { 'retry-after': '99999999' }]);
  await waiting();
  for (const kind of ['call', 'calls']) await run(kind);
  expect([await run('push'), await run('push'), await run('push'), await run('push'), await run('push')]).toEqual([
    [120_000],
    [3_600_000],
    [60_000],
    [24 * 3_600_000],
    [undefined],
  ]);
  expect(browser.calls).toHaveLength(5);
});

test('a message that is too long for its service goes without names', async () => {
  const { run, waiting, callBo } = house();
  const browser = await callBo();
  browser.service.answers.push([413]);
  await waiting('A very long name');
  for (const kind of ['call', 'calls', 'push']) await run(kind);
  expect(browser.calls.map(({ tables }) => tables[0]?.name)).toEqual(['A very long name', null]);
});

test('a service that fails is asked again later', async () => {
  const { kinds, store, waiting, callBo, run } = house();
  const browser = await callBo();
  browser.service.answers.push([500]);
  await waiting();
  for (const kind of ['call', 'calls']) await run(kind);
  const [job] = await store.claimJobs({ kinds: ['push'], shards: null, limit: 1, lease: 0 });
  const send = () => kinds.push!.run(job!, new AbortController().signal);
  await expect(send()).rejects.toThrow('500');
  expect(await send()).toBeUndefined();
});

test('a webhook is signed, tried again under the same id, five times in vain and then taken', async () => {
  const { kinds, store, waiting, callBo, run } = house();
  const hook = await Receiver.open();
  for (let i = 0; i < 5; i++) hook.answers.push([500 + (i % 4)]);
  const secret = `whsec_${Buffer.from('a secret of twenty-four.').toString('base64')}`;
  await callBo({ webhook: { url: `${hook.url}/hook`, secret, origin: 'https://club.example' } });
  const { table } = await waiting('Sunday');
  for (const kind of ['call', 'calls']) await run(kind);
  const pauses: number[] = [];
  // Nobody waits for real.
  const hurried: typeof store = {
    ...store,
    postponeJob: (job, after, tries) => {
      pauses.push(after);
      return store.postponeJob(job, 0, tries);
    },
  };
  const runner = new JobRunner({
    ...{ store: hurried, kinds: { webhook: kinds.webhook! }, time: new FakeTime(), shards: () => null },
  });
  closing.push(() => runner.close());
  for (let tries = 1; tries <= 6; tries++) {
    while (hook.received.length < tries) {
      runner.start();
      await new Promise((wait) => setTimeout(wait, 5));
    }
  }
  await runner.close();
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000]);
  expect(hook.received).toHaveLength(6);
  expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  for (const { headers, body } of hook.received) {
    const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.slice(6), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(text).digest('base64')}`);
  }
  const text = `Orrery: tocca a te.\nBidding, Sunday: https://club.example/t/${table}`;
  expect(JSON.parse(String(hook.received[5]!.body))).toEqual({
    type: 'orrery.your-turn',
    timestamp: '2020-11-16T12:00:00.000Z',
    data: {
      count: 1,
      tables: [{ id: table, game: 'any', title: 'Bidding', name: 'Sunday', url: `https://club.example/t/${table}` }],
    },
    ...{ title: 'Orrery', text, content: text, message: text },
  });
  expect(await store.claimJobs({ kinds: ['webhook'], shards: null, limit: 9, lease: 0 })).toEqual([]);
});

test('a webhook in a private network is not called, though it was kept when that was allowed', async () => {
  const { store, waiting, callBo, run } = house();
  const hook = await Receiver.open();
  await callBo({ webhook: { url: hook.url.replace('http:', 'https:'), secret: 'whsec_', origin: '' } });
  await waiting();
  for (const kind of ['call', 'calls']) await run(kind);
  const strict = callKinds({
    ...{ store, keys: drawPushKeys(), outgoing: { ...outgoing, privateNetworks: false }, now: () => noon },
    ...{ isHere: () => false, soon: () => undefined, title: String },
  });
  const [job] = (await store.claimJobs({ kinds: ['webhook'], shards: null, limit: 1, lease: 0 })) as [ClaimedJob & Job];
  await expect(strict.webhook!.run(job, new AbortController().signal)).rejects.toMatchObject({
    code: 'PRIVATE_ADDRESS',
  });
  expect(hook.received).toEqual([]);
});
