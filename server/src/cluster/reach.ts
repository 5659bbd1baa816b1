import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Deeds, readDeed, writeErrand } from './errands.ts';
import type { Links } from './links.ts';

/** Milliseconds: a node that stands still is out of the database by then. */
const patience = 6_000;
const betweenTries = 250;
const slowestAnswer = 2_000;

/** Whether nodes reach each other under the addresses they go by. */
export class Reach {
  private readonly links: Links;
  /** Another at each start: an address may lead to another node than one thinks. */
  private readonly id = randomUUID();

  constructor(links: Links) {
    this.links = links;
  }

  /** What other nodes may ask for. */
  get deeds(): Deeds {
    return { who: () => this.id, whoIs: (address: string) => this.ask(address, 'who') };
  }

  /** Fails where another node cannot be reached from here, or reaches another than this one under this one's address. */
  async check(others: () => Promise<readonly string[]>): Promise<void> {
    for (const end = performance.now() + patience; ; await sleep(betweenTries)) {
      const nodes = (await others()).filter((node) => node !== this.links.address);
      const reached = await Promise.all(nodes.map((node) => this.bothWays(node)));
      const unreached = nodes.find((_, i) => !reached[i]);
      if (unreached === undefined) return;
      if (performance.now() > end) throw new Unreached(this.links.address, unreached);
    }
  }

  private async bothWays(node: string): Promise<boolean> {
    try {
      const [there, back] = [await this.ask(node, 'who'), await this.ask(node, 'whoIs', this.links.address)];
      return there !== this.id && back === this.id;
    } catch {
      return false;
    }
  }

  /** Over a link that is made for it: one that the other node has made says nothing of the way there. */
  private async ask(node: string, deed: string, ...about: readonly unknown[]): Promise<unknown> {
    const link = await this.links.dial(node);
    try {
      const late = sleep(slowestAnswer, null, { ref: false });
      const answer = await Promise.race([link.ask(writeErrand({ deed, about })), late]);
      return answer === null ? null : readDeed(answer);
    } finally {
      link.terminate();
    }
  }
}

export class Unreached extends Error {
  override readonly name = 'Unreached';
  constructor(own: string, other: string) {
    super(
      `this node calls itself ${own}, and it and node ${other} do not reach each other: ` +
        'set ORRERY_NODE on both to an address and a port at which other machines reach them',
    );
  }
}
