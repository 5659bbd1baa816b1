import { type Allowance, Bucket, takeFromAll } from './bucket.ts';
import { Buckets } from './buckets.ts';

/** Bytes that may be written for a person, for all people of one address, and for everybody together. */
export interface CostLimits {
  readonly person: Allowance;
  readonly address: Allowance;
  readonly all: Allowance;
}

/** What one message or request costs beyond its own bytes: its row, the index, the flush. */
export const ownCost = 300;
/** Nobody is told to come back later than in so many seconds: by then others may have made room. */
const longestWait = 600;
/** A table costs more than its own row: its match, its seats, its lists. */
export const tableCost = 20_000;

/**
 * What everybody has written of late. Whatever ends on the disk is paid for by who asked for it. The ceiling for everybody
 * together holds new tables and talk back, never a move: a crowd of strangers must not stop a match that is being played.
 */
export class Ledger {
  private readonly people: Buckets;
  private readonly addresses: Buckets;
  private readonly all: Bucket;

  constructor({ person, address, all }: CostLimits, now: () => number) {
    this.people = new Buckets(person, now);
    this.addresses = new Buckets(address, now);
    this.all = new Bucket(all, now);
  }

  /** Whole seconds until so many bytes may be asked for by them; 0: they may now, and it is written down. */
  spend(person: string, address: string, bytes: number): number {
    return Math.ceil(takeFromAll([this.people.of(person), this.addresses.of(address)], bytes));
  }

  /** Whole seconds until the server has room for something new of so many bytes; 0: it has. Nothing is written down. */
  roomIn(bytes: number): number {
    return Math.min(longestWait, Math.ceil(this.all.wait(bytes)));
  }
  /** Something new of so many bytes was written. */
  wrote(bytes: number): void {
    this.all.take(bytes);
  }
}
