import { Dice, type Entry, Host, type Journal, type MatchHead, type Observer, type World } from '../src/index.ts';
import { type Bidding, bidding } from './bidding/index.ts';

/** A journal in memory that can be told to fail, to wait, and to answer late. */
export class MemoryJournal implements Journal {
  readonly kept: Entry[] = [];
  /** Called before an entry is kept: throw to fail, await to make others faster. */
  before: (entry: Entry) => void | Promise<void> = () => {};
  /** Called after an entry was kept and before the answer is given. */
  after: (entry: Entry) => void | Promise<void> = () => {};

  constructor(kept: readonly Entry[] = []) {
    this.kept.push(...kept);
  }

  async append(_match: string, entry: Entry): Promise<'kept' | 'taken'> {
    await this.before(entry);
    if (entry.seq !== this.kept.length) return 'taken';
    this.kept.push(JSON.parse(JSON.stringify(entry)) as Entry);
    await this.after(entry);
    return 'kept';
  }
  async read(_match: string, from: number): Promise<readonly Entry[]> {
    return JSON.parse(JSON.stringify(this.kept.slice(from))) as Entry[];
  }
}

export const head: MatchHead = { id: 'match', game: 'bidding', rules: 1, seats: 3, options: { rounds: 3 } };

export function worldOf(journal: Journal): World {
  let clock = 1000;
  return { journal, chance: (match, drawn) => new Dice(`${match} ${drawn}`), now: () => clock++ };
}

export async function begun(
  journal = new MemoryJournal(),
  game = bidding,
): Promise<{ host: Host<Bidding>; journal: MemoryJournal }> {
  return { host: await Host.begin(game, head, worldOf(journal)), journal };
}

let ids = 0;
/** Plays a move as a well-behaved client would: the question as it stands, and an id of its own. */
export function play(host: Host<Bidding>, by: number, move: unknown) {
  return host.play({ by, id: `id-${ids++}`, decision: host.decision(by), move });
}

/** The card in a place of a seat's hand. */
export function cardOf(host: Host<Bidding>, by: number, place = 0): number {
  return host.view(by).mine!.hand[place]!;
}

/** Lays a card and seals it. */
export async function bid(host: Host<Bidding>, by: number, place = 0): Promise<void> {
  await play(host, by, { t: 'lay', card: cardOf(host, by, place) });
  await play(host, by, { t: 'seal' });
}

export const everybody: readonly Observer[] = [0, 1, 2, 'table'];

/** All that anybody can get from a host. */
export function outside(host: Host<Bidding>): unknown {
  const { seq, actors, awaited, result } = host;
  const seats = [0, 1, 2].map((by) => [host.decision(by), host.undoable(by)]);
  return { seq, actors, awaited, result, seats, all: everybody.map((who) => [host.view(who), host.told(who, 0)]) };
}
