import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { Beats } from '../../src/cluster/beats.ts';
import { Watch } from '../../src/cluster/watch.ts';
import { Session } from '../../src/stores/postgres/session.ts';
import { openPostgres } from '../../src/stores/postgres/store.ts';
import { bidToTheEnd, twoAtATable } from '../bidders.ts';
import { Person } from '../client.ts';
import { freshServer } from '../house.ts';
import { freshDatabase } from '../postgres-server.ts';
import { at, freshNodes, tableAt } from './nodes.ts';
import { swallowingProxy } from './swallowing-proxy.ts';

const node = { address: '127.0.0.1:0', host: '127.0.0.1', drain: 0 };

async function line(database: string) {
  const proxy = await swallowingProxy(database);
  onTestFinished(proxy.close);
  return proxy;
}

test('a first beat that is not answered is noticed', async () => {
  const lost = Promise.withResolvers<string>();
  const query = () => new Promise<never>(() => undefined);
  const beats = new Beats({ query, now: () => performance.now(), lost: lost.resolve });
  void beats.start();
  expect(await lost.promise).toContain('two seconds');
  beats.stop();
});

test('what is asked over connections that are dead without a word fails, and is answered over new ones', async () => {
  const proxy = await line(await freshDatabase());
  const watch = new Watch(proxy.url, () => undefined);
  onTestFinished(() => watch.close());
  expect(await watch.run('SELECT 1 AS one')).toMatchObject([{ one: 1 }]);
  proxy.swallow();
  proxy.mend();
  await expect(watch.run('SELECT 1 AS one')).rejects.toThrow('does not answer');
  expect(await watch.run('SELECT 1 AS one')).toMatchObject([{ one: 1 }]);
});

test('with the session the connections for reading are made anew, and nobody waits for the dead ones', async () => {
  const proxy = await line(await freshDatabase());
  const session = new Session(proxy.url);
  await session.open();
  const store = await openPostgres({ url: proxy.url, session });
  expect(await store.countTables()).toBe(0);
  proxy.swallow();
  proxy.mend();
  const hanging = store.countTables();
  await sleep(50);
  session.lose('no answer');
  expect(await store.countTables()).toBe(0);
  expect(await hanging).toBe(0);
  await session.open();
  await store.close();
});

test('a line for reading that dies alone, without a word, is given up for a new one', async () => {
  const database = await freshDatabase();
  const proxy = await line(database);
  const session = new Session(database);
  await session.open();
  const store = await openPostgres({ url: proxy.url, session, slowestRead: 300 });
  expect(await store.countTables()).toBe(0);
  proxy.swallow();
  proxy.mend();
  expect(await store.countTables()).toBe(0);
  await store.close();
});

test('a node that was cut off without a word has its part of the tables again when the line is mended', async () => {
  const { database, nodes } = await freshNodes(1, { logLevel: 'silent' });
  const proxy = await line(database);
  const lonely = await freshServer({ database: proxy.url, node, logLevel: 'silent' });
  const ada = await Person.arrive(nodes[0]!.port, 'Ada');
  const bo = await Person.arrive(nodes[0]!.port, 'Bo');
  const before = await tableAt(lonely, () => twoAtATable(ada, bo));
  proxy.swallow();
  while (lonely.isHome(before.id)) await sleep(50);
  proxy.mend();
  while (!lonely.isHome(before.id)) await sleep(50);
  const [one, two] = [await at(ada, lonely.port).follow(before.id), await bo.follow(before.id)];
  await Promise.all([bidToTheEnd(one, 0), bidToTheEnd(two, 1)]);
  // More than there are connections.
  const read = Array.from({ length: 10 }, () => at(ada, lonely.port).get(`/api/tables/${before.id}`));
  expect(await Promise.all(read)).toHaveLength(10);
}, 60_000);
