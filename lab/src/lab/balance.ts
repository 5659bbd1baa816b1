import type { Plan } from '../simulate/plan.ts';
import type { Facts } from './facts.ts';
import { type Estimate, estimate, meanOf, medianOf, short, spreadOfMiddle } from './statistics.ts';

/** Something of the box with a figure: a share of wins, an effect on them, or what a use of it brings. */
export interface Figure extends Estimate {
  readonly name: string;
  /** What it is called on the box; '' where it has no other name. */
  readonly called: string;
}

/** What to look at: a figure that is farther from the usual one than luck explains. */
export interface Named extends Figure {
  readonly by: Measure;
  readonly usual: number;
}

/** How a thing is measured: by wins of a seat, wins of who was given it, what a use of it brings, or wins of who used it more. */
export const measures = ['seat', 'given', 'brought', 'used'] as const;
export type Measure = (typeof measures)[number];

export interface Balance {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly bots: readonly string[];
  readonly decided: number;
  /** What equals win: a share of the decided games. */
  readonly fair: number;
  /** Of the decided games. */
  readonly bySeat: readonly Figure[];
  /** Wins of a seat that has something it did not choose, as if everything else were equal: factions, missions. */
  readonly byGiven: readonly Figure[];
  /** What one use of a thing brings, and in what that is counted. */
  readonly byBrought: readonly Figure[];
  readonly unit: string;
  /** Uses of a seat in a game; and how much more often one wins that used it more than the others did, less how often one does that used it less. */
  readonly byUsed: readonly (Figure & { readonly uses: number })[];
  readonly named: readonly Named[];
  readonly length: Spread;
  readonly rounds: Spread;
  readonly leadChanges: Spread;
  /** Points between first and second; null for a game without. */
  readonly margin: Spread | null;
}

export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
  readonly counts: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

/** What the names of things are, and what their yield is counted in. */
export interface Labels {
  readonly called: (name: string) => string | null;
  readonly unit: string;
}
const bare: Labels = { called: () => null, unit: '' };

/** Things seen less often say nothing; unless somebody asks otherwise. */
const FEWEST = 12;
/**
 * How far off is beyond luck, in standard errors: so that of all that is asked at once nothing is named by luck alone in 19 runs of 20.
 * (Whatever is normal lies farther off than z with a chance of at most exp(-z * z / 2).)
 */
const sure = (asked: number): number => Math.sqrt(2 * Math.log(20 * Math.max(1, asked)));
/** Things differ by design. One stands out that is as far from the middle of its kind as this many times the spread of the others. */
const FAR = 2;

export function balanceOf(
  plan: Plan,
  all: readonly Facts[],
  { called, unit }: Labels = bare,
  fewest = FEWEST,
): Balance {
  const decided = all.filter(({ winners }) => winners.length > 0);
  const fair = meanOf(decided.map(({ winners }) => winners.length / plan.seats));
  const figure = (name: string, values: readonly number[], range = 1): Figure => ({
    ...{ name, called: called(name) ?? '', ...estimate(values, range) },
  });
  const bySeat = plan.bots.map((_, seat) =>
    figure(
      `seat ${seat}`,
      decided.map(({ winners }) => (winners.includes(seat) ? 1 : 0)),
    ),
  );
  const byGiven = often(givenIn(decided, fair), fewest).map(([name, values]) => figure(name, values));
  const brought = broughtIn(all);
  const points = spreadOf([...brought.values()].flat());
  const byBrought = often(brought, fewest).map(([name, values]) => figure(name, values, points.most - points.least));
  const byUsed = usedIn(decided, plan.seats, fewest).map(([name, values, uses]) => ({
    ...figure(name, values, 2),
    uses,
  }));
  const farOff = (some: readonly Figure[], by: Measure, usual: number): Named[] =>
    some
      .filter(({ mean, give }) => Math.abs(mean - usual) > (sure(some.length) / 1.96) * give)
      .map((each) => ({ ...each, by, usual: short(usual) }));
  const margins = all.flatMap(({ scores }) => {
    if (scores === null) return [];
    const sorted = [...scores].sort((a, b) => b - a);
    return [sorted[0]! - sorted[1]!];
  });
  const named = [
    ...farOff(bySeat, 'seat', fair),
    ...farthestFirst(farOff(byGiven, 'given', fair)),
    ...farthestFirst(standingOut(byBrought)),
    ...farOff(byUsed, 'used', 0),
  ];
  return {
    ...{ game: plan.game, seats: plan.seats, games: all.length, bots: plan.bots, decided: decided.length },
    ...{ fair: short(fair), bySeat, byGiven: sorted(byGiven), byBrought: sorted(byBrought), unit },
    ...{ byUsed: sorted(byUsed), named },
    length: spreadOf(all.map(({ decisions }) => decisions)),
    rounds: spreadOf(all.map(({ rounds }) => rounds)),
    leadChanges: spreadOf(all.map(({ leads }) => leads)),
    margin: margins.length === 0 ? null : spreadOf(margins),
  };
}

