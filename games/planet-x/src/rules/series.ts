import type { Seat, SeriesRules } from '@orrery/kernel';
import type { Options, PlanetX } from './kind.ts';
import { teamOf } from './seats.ts';

/** How a game of a match went: who started it, and the places of its seats. */
interface PlayedGame {
  readonly first: Seat;
  readonly places: readonly number[];
}

/** PX-E7: the games of a match are decided by the strongest units where Force is equal. */
function gameOfMatch(options: Options): Options {
  return { ...options, tieBreak: 'strongest' };
}

/** PX-E7, PX-O16: the options of the next game of a match. `swap`: the sides change factions in every game. */
function nextGame(options: Options, last: PlayedGame, swap: boolean): Options {
  const firstPlayer = nextStarter(last);
  return { ...gameOfMatch(options), firstPlayer, factions: swap ? swapped(options) : options.factions };
}

/** The losing side's first seat clockwise after the last starter; after a shared game the last starter's left neighbour. */
export function nextStarter({ first, places }: PlayedGame): Seat {
  const n = places.length;
  const clockwise = places.map((_, i) => (first + 1 + i) % n);
  const losers = clockwise.filter((seat) => places[seat]! > 1);
  return losers[0] ?? clockwise[0]!;
}

/**
 * Two sides change factions with each other: neighbours, who are of different sides, 0 with 1, 2 with 3. Where everybody
 * plays alone, each takes over from the left neighbour.
 */
function swapped({ factions, mode }: Options): string[] {
  const n = factions.length;
  const from = (seat: Seat) => (n === 2 || mode === 'teams' ? seat ^ 1 : (seat + 1) % n);
  return factions.map((_, seat) => factions[from(seat)]!);
}

/** The sides of a match, by seat. */
function sidesOf(options: Options): number[] {
  return options.factions.map((_, seat) => teamOf(options, seat));
}

/** PX-E7, PX-O16: a match is a series of the table's host; these are its rules. */
export const series: SeriesRules<PlanetX> = {
  swaps: true,
  sides: sidesOf,
  opening: gameOfMatch,
  next: (options, { first }, { places }, swap) => nextGame(options, { first: first ?? 0, places }, swap),
};
