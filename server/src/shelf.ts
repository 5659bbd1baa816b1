import type { Game, Kind, Manner, MatchHead } from '@orrery/kernel';
import { editionFor, type Room } from '@orrery/words/room';

/** The games of this server. */
export interface Shelf {
  /** By its newest rules: new matches are played by them. */
  get(game: string): Game<Kind> | undefined;
  /** By the rules of this number, or the newest. Earlier ones are read when a match asks for them, not at every start. */
  edition(game: string, rules: number | undefined): Promise<Game<Kind> | undefined>;
  /** The manners that the bots of each game have. */
  readonly manners: Readonly<Record<string, readonly Manner[]>>;
  /** What each game is called. */
  readonly titles: Readonly<Record<string, string>>;
  /** The number of each game's plate. */
  readonly plates: Readonly<Record<string, number>>;
  /** Which seat identity each seat wears on the picture of a match; undefined: the one that was chosen. */
  looks(head: MatchHead, view: Kind['view']): Promise<readonly number[] | undefined>;
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
  const rooms = new Map(shelf.map((room) => [room.id, room]));
  const games = new Map<string, Game<Kind>>();
  const manners: Record<string, readonly Manner[]> = {};
  for (const { id, rules } of shelf) {
    const { game, mind } = await rules();
    games.set(id, game);
    manners[id] = mind.manners ?? [];
  }
  const earlier = (id: string) => Object.keys(rooms.get(id)?.earlier ?? {}).map(Number);
  return {
    manners,
    plates: Object.fromEntries(shelf.map(({ id, plate }) => [id, plate])),
    titles: Object.fromEntries(shelf.map(({ id, title }) => [id, title])),
    rules: Object.fromEntries([...games].map(([id, { rules }]) => [id, [rules, ...earlier(id)]])),
    get: (id) => games.get(id),
    async looks({ game, rules }, view) {
      const room = rooms.get(game);
      const edition = room === undefined ? null : await editionFor(room, rules);
      return (await edition?.picture?.())?.looks?.(view);
    },
    async edition(id, rules) {
      const newest = games.get(id);
      if (rules === undefined || newest?.rules === rules) return newest;
      return earlier(id).includes(rules) ? (await rooms.get(id)!.earlier![rules]!.rules()).game : undefined;
    },
  };
}
