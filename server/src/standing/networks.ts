import { BlockList, isIP } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import type { StandingStore } from '../stores/store.ts';
import { type Ban, type BannedNetwork, banUntil } from './standing.ts';

interface Banned extends BannedNetwork {
  readonly list: BlockList;
}

interface Settings {
  readonly store: StandingStore;
  readonly now: () => number;
  readonly tellOthers?: () => Promise<void>;
  /** One change or reading after the other. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The networks that nobody may come from. */
export class Networks {
  private readonly settings: Settings;
  private banned: readonly Banned[] = [];

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** As they are kept, in the order of their names. False: that is nothing new. */
  know(kept: readonly BannedNetwork[]): boolean {
    const plain = (all: readonly BannedNetwork[]) => all.map(({ network, until }) => `${network} ${until}`).sort();
    const isNew = !isDeepStrictEqual(plain(this.banned), plain(kept));
    if (isNew) this.banned = kept.map(listed);
    return isNew;
  }

  /** All that are banned now. */
  get all(): readonly BannedNetwork[] {
    const now = this.settings.now();
    return this.banned.filter(({ until }) => until > now).map(({ network, until }) => ({ network, until }));
  }

  /** How long nobody may come from this address; null: one may. */
  ban(address: string): Ban | null {
    const family = isIP(address);
    if (family === 0) return null;
    const until = this.banned
      .filter(({ list }) => list.check(address, family === 6 ? 'ipv6' : 'ipv4'))
      .reduce((latest, each) => Math.max(latest, each.until), 0);
    return banUntil(until, this.settings.now());
  }

  async keep(banned: BannedNetwork): Promise<void> {
    await this.settings.inTurn(async () => {
      await this.settings.store.keepBannedNetwork(banned);
      this.banned = [...this.without(banned.network), listed(banned)];
    });
    await this.settings.tellOthers?.();
  }

  /** False: it was not banned. */
  async drop(network: string): Promise<boolean> {
    const was = await this.settings.inTurn(async () => {
      const dropped = await this.settings.store.dropBannedNetwork(network);
      this.banned = this.without(network);
      return dropped;
    });
    await this.settings.tellOthers?.();
    return was;
  }

  private without(network: string): readonly Banned[] {
    return this.banned.filter((each) => each.network !== network);
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
