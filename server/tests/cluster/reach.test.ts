import { expect, test } from 'vitest';
import { freePort } from '../../../tools/postgres/start.ts';
import { freshServer } from '../house.ts';
import { freshNodes } from './nodes.ts';

test('a node that others cannot reach under its address does not join, and says what to do', async () => {
  const { database, nodes } = await freshNodes(1);
  const node = { address: '127.0.0.2:0', host: '127.0.0.1', drain: 0 };
  await expect(freshServer({ database, node })).rejects.toThrow(
    /127\.0\.0\.2:\d+.*do not reach each other.*ORRERY_NODE/,
  );
  expect(nodes[0]!.isHome('any')).toBe(true);
}, 30_000);

test('nodes that start in the same moment meet each other, too', async () => {
  const { database } = await freshNodes(0);
  const node = (address: string) => ({ address, host: '127.0.0.1', drain: 0 });
  const [good, bad] = await Promise.allSettled([
    freshServer({ database, node: node('127.0.0.1:0'), logLevel: 'silent' }),
    freshServer({ database, node: node('127.0.0.2:0'), logLevel: 'silent' }),
  ]);
  expect([good.status, bad.status]).toContain('rejected');
}, 60_000);

test('two living nodes cannot have the same address', async () => {
  const { database } = await freshNodes(0);
  const address = `127.0.0.1:${await freePort()}`;
  const named = (host: string) => ({ address, host, drain: 0 });
  await freshServer({ database, node: named('127.0.0.1') });
  await expect(freshServer({ database, node: named('127.0.0.2') })).rejects.toThrow('ORRERY_NODE');
}, 30_000);
