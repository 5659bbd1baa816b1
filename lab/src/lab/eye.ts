import { type Chance, type Game, type Kind, type Seat, shuffle } from '@orrery/kernel';

/** What a designer wants to see of the matches of a game. Whatever it does not say is not looked at. */
export interface Eye<K extends Kind> {
  /** The option that `deal` deals anew from match to match where nobody names it, so that no seat always has the same. */
  readonly deals?: string;
  deal?(options: K['options'], lot: Chance): K['options'];
  /** What a seat has that it did not choose: its faction, its missions. */
  given?(s: K['state'], seat: Seat): readonly string[];
  /** The keys of moves that name what is used; without it every short text of a move does. */
  readonly uses?: readonly string[];
  /** What things brought whoever used them, in these events. */
  brought?(events: readonly K['event'][], s: K['state']): readonly { readonly thing: string; readonly worth: number }[];
  /** What it is counted in. */
  readonly unit?: string;
  /** The options with every data set written out. */
  spelled?(options: K['options']): K['options'];
  /** What a thing is called on the box. */
  called?(options: K['options'], name: string): string | null;
}

const rooms: Readonly<Record<string, () => Promise<{ readonly eye: unknown }>>> = {
  'shooting-star': () => import('@orrery/shooting-star/eye'),
  'planet-x': () => import('@orrery/planet-x/eye'),
  'sky-of-stars': () => import('@orrery/sky-of-stars/eye'),
  'burning-planets': () => import('@orrery/burning-planets/eye'),
};

/** A game without an eye of its own is seen by what its rules say of themselves. */
export async function eyeOf<K extends Kind>(game: Game<K>): Promise<Eye<K>> {
  const own = (Object.hasOwn(rooms, game.id) ? (await rooms[game.id]!()).eye : {}) as Eye<K>;
  const { seatOption } = game;
  if (seatOption === undefined) return own;
  const { name, choices } = seatOption;
  type Named = Readonly<Record<string, readonly string[]>>;
  return {
    deals: name,
    deal: (options, lot) => ({
      ...options,
      [name]: shuffle([...choices(options)], lot, 'order').slice(0, (options as Named)[name]!.length),
    }),
    given: (s, seat) => [`${name} ${((s as { options: Named }).options[name] ?? [])[seat]}`],
    ...own,
  };
}
