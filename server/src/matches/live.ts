import { Host, type Kind, SealedChance, type World } from '@orrery/kernel';
import type { Shelf } from '../shelf.ts';
import type { MatchRecord, Store } from '../stores/store.ts';
import { type BotHouse, MatchBots } from './bots.ts';

/** A match in memory. The journal has all of it: it may be forgotten and opened again at any time. */
export interface Live {
  readonly table: string;
  readonly host: Host<Kind>;
  readonly key: Uint8Array;
  readonly bots: MatchBots;
}

/** The world in which matches are played, apart from their journal. */
export interface Surroundings {
  readonly now: () => number;
  /** The luck of a match after its first `drawn` draws. */
  readonly luck: (record: MatchRecord, drawn: number) => ReturnType<World['chance']>;
}

export const realSurroundings: Surroundings = {
  now: () => Date.now(),
  luck: ({ key, head }, drawn) => new SealedChance(key, head.id, drawn),
};

/** Opens a match where it stands; one of which only the record was kept before a crash is set up now, by the same luck. */
export async function openMatch(
  record: MatchRecord,
  store: Store,
  shelf: Shelf,
  house: BotHouse,
  around: Surroundings,
): Promise<Live> {
  const { head, table, key } = record;
  const game = shelf.get(head.game);
  if (game === undefined) throw new Error(`the game ${head.game} of match ${head.id} is not on the shelf`);
  const world: World = { journal: store, now: around.now, chance: (_match, drawn) => around.luck(record, drawn) };
  const begun = (await store.read(head.id, 0)).length > 0;
  const host = await (begun ? Host.open(game, head, world) : Host.begin(game, head, world));
  return { table, host, key, bots: new MatchBots(host, house, key) };
}
