import type { Chances } from '@orrery/bots/verdict';
import { type Plan, turnOf } from '../simulate/plan.ts';
import type { Weighed } from './weigh.ts';

/** What `orrery chances --json` prints: how far the chances told of bots' matches come true, and whether luck is fair. */
export interface ChancesReport {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  /** By tenth of the match; 0.15 better is the bar at half time. */
  readonly brier: readonly Brier[];
  readonly half: Brier;
  /** Over all tenths: of all that was said between two marks, how much on average, and how often it came true. */
  readonly calibration: readonly { readonly said: number; readonly came: number; readonly count: number }[];
  readonly luck: {
    /** By seat, in points of winning chance; within 3 standard errors of 0 is the bar. */
    readonly mean: readonly number[];
    readonly errors: readonly number[];
    /** The mean that is farthest from 0, in standard errors. */
    readonly farthest: number;
    /** How often the sum lies within what is called usual: 0.95 is what is said. */
    readonly within: number;
    readonly give: number;
    /** What luck usually is, up or down. */
    readonly unit: number;
  };
}

/** The Brier score of what was said, and of saying the same for everybody. */
interface Brier {
  readonly said: number;
  readonly constant: number;
  readonly better: number;
  /** How far that may be off, 95 times in 100: by the spread between deals. */
  readonly give: number;
}

const bins = 10;

export function chancesReport(
  { game, seats, bots }: Pick<Plan, 'game' | 'seats' | 'bots'>,
  weighed: readonly Weighed[],
): ChancesReport {
  const tenths = weighed[0]!.said.length;
  const turn = turnOf({ seats, bots });
  const brier = Array.from({ length: tenths }, (_, n) => brierAt(weighed, n, turn));
  return {
    ...{ game, seats, games: weighed.length, brier, half: brier[tenths / 2]! },
    ...{ calibration: calibrationOf(weighed), luck: luckOf(weighed, seats) },
  };
}

/** Of a list in deals of `turn` games each, the mean of every deal. */
function byDeal(all: readonly number[], turn: number): number[] {
  return Array.from({ length: Math.ceil(all.length / turn) }, (_, deal) =>
    mean(all.slice(deal * turn, (deal + 1) * turn)),
  );
}

function brierAt(weighed: readonly Weighed[], tenth: number, turn: number): Brier {
  const score = (say: (one: Weighed) => Chances) =>
    byDeal(
      weighed.map((one) => mean(one.came.map((came, seat) => (say(one)[seat]! - came) ** 2))),
      turn,
    );
  const said = score((one) => one.said[tenth]!);
  const constant = score(({ came }) => came.map(() => mean(came)));
  const part = mean(said) / mean(constant);
  // Both scores of a deal vary together: what counts is how far they are from being in proportion.
  const off = said.map((one, deal) => one - part * constant[deal]!);
  return {
    ...{ said: short(mean(said)), constant: short(mean(constant)), better: short(1 - part) },
    give: short(giveOf(off) / mean(constant)),
  };
}

/** How far the mean may be off, 95 times in 100; 1 where nothing is known. */
function giveOf(all: readonly number[]): number {
  const middle = mean(all);
  const squares = all.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  return all.length < 2 ? 1 : 1.96 * Math.sqrt(squares / (all.length - 1) / all.length);
}

function calibrationOf(weighed: readonly Weighed[]): ChancesReport['calibration'] {
  const pairs = weighed.flatMap(({ said, came }) =>
    said.flatMap((chances) => chances.map((chance, seat) => ({ chance, came: came[seat]! }))),
  );
  return Array.from({ length: bins }, (_, bin) => {
    const own = pairs.filter(({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)) === bin);
    const part = (of: (pair: (typeof own)[number]) => number) => (own.length === 0 ? 0 : short(mean(own.map(of))));
    return { said: part(({ chance }) => chance), came: part(({ came }) => came), count: own.length };
  });
}

function luckOf(weighed: readonly Weighed[], seats: number): ChancesReport['luck'] {
  const bySeat = Array.from({ length: seats }, (_, seat) => weighed.map(({ lucky }) => lucky[seat]!));
  const means = bySeat.map((all) => mean(all.map(({ points }) => points)));
  const errors = bySeat.map((all, seat) => {
    const squares = all.map(({ points }) => (points - means[seat]!) ** 2);
    return Math.sqrt(mean(squares) / Math.max(1, all.length - 1));
  });
  const every = bySeat.flat();
  const inside = weighed.map(({ lucky }) =>
    mean(lucky.map(({ points, usual }) => (Math.abs(points) <= usual ? 1 : 0))),
  );
  return {
    ...{ mean: means.map(short), errors: errors.map(short) },
    farthest: short(Math.max(...means.map((one, seat) => Math.abs(one) / errors[seat]!))),
    ...{ within: short(mean(inside)), give: short(giveOf(inside)) },
    unit: short(Math.sqrt(mean(every.map(({ unit }) => unit ** 2)))),
  };
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
const short = (value: number) => Number(value.toFixed(4));