const sorted = <One extends Figure>(all: readonly One[]): One[] => [...all].sort((a, b) => b.mean - a.mean);

const farthestFirst = (all: readonly Named[]): Named[] =>
  [...all].sort((a, b) => Math.abs(b.mean - b.usual) - Math.abs(a.mean - a.usual));

type Values = readonly [name: string, values: readonly number[]];

/** Game by game: how much more often those who had it won than all seats did. Where everybody has it nothing is learned. */
function givenIn(games: readonly Facts[], fair: number): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { given, winners } of games)
    for (const name of new Set(given.flat())) {
      const having = given.flatMap((own, seat) => (own.includes(name) ? [seat] : []));
      if (having.length === given.length) continue;
      const won = having.filter((seat) => winners.includes(seat)).length / having.length;
      add(found, name, fair + won - winners.length / given.length);
    }
  return found;
}

function broughtIn(games: readonly Facts[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { brought } of games)
    for (const [name, values] of Object.entries(brought)) for (const value of values) add(found, name, value);
  return found;
}

function add(to: Map<string, number[]>, name: string, value: number): void {
  const values = to.get(name);
  if (values === undefined) to.set(name, [value]);
  else values.push(value);
}
const often = (found: ReadonlyMap<string, number[]>, fewest: number): Values[] =>
  [...found].filter(([, values]) => values.length >= fewest).sort(([a], [b]) => (a < b ? -1 : 1));

/** Those that bring far more or far less than the others of their kind, beyond luck. */
function standingOut(all: readonly Figure[]): Named[] {
  return all.flatMap((each) => {
    const others = all.filter((one) => one !== each && kindOf(one) === kindOf(each)).map(({ mean }) => mean);
    if (others.length < 4) return [];
    const usual = medianOf(others);
    const far = FAR * spreadOfMiddle(others) + (sure(all.length) / 1.96) * each.give;
    return Math.abs(each.mean - usual) > far ? [{ ...each, by: 'brought' as const, usual: short(usual) }] : [];
  });
}
const kindOf = ({ name }: Figure) => name.split(' ')[0]!;

function usedIn(games: readonly Facts[], seats: number, fewest: number): [string, number[], number][] {
  const names = [...new Set(games.flatMap(({ used }) => used.flatMap((each) => Object.keys(each))))].sort();
  return names.flatMap((name) => {
    const effects: number[] = [];
    let uses = 0;
    for (const { used, winners } of games) {
      const counts = used.map((each) => each[name] ?? 0);
      const mean = counts.reduce((sum, one) => sum + one, 0) / seats;
      uses += mean * seats;
      const more = counts.flatMap((count, seat) => (count > mean ? [seat] : []));
      const less = counts.flatMap((count, seat) => (count < mean ? [seat] : []));
      if (more.length === 0) continue;
      const won = (some: readonly number[]) => some.filter((seat) => winners.includes(seat)).length / some.length;
      effects.push(won(more) - won(less));
    }
    return effects.length < fewest ? [] : [[name, effects, short(uses / games.length / seats)]];
  });
}

const BARS = 12;

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const wide = Math.max(1, Math.ceil((most - least + 1) / BARS));
  const counts = Array.from({ length: Math.floor((most - least) / wide) + 1 }, (_, k) => {
    const from = least + k * wide;
    return { from, to: from + wide - 1, count: sorted.filter((value) => value >= from && value < from + wide).length };
  });
  return { least, median: sorted[sorted.length >> 1] ?? 0, most, counts };
}
