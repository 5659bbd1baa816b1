import { type Strength, strengths } from './pairs.ts';
import { type Plan, seating } from './plan.ts';
import type { Played } from './play.ts';

/**
 * What `orrery simulate --json` prints.
 * A game is *decided* when one side alone is first, and then won by all its seats; a shared victory is a draw, nobody's win.
 */
export interface Report {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly finished: number;
  /** Decided games won by each seat, as a share of the finished ones. */
  readonly wins: readonly number[];
  /** Finished games that were not decided. */
  readonly draws: number;
  /** Finished games each bot sat in, counted once for every seat it held, the decided ones it won, and how it did deal by deal. */
  readonly byBot: Readonly<Record<string, Strength & { readonly games: number; readonly wins: number }>>;
  readonly meanDecisions: number;
  readonly meanRounds: number;
  /** Mean final score of each seat; empty for a game without scores. */
  readonly scores: readonly number[];
  /** CPU milliseconds; the only figure that depends on the machine. */
  readonly msPerDecision: number;
  /** For a game that counts what came out right (recognised drawings, say): the shares, and CPU milliseconds by kind of move. */
  readonly shares?: Readonly<Record<string, number>>;
  readonly msByMove?: Readonly<Record<string, { readonly mean: number; readonly most: number }>>;
}

export function report(plan: Plan, played: readonly Played[]): Report {
  const finished = played.filter((each) => each.places !== null);
  const wins = plan.bots.map(() => 0);
  const byBot = Object.fromEntries(
    [...strengths(plan, played)].map(([bot, strength]) => [bot, { games: 0, wins: 0, ...strength }]),
  );
  let draws = 0;
  for (const { g, winners } of finished) {
    const bots = seating(plan, g);
    for (const bot of bots) byBot[bot]!.games++;
    if (winners.length === 0) draws++;
    for (const winner of winners) {
      wins[winner]!++;
      byBot[bots[winner]!]!.wins++;
    }
  }
  const scored = finished.filter((each) => each.scores !== null);
  return {
    game: plan.game,
    seats: plan.seats,
    games: plan.games,
    finished: finished.length,
    wins: wins.map((won) => rounded(share(won, finished.length), 4)),
    draws,
    byBot,
    meanDecisions: rounded(
      mean(played, (each) => each.decisions),
      2,
    ),
    meanRounds: rounded(
      mean(played, (each) => each.rounds),
      2,
    ),
    scores:
      scored.length === 0
        ? []
        : plan.bots.map((_, seat) =>
            rounded(
              mean(scored, (e) => e.scores![seat]!),
              2,
            ),
          ),
    msPerDecision: rounded(
      share(
        total(played, (e) => total(e.ms)),
        total(played, (e) => e.decisions),
      ),
      3,
    ),
    ...counted(played),
  };
}

function counted(played: readonly Played[]): Pick<Report, 'shares' | 'msByMove'> {
  const names = [...new Set(played.flatMap(({ tally }) => Object.keys(tally)))];
  if (names.length === 0) return {};
  const shares = names.map((name) => {
    const all = played.flatMap(({ tally }) => tally[name] ?? []);
    return [
      name,
      rounded(
        share(
          total(all, (each) => each.right),
          total(all, (each) => each.of),
        ),
        4,
      ),
    ];
  });
  const kinds = [...new Set(played.flatMap(({ byMove }) => Object.keys(byMove)))].sort();
  const times = kinds.map((kind) => {
    const all = played.flatMap(({ byMove }) => byMove[kind] ?? []);
    const ms = total(all, (each) => each.ms);
    const count = total(all, (each) => each.count);
    return [kind, { mean: rounded(share(ms, count), 2), most: rounded(Math.max(...all.map(({ most }) => most)), 2) }];
  });
  return { shares: Object.fromEntries(shares), msByMove: Object.fromEntries(times) };
}

/** CPU milliseconds of a decision, bot by bot: for the table that people read. */
export function msByBot(plan: Plan, played: readonly Played[]): ReadonlyMap<string, number> {
  const spent = new Map<string, { ms: number; moves: number }>();
  for (const { g, ms, moves } of played)
    seating(plan, g).forEach((bot, seat) => {
      const so = spent.get(bot) ?? { ms: 0, moves: 0 };
      spent.set(bot, { ms: so.ms + ms[seat]!, moves: so.moves + moves[seat]! });
    });
  return new Map([...spent].map(([bot, { ms, moves }]) => [bot, rounded(share(ms, moves), 3)]));
}

function total<T>(all: readonly T[], of: (each: T) => number = (each) => each as number): number {
  return all.reduce((sum, each) => sum + of(each), 0);
}
function mean<T>(all: readonly T[], of: (each: T) => number): number {
  return share(total(all, of), all.length);
}
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
