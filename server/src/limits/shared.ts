import type { SocketLimits } from '../sockets/sockets.ts';
import type { Allowance } from './bucket.ts';
import type { CostLimits } from './ledger.ts';

/**
 * What one of several nodes grants, so that all of them together grant what is written in the settings, however many there are now:
 * whoever goes from one to the next gets no more than at one server.
 */
export class SharedLimits {
  private readonly nodes: () => number;

  constructor(nodes: () => number) {
    this.nodes = nodes;
  }

  allowance(whole: Allowance): Allowance {
    const { nodes } = this;
    let [part, among] = [whole, 1];
    // Asked for with every message; how many there are changes seldom.
    const now = () => {
      const count = nodes();
      if (count !== among) part = { burst: whole.burst / count, perSecond: whole.perSecond / count };
      among = count;
      return part;
    };
    return {
      get burst() {
        return now().burst;
      },
      get perSecond() {
        return now().perSecond;
      },
    };
  }

  costs({ person, address, all, bots }: CostLimits): CostLimits {
    return {
      ...{ person: this.allowance(person), address: this.allowance(address), all: this.allowance(all) },
      bots: { person: this.allowance(bots.person), address: this.allowance(bots.address) },
    };
  }

  /** What a single socket may say, and how many a process can hold, is a matter of one node. */
  sockets(limits: SocketLimits): SocketLimits {
    const { nodes } = this;
    const part = (whole: number) => Math.ceil(whole / nodes());
    return {
      ...limits,
      perAddress: this.allowance(limits.perAddress),
      get socketsPerAddress() {
        return part(limits.socketsPerAddress);
      },
      get socketsPerPerson() {
        return part(limits.socketsPerPerson);
      },
    };
  }
}
