import type { Game, Kind, Room } from '@orrery/kernel';

/** The games of this server, by id. */
export type Shelf = ReadonlyMap<string, Game<Kind>>;

/** `address`: a module that exports `shelf`, as `@orrery/games` does. The threads of the bots load the same one. */
export async function loadShelf(address: string): Promise<Shelf> {
  const { shelf } = (await import(address)) as { shelf: readonly Room[] };
  const games = await Promise.all(shelf.map(async (room) => (await room.rules()).game));
  return new Map(games.map((game) => [game.id, game]));
}
