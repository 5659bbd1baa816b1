import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { everyShard, rightfulHome, shardCount, shardOf } from '../../src/cluster/shards.ts';

const nodes = (count: number) => Array.from({ length: count }, (_, i) => `10.0.0.${i + 1}:7700`);

test('the shard of a table is made from the first bytes of its SHA-256', () => {
  const table = 'AAAAAAAAAAAAAAAAAAAAAA';
  const first = createHash('sha256').update(table).digest().subarray(0, 4);
  expect(shardOf(table)).toBe(first.readUInt32BE() % 1024);
});

test('without nodes a shard has no home, and with one that is it', () => {
  expect(rightfulHome(7, [])).toBeNull();
  expect(everyShard.every((shard) => rightfulHome(shard, ['a:1']) === 'a:1')).toBe(true);
});

test('who knows of the same nodes names the same home, in whatever order they are known', () => {
  const some = nodes(7);
  for (const shard of everyShard)
    expect(rightfulHome(shard, [...some].reverse())).toBe(rightfulHome(shard, [...some, some[3]!]));
});

test.each([2, 3, 16, 48])('%i nodes have about as many shards each', (count) => {
  const shares = new Map(nodes(count).map((node) => [node, 0]));
  for (const shard of everyShard) {
    const home = rightfulHome(shard, nodes(count))!;
    shares.set(home, shares.get(home)! + 1);
  }
  const fair = shardCount / count;
  // Five standard deviations: what is beyond is no accident of these addresses.
  for (const share of shares.values()) expect(Math.abs(share - fair)).toBeLessThan(5 * Math.sqrt(fair));
});

test('a node that comes takes shards, and no other shard moves', () => {
  const [before, after] = [nodes(4), nodes(5)];
  const moved = everyShard.filter((shard) => rightfulHome(shard, before) !== rightfulHome(shard, after));
  expect(moved.length).toBeGreaterThan(100);
  for (const shard of moved) expect(rightfulHome(shard, after)).toBe('10.0.0.5:7700');
});
