import { inStages, namesInStages, type Seat, type Side, type Standing, weightsIn, writeChances } from '@orrery/kernel';
import { distance } from '../rules/board.ts';
import { scoreOf } from '../rules/end.ts';
import type { BurningPlanets } from '../rules/kind.ts';
import { centreOf, planetsOwned, radiusOf, structuresOn } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';
import { boardOf, worthOf } from '../rules/tables.ts';
import { yieldOf } from '../rules/turn.ts';
import learned from './chances.json' with { type: 'json' };
import { isWarship, paceOf, roundsLeft } from './force.ts';
import { prizeOf } from './prize.ts';
import { judge } from './standing.ts';
import { sumWorth, worthOfGoods } from './worth.ts';

/** Parts of the match that are over; a war without a limit always stands in its middle. */
const STAGES = [0, 1 / 3, 2 / 3, 1];
const NAMES = [
  ...[
    'points',
    'share of points',
    'points ahead',
    'points to come',
    'income by need',
    'income',
    'planets',
    'structures',
  ],
  ...['fleet', 'free planets near', 'turn order', 'digitals', 'xenos'],
] as const;
/** Turns of income that still become points. */
const TURNS = 12;
/** What is left of goods until they are spent on something that counts. */
const SPENT = 0.7;

export const standing: Standing<BurningPlanets> = {
  features: namesInStages(NAMES, ['the start', 'a third', 'two thirds', 'the end']),
  tables: [
    { seats: 3, options: { roundLimit: 15 } },
    { seats: 3, options: { preset: 'quick' } },
    { seats: 2, options: { preset: 'quick' } },
    { seats: 4, options: { roundLimit: 15 } },
  ],
  sides,
};
const weights = weightsIn(learned.weights, standing.features);

/** How likely each seat is to win from here, 0 to 1; exact at the end. Playing a war to its end would cost minutes. */
export function chances(s: State, out: Float64Array): void {
  if (s.how === null) writeChances(sides(s), weights, out);
  else judge(s, out);
}

function sides(s: State): Side[] {
  const { roundLimit } = s.options;
  const stage = roundLimit === 'off' ? 0.5 : s.round / roundLimit;
  const living = s.outAt.flatMap((out, seat) => (out === 0 ? [seat] : []));
  const points = s.outAt.map((out, seat) => (out === 0 ? scoreOf(s, seat) : 0));
  return living.map((seat) => ({ seats: [seat], row: inStages(numbersOf(s, seat, points), STAGES, stage) }));
}

/** Of what grows through a match twice as much counts alike, early and late: its logarithm. */
function numbersOf(s: State, seat: Seat, points: readonly number[]): number[] {
  const own = points[seat]!;
  const others = points.filter((_, other) => other !== seat);
  const all = points.reduce((sum, one) => sum + one, 0);
  const need = worthOfGoods(s, seat);
  const bag = yieldOf(s, seat, 0);
  const income = sumWorth(bag, 0, need);
  const stock = sumWorth(s.stock, 4 * seat, need);
  const place = (of: Seat) => (of - s.first + s.n) % s.n;
  const waits = s.toAct >= 0 && place(seat) > place(s.toAct) ? 1 : 0;
  const toCome = SPENT * (stock + income * (waits + Math.min(TURNS, roundsLeft(s))));
  const numbers: Record<(typeof NAMES)[number], number> = {
    points: Math.log1p(own / 50),
    'share of points': (3 * own) / Math.max(1, all),
    'points ahead': (own - Math.max(...others)) / 200,
    'points to come': Math.log1p((own + toCome) / 50),
    'income by need': Math.log1p(income),
    income: Math.log1p(sum(bag)),
    planets: Math.log1p(planetsOwned(s, seat)),
    structures: Math.log1p(structuresOf(s, seat)),
    fleet: Math.log1p(fleetOf(s, seat) / 20),
    'free planets near': freeNear(s, seat),
    'turn order': place(seat) / (s.n - 1),
    digitals: s.options.factions[seat] === 'digitals' ? 1 : 0,
    xenos: s.options.factions[seat] === 'xenos' ? 1 : 0,
  };
  return NAMES.map((name) => numbers[name]);
}

function structuresOf(s: State, seat: Seat): number {
  return s.owner.reduce((all, owner, planet) => all + (owner === seat ? structuresOn(s, planet) : 0), 0);
}

/** What its warships are worth. */
function fleetOf(s: State, seat: Seat): number {
  return s.uKind.reduce(
    (all, kind, row) => all + (s.uSeat[row] === seat && isWarship(kind) ? worthOf(s, seat, kind) : 0),
    0,
  );
}

/** Uninhabited planets, by what they are worth, whose orbit own warships could be in after two moves; half where others could, too. */
function freeNear(s: State, seat: Seat): number {
  const board = boardOf(s);
  let free = 0;
  for (const [planet, owner] of s.owner.entries()) {
    if (owner >= 0) continue;
    const centre = centreOf(s, board, planet);
    const orbit = radiusOf(s, planet) + 1;
    let [mine, theirs] = [false, false];
    for (const [row, kind] of s.uKind.entries()) {
      if (!isWarship(kind) || distance(board, s.uCell[row]!, centre) - orbit > 2 * paceOf(s, kind)) continue;
      if (s.uSeat[row] === seat) mine = true;
      else theirs = true;
    }
    if (mine) free += prizeOf(s, planet) / (theirs ? 200 : 100);
  }
  return free;
}

const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);
