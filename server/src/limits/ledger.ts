import { type Allowance, Bucket, takeFromAll } from './bucket.ts';
import { Buckets } from './buckets.ts';

/** Bytes that may be written for a person, for all people of one address, and for everybody together. */
export interface CostLimits {
  readonly person: Allowance;
  readonly address: Allowance;
  readonly all: Allowance;
  /** What bots write for the tables of a person, and for those of all people of one address. */
  readonly bots: { readonly person: Allowance; readonly address: Allowance };
}

/** What one message or request costs beyond its own bytes: its row, the index, the flush. */
export const ownCost = 300;
/** Nobody is told to come back later than in so many seconds: by then others may have made room. */
const longestWait = 600;
/** A table costs more than its own row: its match, its seats, its lists. */
export const tableCost = 20_000;

/** What somebody may still write. */
interface Purse {
  /** Whole seconds until so many bytes may be asked for; 0: they may now, and it is written down. */
  spend(bytes: number): number;
}

/**
 * What everybody has written of late. Whatever ends on the disk is paid for by who asked for it. The ceiling for everybody
 * together holds new tables and talk back, never a move: a crowd of strangers must not stop a match that is being played.
 */
export class Ledger {
  private readonly people: Buckets;
  private readonly addresses: Buckets;
  private readonly all: Bucket;
  private readonly bots: { readonly people: Buckets; readonly addresses: Buckets };

  constructor({ person, address, all, bots }: CostLimits, now: () => number) {
    this.people = new Buckets(person, now);
    this.addresses = new Buckets(address, now);
    this.all = new Bucket(all, now);
    this.bots = { people: new Buckets(bots.person, now), addresses: new Buckets(bots.address, now) };
  }

  /** Whole seconds until so many bytes may be asked for by them; 0: they may now, and it is written down. */
  spend(person: string, address: string, bytes: number): number {
    return this.purse(person, address).spend(bytes);
  }
  /** The same for somebody who asks again and again. */
  purse(person: string, address: string): Purse {
    const { people, addresses } = this;
    let own: readonly Bucket[] = [];
    let swept = -1;
    return {
      spend(bytes) {
        if (swept !== people.swept + addresses.swept) {
          own = [people.of(person), addresses.of(address)];
          swept = people.swept + addresses.swept;
        }
        return Math.ceil(takeFromAll(own, bytes));
      },
    };
  }

  /** Whole seconds until the server has room for something new of so many bytes; 0: it has. Nothing is written down. */
  roomIn(bytes: number): number {
    return Math.min(longestWait, Math.ceil(this.all.wait(bytes)));
  }
  /** Something new of so many bytes was written. */
  wrote(bytes: number): void {
    this.all.take(bytes);
  }

  /** Bots of somebody have written so many bytes. No move is refused for it: people may wait for it. */
  owe(person: string, address: string, bytes: number): void {
    for (const bucket of this.botsOf(person, address)) bucket.owe(bytes);
  }
  /** Whole seconds until what bots wrote for them is paid, before which they begin no other match; 0: it is. */
  owes(person: string, address: string): number {
    const waits = this.botsOf(person, address).map((bucket) => bucket.wait(0));
    return Math.min(longestWait, Math.ceil(Math.max(...waits)));
  }
  private botsOf(person: string, address: string): readonly Bucket[] {
    return [this.bots.people.of(person), this.bots.addresses.of(address)];
  }
}
