import { BlockList, isIP } from 'node:net';
import type { StandingStore } from '../stores/store.ts';
import { type Ban, type BannedNetwork, banUntil } from './standing.ts';

interface Banned extends BannedNetwork {
  readonly list: BlockList;
}

/** The networks that nobody may come from. */
export class Networks {
  private readonly store: StandingStore;
  private readonly now: () => number;
  private banned: readonly Banned[];

  private constructor(store: StandingStore, now: () => number, banned: readonly BannedNetwork[]) {
    this.store = store;
    this.now = now;
    this.banned = banned.map(listed);
  }

  static async open(store: StandingStore, now: () => number): Promise<Networks> {
    const kept = await store.bannedNetworks();
    for (const { network, until } of kept) if (until <= now()) await store.dropBannedNetwork(network);
    const still = kept.filter(({ until }) => until > now());
    return new Networks(store, now, still);
  }

  async reload(): Promise<void> {
    this.banned = (await this.store.bannedNetworks()).map(listed);
  }

  /** All that are banned now. */
  get all(): readonly BannedNetwork[] {
    return this.banned.filter(({ until }) => until > this.now()).map(({ network, until }) => ({ network, until }));
  }

  /** How long nobody may come from this address; null: one may. */
  ban(address: string): Ban | null {
    const family = isIP(address);
    if (family === 0) return null;
    const until = this.banned
      .filter(({ list }) => list.check(address, family === 6 ? 'ipv6' : 'ipv4'))
      .reduce((latest, each) => Math.max(latest, each.until), 0);
    return banUntil(until, this.now());
  }

  async keep(banned: BannedNetwork): Promise<void> {
    await this.store.keepBannedNetwork(banned);
    this.banned = [...this.banned.filter(({ network }) => network !== banned.network), listed(banned)];
  }

  /** False: it was not banned. */
  async drop(network: string): Promise<boolean> {
    await this.store.dropBannedNetwork(network);
    const rest = this.banned.filter((each) => each.network !== network);
    const was = rest.length < this.banned.length;
    this.banned = rest;
    return was;
  }
}

function listed(banned: BannedNetwork): Banned {
  const [address = '', bits = ''] = banned.network.split('/');
  const list = new BlockList();
  list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return { ...banned, list };
}

/** Wider than this nobody means to ban. */
const widest = { 4: 8, 6: 16 } as const;

/**
 * `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32` as address and bits; null: none of them, or nearly everybody. An IPv6 address
 * stands for the network of 64 bits that one household has: within it anybody takes a new one at will.
 */
export function readNetwork(text: string): string | null {
  const [written = '', bits, ...more] = text.trim().split('/');
  const address = written.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  const family = isIP(address);
  if (family === 0 || address.includes('%') || more.length > 0) return null;
  const of = family as 4 | 6;
  const most = of === 6 ? 64 : 32;
  const size = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (!(size >= widest[of] && size <= (of === 6 ? 128 : 32))) return null;
  return `${address}/${size}`;
}
