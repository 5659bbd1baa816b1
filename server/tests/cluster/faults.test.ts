import { setTimeout as sleep } from 'node:timers/promises';
import { closeCodes } from '@orrery/wire';
import { expect, onTestFinished, test } from 'vitest';
import { frameKinds } from '../../src/cluster/frames.ts';
import { Links } from '../../src/cluster/links.ts';
import { openDatabase } from '../../src/place/database.ts';
import { bid, bidToTheEnd, twoAtATable, viewOf } from '../bidders.ts';
import { type Device, Person } from '../client.ts';
import { freshServer, layBidding } from '../house.ts';
import { at, followAgain, freshNodes, tableAt } from './nodes.ts';
import { swallowingProxy } from './swallowing-proxy.ts';

const node = { address: '127.0.0.1:0', host: '127.0.0.1', drain: 0 };

test('a node cut off from the database without a word stops speaking, and others play on', async () => {
  const { database, nodes } = await freshNodes(1, { logLevel: 'silent' });
  const proxy = await swallowingProxy(database);
  onTestFinished(proxy.close);
  const lonely = await freshServer({ database: proxy.url, node, logLevel: 'silent' });
  const ada = await Person.arrive(nodes[0]!.port, 'Ada');
  const bo = await Person.arrive(nodes[0]!.port, 'Bo');
  const { id } = await tableAt(lonely, () => twoAtATable(ada, bo));
  const [one, own] = [await ada.follow(id), await at(ada, lonely.port).follow(id)];
  await one.until(() => one.steps(0) !== undefined);
  const card = viewOf(one, 0).mine!.hand[0];
  proxy.swallow();
  // Nothing can be kept any more, so nothing is acknowledged, and everybody is sent away.
  one.say({ t: 'play', seat: 0, id: 'in-vain', decision: one.steps(0)!.decision!, move: { t: 'lay', card } });
  expect([await one.untilClosed(), await own.untilClosed()]).toEqual([closeCodes.restart, closeCodes.restart]);
  expect(one.messages.some((message) => 'id' in message && message.id === 'in-vain')).toBe(false);
  const [again, other] = [await followAgain(ada, id), await followAgain(bo, id)];
  await Promise.all([bidToTheEnd(again, 0), bidToTheEnd(other, 1)]);
  expect(lonely.isHome(id)).toBe(false);
});

test('what comes through a front is byte for byte what comes at the home', async () => {
  const { nodes } = await freshNodes(2);
  const [home, front] = nodes;
  const ada = await Person.arrive(home!.port, 'Ada');
  const bo = await Person.arrive(home!.port, 'Bo');
  const { id, link } = await tableAt(home!, () => twoAtATable(ada, bo, { spectators: true }));
  const eve = await Person.arrive(home!.port, 'Eve');
  for (const [person, hello] of [
    [bo, {}],
    [eve, { link: link! }],
  ] as const) {
    const near = await person.follow(id, hello);
    const far = await at(person, front!.port).follow(id, hello);
    await Promise.all([near, far].map((device) => device.until(() => device.messages.some(({ t }) => t === 'steps'))));
    await Promise.all([near.settle(), far.settle()]);
    const [before, after] = [near.texts.length, far.texts.length];
    const one = await ada.follow(id);
    await one.until(() => one.steps(0) !== undefined);
    await bid(one, 0);
    one.close();
    await until(near, (device) => device.table()?.seats[0]?.online === false);
    await until(far, (device) => device.table()?.seats[0]?.online === false);
    await Promise.all([near.settle(), far.settle()]);
    expect(far.texts.slice(after)).toEqual(near.texts.slice(before));
    expect(near.texts.length).toBeGreaterThan(before + 2);
    expect(await ask()).toBe(true);
    near.close();
    far.close();
  }

  /** The next one who looks has something to see, too. */
  async function ask(): Promise<boolean> {
    const again = await ada.follow(id);
    await again.until(() => again.steps(0) !== undefined);
    const answer = await again.play(0, { t: 'open' });
    again.close();
    return answer.t === 'ack';
  }
});

test('a home hears nothing that is meant for a table of another node', async () => {
  const { database, nodes } = await freshNodes(2);
  const place = await openDatabase(database, 'server');
  const services = {
    welcome: () => ({ take: () => undefined, gone: () => undefined }),
    errand: async (body: Buffer) => body,
  };
  const links = new Links({ address: '127.0.0.1:0', secret: place.linkKey, services });
  await links.listen('127.0.0.1');
  onTestFinished(async () => {
    links.close();
    await place.close();
  });
  const ada = await Person.arrive(nodes[0]!.port, 'Ada');
  const { id } = await tableAt(nodes[0]!, () =>
    ada.post('/api/tables', layBidding([{ kind: 'me' }, { kind: 'open' }])),
  );
  const rows = await place.session!.query(
    `SELECT DISTINCT split_part(application_name, ' ', 2) AS address FROM pg_stat_activity
     WHERE application_name LIKE 'orrery-node %' AND datname = current_database()`,
  );
  const heard: number[][] = [];
  for (const { address } of rows) {
    const kinds: number[] = [];
    const asked = Buffer.from(JSON.stringify({ caller: { person: 'somebody', address: '' }, table: id }));
    const channel = (await links.to(String(address))).connect(asked, {
      take: (kind) => kinds.push(kind),
      gone: () => undefined,
    });
    channel.send(frameKinds.data, Buffer.from(JSON.stringify({ t: 'ping' })));
    while (kinds.length === 0) await sleep(5);
    heard.push(kinds);
  }
  expect(heard.flat().sort()).toEqual([frameKinds.data, frameKinds.notHere]);
});

test('by correspondence a bot plays on when the node of its table goes', async () => {
  const { nodes } = await freshNodes(2);
  const [stays, goes] = nodes;
  const ada = await Person.arrive(stays!.port, 'Ada');
  const asked = layBidding([{ kind: 'me' }, { kind: 'bot', level: 'easy' }], {
    pace: { tempo: 'days', fixedWindows: false },
  });
  const { id } = await tableAt(goes!, () => ada.post('/api/tables', asked));
  await ada.post(`/api/tables/${id}/start`);
  const one = await ada.follow(id);
  await one.until(() => one.steps(0) !== undefined);
  await Promise.all([goes!.close(), bid(one, 0)]);
  await bidToTheEnd(one, 0);
  expect(one.closed).toBeNull();
});

async function until(device: Device, enough: (device: Device) => boolean): Promise<void> {
  await device.until(() => enough(device));
}
