import type { Question } from './protocol.ts';

/** So many of the latest thoughts of a kind make its price. */
const remembered = 64;

/**
 * What a thought costs who asked for it: what such thoughts have cost lately, of this bot at this game at all tables. What is
 * measured is paid for in the long run, but no budget tells how long a bot thought about one hand.
 */
export class Prices {
  private readonly usual = new Map<string, number>();

  /** The price of a thought that was measured, in milliseconds of CPU. */
  of({ game, bot }: Question, cpuMs: number): number {
    const kind = `${bot} ${game}`;
    const price = this.usual.get(kind) ?? cpuMs;
    this.usual.set(kind, price + (cpuMs - price) / remembered);
    return price;
  }
}
