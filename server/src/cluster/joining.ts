import { setTimeout as sleep } from 'node:timers/promises';
import { warn } from '../log.ts';
import type { Session } from '../stores/postgres/session.ts';
import type { Beats } from './beats.ts';
import { endFormer, isTaken, readDirectory } from './directory.ts';
import type { Frozen } from './frozen.ts';
import type { Membership } from './membership.ts';
import { type Reach, Unreached } from './reach.ts';
import type { Watch } from './watch.ts';

interface Settings {
  readonly address: string;
  readonly session: Session;
  readonly watch: Watch;
  readonly beats: Beats;
  readonly frozen: Frozen;
  readonly reach: Reach;
  readonly membership: Membership;
  /** It is one of the nodes now: others tell it of changes from now on. */
  readonly joined: () => Promise<void>;
}

/** How often it is looked whether somebody speaks under this node's address, and after how many milliseconds again. */
const looksWhetherTaken = 2;
const betweenLooks = 1_000;
/** Between two tries to reach the database. */
const retryAfter = 200;
/** After so many tries in vain the database was gone for all: claims are then spread over so many milliseconds. */
const patientAfter = 2;
const spread = 1_000;
/** Nodes whose sessions were ended at the same moment do not come back in the same moment. */
const aLittle = 50;

/** How a node comes to the others: for the first time, and again whenever it has lost its session. */
export class Joining {
  private readonly settings: Settings;
  private coming = false;
  private stopped = false;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  async join(): Promise<void> {
    const met = await this.meet(() => true);
    await this.findAddressFree();
    await this.begin();
    // Who came at the same time has not been seen before, and has not seen this one.
    await this.meet((node) => !met.includes(node));
  }

  stop(): void {
    this.stopped = true;
  }

  /** Comes again as if for the first time, as soon as there is a database. */
  async again(why: Error): Promise<void> {
    const { session, watch } = this.settings;
    if (this.stopped || this.coming) return;
    this.coming = true;
    warn('this node has lost its session and begins anew', why);
    watch.notify().catch(() => undefined);
    for (let tries = 1; !this.stopped && session.nonce === null; tries++) {
      try {
        await session.open();
        // What was connected before may be as dead as the session was.
        watch.renew();
        await sleep(Math.random() * (tries > patientAfter ? spread : aLittle));
        await this.begin();
      } catch (error) {
        session.lose(`this node could not begin: ${(error as Error).message}`);
        await sleep(retryAfter);
      }
    }
    this.coming = false;
  }

  /** Nobody could come to the tables of this node through one that does not reach it: whom it has met, in the end. */
  private async meet(isMeant: (node: string) => boolean): Promise<readonly string[]> {
    const { watch, frozen, reach } = this.settings;
    let met: readonly string[] = [];
    await reach.check(async () => {
      await frozen.look();
      met = (await readDirectory(watch.run)).nodes.filter(isMeant);
      return met;
    });
    return met;
  }

  private async findAddressFree(): Promise<void> {
    const { address, watch } = this.settings;
    for (let i = 0; await isTaken(watch.run, address); i++) {
      if (i === looksWhetherTaken) throw new Unreached(address, address);
      await sleep(betweenLooks);
    }
  }

  private async begin(): Promise<void> {
    const { address, watch, beats, membership, joined } = this.settings;
    await endFormer(watch.run, address);
    await beats.start();
    await membership.join();
    await joined();
  }
}
