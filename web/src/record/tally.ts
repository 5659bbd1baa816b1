import type { RecordedMatch, RecordedSeat } from './matches.ts';

/** How often somebody has won. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  /** How many of them chance alone would have won, as a share: the mean of one in so many sides. */
  readonly byChance: number;
  /** Oldest first. */
  readonly results: readonly boolean[];
}

/** Somebody whom one has played with. */
export interface Company {
  readonly who: string;
  readonly name: string | null;
  readonly sigil: RecordedSeat['sigil'];
  readonly above: number;
  readonly below: number;
}

const ownSeat = ({ seats }: RecordedMatch): RecordedSeat | undefined => seats.find(({ mine }) => mine);

/** Nobody but bots sat there: practice, which is shown apart. */
export const isPractice = ({ seats }: RecordedMatch): boolean =>
  seats.every(({ mine, level }) => mine || level !== null);

/** It says something of who played it: it came to its end, or they left it. */
export function isDecided(match: RecordedMatch): boolean {
  const own = ownSeat(match);
  return own !== undefined && (own.place !== null || own.left);
}

export function isWon(match: RecordedMatch): boolean {
  const own = ownSeat(match);
  return own?.place === 1 && !own.left;
}

/** `matches`: newest first, as a record has them. */
export function tallyOf(matches: readonly RecordedMatch[]): Tally {
  const decided = matches.filter(isDecided);
  const results = decided.map(isWon).reverse();
  const sides = decided.map(({ seats }) => 1 / new Set(seats.map(({ side }) => side)).size);
  return {
    played: decided.length,
    won: results.filter((won) => won).length,
    byChance: sides.reduce((sum, share) => sum + share, 0) / Math.max(1, decided.length),
    results,
  };
}

/** Where the true share of wins lies, 95 times in 100, by Wilson. */
export function wilson(won: number, played: number): readonly [low: number, high: number] {
  if (played === 0) return [0, 1];
  const z = 1.96;
  const share = won / played;
  const d = 1 + z ** 2 / played;
  const middle = (share + z ** 2 / 2 / played) / d;
  const half = (z * Math.sqrt((share * (1 - share)) / played + z ** 2 / 4 / played ** 2)) / d;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The most wins in a row. */
export function longestStreak(results: readonly boolean[]): number {
  let [best, now] = [0, 0];
  for (const won of results) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return best;
}

/** Above or below whom one came out, whom one has met most often first. Who left is below who stayed. */
export function companyOf(matches: readonly RecordedMatch[]): readonly Company[] {
  const met = new Map<string, Company>();
  // The oldest first: names are those of the last match.
  for (const match of [...matches].reverse()) {
    const own = ownSeat(match);
    for (const seat of match.seats) {
      if (own === undefined || seat.who === null || seat.side === own.side) continue;
      const { above = 0, below = 0 } = met.get(seat.who) ?? {};
      const order = compare(own, seat);
      met.set(seat.who, {
        ...{ who: seat.who, name: seat.name, sigil: seat.sigil },
        ...{ above: above + (order < 0 ? 1 : 0), below: below + (order > 0 ? 1 : 0) },
      });
    }
  }
  const times = ({ above, below }: Company) => above + below;
  return [...met.values()].filter((each) => times(each) > 0).sort((a, b) => times(b) - times(a));
}

function compare(own: RecordedSeat, other: RecordedSeat): number {
  if (own.left !== other.left) return own.left ? 1 : -1;
  if (own.left || own.place === null || other.place === null) return 0;
  return own.place - other.place;
}

/** How long one has played in all, and a match as a rule (the one in the middle); null: nothing is known of it. */
export function timesOf(matches: readonly RecordedMatch[]): { readonly all: number; readonly usual: number } | null {
  const lasted = matches.flatMap((match) => match.lasted ?? []).sort((a, b) => a - b);
  if (lasted.length === 0) return null;
  return { all: lasted.reduce((sum, ms) => sum + ms, 0), usual: lasted[Math.floor(lasted.length / 2)]! };
}
