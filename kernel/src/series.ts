import type { Game, Kind, Result, Seat } from './game.ts';

/** Several games at one table, won by the side that wins most of them. A thing of the table's host, never of the rules. */
export interface Series {
  /** Who has won more than half of them has won; where nobody leads after the last one, two more may be added. */
  readonly bestOf: number;
  /** The sides change what they play with from game to game, where the game has such a thing. */
  readonly swap: boolean;
}

/** What a game has to say about being played several times over. Without it all games are alike and every seat is a side. */
export interface SeriesRules<K extends Kind> {
  /** Is there anything for the sides to change? */
  readonly swaps: boolean;
  /** Seats with the same number win together. */
  sides(options: K['options']): readonly number[];
  /** What the first game of a series is played with. */
  opening(options: K['options']): K['options'];
  /** What the next one is played with: `options` are those of the last one, `end` is its end as all could see it. */
  next(options: K['options'], end: K['view'], result: Result, swap: boolean): K['options'];
}

export interface SeriesScore {
  readonly played: number;
  /** The games won by the side of each seat. */
  readonly wins: readonly number[];
  /** How the series ended, by seat; null while it goes on. */
  readonly places: readonly number[] | null;
}

/** Two more where nobody leads. */
const extraGames = 2;

/** How a series stands after these games, each given by the places of its seats. A game shared by two sides counts for none. */
export function seriesScore(
  { bestOf }: Pick<Series, 'bestOf'>,
  games: readonly (readonly number[])[],
  sides: readonly number[],
): SeriesScore {
  const wins = sides.map((side) => games.filter((places) => winnerOf(places, sides) === side).length);
  const best = Math.max(...wins);
  const leading = new Set(sides.filter((_, seat) => wins[seat] === best));
  const decided =
    best * 2 > bestOf ||
    (games.length >= bestOf && leading.size === 1) ||
    games.length >= bestOf + (bestOf > 1 ? extraGames : 0);
  const places = wins.map((won) => 1 + wins.filter((other) => other > won).length);
  return { played: games.length, wins, places: decided ? places : null };
}

/** The side that has won a game alone. */
function winnerOf(places: readonly number[], sides: readonly number[]): number | null {
  const winners = new Set(sides.filter((_, seat: Seat) => places[seat] === 1));
  const [only] = winners;
  return winners.size === 1 && only !== undefined ? only : null;
}

/** The sides of a table, by seat. */
export function sidesAt<K extends Kind>(game: Game<K>, options: K['options'], seats: number): readonly number[] {
  return game.series?.sides(options) ?? [...Array(seats).keys()];
}

/** The places of the games of the series that the last of these matches belongs to. */
export function gamesOfSeries(matches: readonly PlayedMatch[]): (readonly number[])[] {
  const first = matches.findLastIndex((match) => match.game === 1);
  return matches.slice(Math.max(0, first)).flatMap(({ places }) => (places === null ? [] : [places]));
}

/** A match of a table: which game of its series it is, from 1, and how it ended; null while it goes on. */
export interface PlayedMatch {
  readonly game: number;
  readonly places: readonly number[] | null;
}

/** What the first match of a table is played with, and the first of every new series. */
export function openingOptions<K extends Kind>(
  game: Game<K>,
  series: Series | null,
  chosen: K['options'],
): K['options'] {
  return series === null ? chosen : (game.series?.opening(chosen) ?? chosen);
}

/** What the next game of a series is played with after its last `matches`; null: it is over, or there is none. */
export function upcomingOptions<K extends Kind>(
  game: Game<K>,
  series: Series | null,
  options: K['options'],
  matches: readonly PlayedMatch[],
  end: { readonly view: K['view']; readonly result: Result },
): K['options'] | null {
  if (series === null) return null;
  const sides = sidesAt(game, options, end.result.places.length);
  if (seriesScore(series, gamesOfSeries(matches), sides).places !== null) return null;
  return game.series?.next(options, end.view, end.result, series.swap) ?? options;
}
