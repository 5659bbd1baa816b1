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

  allowance({ burst, perSecond }: Allowance): Allowance {
    const { nodes } = this;
    return {
      get burst() {
        return burst / nodes();
      },
      get perSecond() {
        return perSecond / nodes();
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
