import { type Game, gamesOfSeries, type Kind, type SeriesScore, seriesScore, sidesAt } from '@orrery/kernel';
import type { TableFacts } from '../play/feed.ts';

/** How the series of a table stands. */
export interface SeriesNow extends SeriesScore {
  /** The game that is played or was just over, from 1. */
  readonly game: number;
  readonly bestOf: number;
  /** The seats of each side. */
  readonly sides: readonly (readonly number[])[];
  /** Who won each game that is over, by a seat of theirs; null: it was shared. */
  readonly winners: readonly (number | null)[];
}

/** null: the table plays no series. */
export function seriesAt<K extends Kind>(
  game: Game<K>,
  facts: Pick<TableFacts, 'series' | 'matches' | 'seats' | 'options'>,
): SeriesNow | null {
  const { series, matches, seats, options } = facts;
  if (series === null) return null;
  const sides = sidesAt(game, options, seats.length);
  const numbers = [...new Set(sides)];
  const games = gamesOfSeries(matches);
  const winnerOf = (places: readonly number[]) => {
    const first = places.indexOf(1);
    return places.every((place, seat) => place !== 1 || sides[seat] === sides[first]) ? first : null;
  };
  return {
    ...seriesScore(series, games, sides),
    winners: games.map(winnerOf),
    game: matches.at(-1)?.game ?? 1,
    bestOf: series.bestOf,
    sides: numbers.map((side) => sides.flatMap((other, seat) => (other === side ? [seat] : []))),
  };
}

/** For the head of the table: "Game 2 of 3, 1 : 0". */
export function seriesHeader<K extends Kind>(game: Game<K>, facts: TableFacts) {
  const now = seriesAt(game, facts);
  if (now === null) return null;
  const score = now.sides.map(([seat]) => now.wins[seat ?? 0]).join(' : ');
  return { game: now.game, of: Math.max(now.bestOf, now.game), score };
}
