import type { Result, Seat } from '@orrery/kernel';
import { chartOf } from './chart.ts';
import type { FinalScore, RoundScore, ScoreRow } from './kind.ts';
import { isDuo } from './seats.ts';
import { type Show, type State, skyAt } from './state.ts';

/** SK-E1, SK-E2: what a seat fills for the shows of a round. */
export function roundScore(shows: readonly Show[], seat: Seat): RoundScore {
  const counted = shows.filter(({ struck }) => !struck);
  const own = counted.find(({ owner }) => owner === seat);
  return {
    guessedBy: own?.right.length ?? 0,
    guessed: counted.filter(({ right }) => right.includes(seat)).length,
    plusOne: own?.plusOne ?? false,
  };
}

export function boxes({ guessedBy, guessed, plusOne }: RoundScore): number {
  return guessedBy + guessed + (plusOne ? 1 : 0);
}

function roundsOf(s: State, seat: Seat): RoundScore[] {
  return s.history.flatMap(({ scores }) => (scores === null ? [] : [scores[seat]!]));
}

/** The boxes a seat has filled so far, colours apart. */
export function points(s: State, seat: Seat): number {
  return roundsOf(s, seat).reduce((sum, score) => sum + boxes(score), 0);
}

/** SK-E3: the stars of each colour in the finished constellations of a seat, start stars included. */
export function coloursUsed(s: State, seat: Seat): number[] {
  const { sky, colour } = chartOf(s.options);
  const used = sky.colours.map(() => 0);
  for (const { stars } of skyAt(s, seat).done) for (const star of stars) used[colour[star]!]!++;
  return used;
}

/** SK-E3: who has most of a colour fills its box; all who tie do; nobody if the most is none. Who has left does not count. */
export function colourBoxes(s: State, used: readonly (readonly number[])[]): string[][] {
  const { colours } = chartOf(s.options).sky;
  const counts = s.options.colourBonus && !isDuo(s);
  const here = used.filter((_, seat) => s.players[seat]!.active);
  const most = colours.map((_, i) => Math.max(0, ...here.map((row) => row[i]!)));
  return used.map((row, seat) =>
    colours.filter((_, i) => counts && s.players[seat]!.active && most[i]! > 0 && row[i] === most[i]),
  );
}

/** SK-E4 to SK-E6. */
export function finalScore(s: State): FinalScore {
  const used = s.players.map((_, seat) => coloursUsed(s, seat));
  const filled = colourBoxes(s, used);
  const rows = s.players.map(({ active }, seat): ScoreRow => {
    const rounds = roundsOf(s, seat);
    return {
      rounds,
      plusOnes: rounds.filter(({ plusOne }) => plusOne).length,
      used: used[seat]!,
      boxes: filled[seat]!,
      total: rounds.reduce((sum, score) => sum + boxes(score), 0) + filled[seat]!.length,
      left: !active,
    };
  });
  const duo = isDuo(s);
  return {
    rows,
    places: rows.map((row) => (duo ? 1 : 1 + rows.filter((other) => compare(other, row) > 0).length)),
    team: duo ? rows.reduce((sum, row) => sum + row.rounds.reduce((all, { guessed }) => all + guessed, 0), 0) : null,
    reason: s.deserted ? 'left' : 'rounds',
  };
}

/** SK-E5, SK-E6: total, then `+1` boxes, then colour boxes. SK-P20: who has left comes after all who stayed. */
function compare(a: ScoreRow, b: ScoreRow): number {
  if (a.left || b.left) return Number(b.left) - Number(a.left);
  return a.total - b.total || a.plusOnes - b.plusOnes || a.boxes.length - b.boxes.length;
}

export function result(s: State): Result | null {
  if (s.phase !== 'over') return null;
  const { rows, places, team } = finalScore(s);
  return { places, scores: rows.map(({ total }) => team ?? total) };
}
