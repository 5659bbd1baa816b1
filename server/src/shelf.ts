import type { Game, Kind, MatchHead, Room } from '@orrery/kernel';

/** The games of this server. */
export interface Shelf {
  /** The rules of this number; without one the newest, by which new matches are played. */
  get(game: string, rules?: number): Game<Kind> | undefined;
  /** What each game is called. */
  readonly titles: Readonly<Record<string, string>>;
  /** The number of each game's plate. */
  readonly plates: Readonly<Record<string, number>>;
  /** All numbers of the rules of each game. */
  readonly rules: Readonly<Record<string, readonly number[]>>;
}

/** The rules under which a match was begun are not on the shelf any more: it is kept as it is, and cannot be opened. */
export class OldRules extends Error {
  constructor({ id, game, rules }: MatchHead) {
    super(`match ${id} is of ${game}, rules ${rules}, which are not on the shelf`);
  }
}

/** `address`: a module that exports `shelf`, as `@orrery/games` does. The threads of the bots load the same one. */
export async function loadShelf(address: string): Promise<Shelf> {
  const { shelf } = (await import(address)) as { shelf: readonly Room[] };
  const games = new Map<string, { readonly newest: Game<Kind>; readonly all: readonly Game<Kind>[] }>();
  for (const room of shelf) {
    const editions = [room, ...Object.values(room.earlier ?? {})];
    const all = await Promise.all(editions.map(async (edition) => (await edition.rules()).game));
    games.set(room.id, { newest: all[0]!, all });
  }
  return {
    plates: Object.fromEntries(shelf.map(({ id, plate }) => [id, plate])),
    titles: Object.fromEntries(shelf.map(({ id, title }) => [id, title])),
    rules: Object.fromEntries([...games].map(([id, { all }]) => [id, all.map((game) => game.rules)])),
    get(id, rules) {
      const game = games.get(id);
      return rules === undefined ? game?.newest : game?.all.find((each) => each.rules === rules);
    },
  };
}
