import type { RecordedMatch, RecordedSeat } from './matches.ts';

/** How a match went for somebody. shared: they were first together with another side. */
export type Result = 'won' | 'shared' | 'lost';

/** How often somebody has won. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly shared: number;
  /** Of all they have played, what is shared as half a win. */
  readonly share: number;
  /** How many of them chance alone would have won, as a share: the mean of one in so many sides. */
  readonly byChance: number;
  /** Oldest first. */
  readonly results: readonly Result[];
}

/** Somebody whom one has played with: how often one was above them, level with them and below. */
export interface Company {
  readonly who: string;
  readonly name: string | null;
  readonly sigil: RecordedSeat['sigil'];
  readonly above: number;
  readonly level: number;
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

export function resultIn(match: RecordedMatch): Result {
  const own = ownSeat(match);
  if (own?.place !== 1 || own.left) return 'lost';
  return match.seats.some(({ side, place, left }) => side !== own.side && place === 1 && !left) ? 'shared' : 'won';
}

/** `matches`: newest first, as a record has them. */
export function tallyOf(matches: readonly RecordedMatch[]): Tally {
  const decided = matches.filter(isDecided);
  const results = decided.map(resultIn).reverse();
  const sides = decided.map(({ seats }) => 1 / new Set(seats.map(({ side }) => side)).size);
  const [played, won, shared] = [decided.length, countOf(results, 'won'), countOf(results, 'shared')];
  return {
    ...{ played, won, shared, share: (won + shared / 2) / Math.max(1, played) },
    byChance: sides.reduce((sum, share) => sum + share, 0) / Math.max(1, played),
    results,
  };
}

export const countOf = (results: readonly Result[], which: Result): number =>
  results.filter((result) => result === which).length;

/** Where the true share of wins lies, 95 times in 100, by Wilson. */
export function wilson(share: number, played: number): readonly [low: number, high: number] {
  if (played === 0) return [0, 1];
  const z = 1.96;
  const d = 1 + z ** 2 / played;
  const middle = (share + z ** 2 / 2 / played) / d;
  const half = (z * Math.sqrt((share * (1 - share)) / played + z ** 2 / 4 / played ** 2)) / d;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The most wins in a row. What is shared ends one. */
export function longestStreak(results: readonly Result[]): number {
  let [best, now] = [0, 0];
  for (const result of results) {
    now = result === 'won' ? now + 1 : 0;
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
      const { above = 0, level = 0, below = 0 } = met.get(seat.who) ?? {};
      const order = compare(own, seat);
      met.set(seat.who, {
        ...{ who: seat.who, name: seat.name, sigil: seat.sigil },
        ...{ above: above + (order === 'above' ? 1 : 0), below: below + (order === 'below' ? 1 : 0) },
        level: level + (order === 'level' ? 1 : 0),
      });
    }
  }
  const times = ({ above, level, below }: Company) => above + level + below;
  return [...met.values()].filter((each) => times(each) > 0).sort((a, b) => times(b) - times(a));
}

/** null: neither of them came to the end of it. */
function compare(own: RecordedSeat, other: RecordedSeat): 'above' | 'level' | 'below' | null {
  if (own.left !== other.left) return own.left ? 'below' : 'above';
  if (own.left || own.place === null || other.place === null) return null;
  if (own.place === other.place) return 'level';
  return own.place < other.place ? 'above' : 'below';
}

/** How long one has played in all, and a match as a rule (the one in the middle); null: nothing is known of it. */
export function timesOf(matches: readonly RecordedMatch[]): { readonly all: number; readonly usual: number } | null {
  const lasted = matches.flatMap((match) => match.lasted ?? []).sort((a, b) => a - b);
  if (lasted.length === 0) return null;
  return { all: lasted.reduce((sum, ms) => sum + ms, 0), usual: lasted[Math.floor(lasted.length / 2)]! };
}
