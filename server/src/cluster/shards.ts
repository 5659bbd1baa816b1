import { createHash } from 'node:crypto';

/** All tables of a house are in so many shards, whatever the number of its nodes: fewer spread badly over many. */
export const shardCount = 1024;

export const everyShard: readonly number[] = [...Array(shardCount).keys()];

/** The shard of a table: its matches, talk, memos and what is due at it live where the shard does. */
export function shardOf(table: string): number {
  return createHash('sha256').update(table).digest().readUInt32BE(0) % shardCount;
}

/**
 * The node that should hold a shard (rendezvous hashing): all who know of the same nodes name the same one, and a node that comes or
 * goes changes only what it takes or leaves. null: there is no node.
 */
export function rightfulHome(shard: number, nodes: readonly string[]): string | null {
  let home: string | null = null;
  let best = -1;
  for (const node of nodes) {
    const weight = mix(seedOf(node) ^ Math.imul(shard + 1, 0x9e3779b1));
    if (weight > best || (weight === best && home !== null && node < home)) [home, best] = [node, weight];
  }
  return home;
}

const seeds = new Map<string, number>();

function seedOf(node: string): number {
  const known = seeds.get(node) ?? createHash('sha256').update(node).digest().readUInt32BE(0);
  seeds.set(node, known);
  return known;
}

/** Spreads 32 bits over 32 bits, every one of them over all (the finisher of MurmurHash3). */
function mix(bits: number): number {
  let h = bits;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
