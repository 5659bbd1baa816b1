import { type Chance, Dice, type Seat } from '@orrery/kernel';
import type { Move } from '../rules/moves.ts';
import { copy, type State } from '../rules/state.ts';
import { boardOf } from '../rules/tables.ts';
import { apply } from '../rules/turns.ts';
import { FINISHED, isHeldBack } from '../rules/units.ts';
import { chances } from './chances.ts';
import { guess } from './guess.ts';
import { firstHabits, type Habits, habits } from './habits.ts';
import { type Option, optionsFor } from './options.ts';
import { plansOf } from './plans.ts';
import { judge } from './standing.ts';

/** How hard a decision is thought about. */
interface Patience {
  /** Guesses it may cost, so that a turn of any length ends in time on any machine. */
  readonly guesses: number;
  /** Options weighed. */
  readonly options: number;
  /** Own turns that lie ahead when a future is judged. */
  readonly turns: number;
}
/** What is won early grows, and is cheaply followed far. */
const EARLY = 8;
const early: Patience = { guesses: 3000, options: 8, turns: 5 };
const later: Patience = { guesses: 400, options: 4, turns: 1 };
/** How much longer who weighs plans thinks, in a duel. */
const LONGER = 3;
/** A turn with more units than this to move shares the guesses out. */
const UNITS = 12;
/** In how many futures an option is tried before any is dropped. */
const FIRST_LOOK = 4;
/** Standard errors that another option must be ahead of the guess, and that a dropped one is behind. */
const SURE = 0.5;
const HOPELESS = 1;

/** One option, how the rest of the turn is played, and how much better than the first guess it did in the same futures. */
interface Trial extends Option {
  readonly plan: Habits;
  tries: number;
  sum: number;
  squares: number;
}

/**
 * The guess, unless something else does better in most of the futures imagined: the rest of the turn and what others do are
 * guessed, all options meet the same hidden truths and, as far as they go alike, the same dice.
 */
export function ponder(imagine: () => State, me: Seat, chance: Chance, how: Habits = habits): Move {
  const first = imagine();
  const usual = guess(first, me, chance, how);
  if (first.stage !== 'play') return usual;
  const { guesses, options, turns } = first.round <= EARLY ? early : later;
  // Learned from duels, and measured in them.
  const duel = how.plans && first.n === 2;
  const weigh = duel ? chances : judge;
  const others = duel ? [how, firstHabits] : [how];
  let trials = optionsFor(first, boardOf(first), me, usual, how)
    .slice(0, options)
    .map((each): Trial => ({ ...each, plan: how, tries: 0, sum: 0, squares: 0 }));
  if (duel) trials.push(...plannedFor(first, me, chance, usual, how));
  const until = first.round + turns;
  // More seats make a future longer.
  const patience = duel ? LONGER * guesses : guesses * Math.sqrt(first.n / 2);
  let left = patience / Math.max(1, ableUnits(first, me) / UNITS);
  for (let future = 0; trials.length > 1 && left > 0; future++) {
    const truth = future === 0 ? first : imagine();
    const luck = chance.int(2 ** 30, 'think');
    const foe = others[future % others.length]!;
    let usualWorth = 0;
    for (const trial of trials) {
      const s = copy(truth);
      if (trial.holds >= 0) s.uMarks[trial.holds]! |= FINISHED;
      const dice = new Dice(luck);
      apply(s, me, trial.move, dice, null);
      left -= playOn(s, me, dice, { round: first.round, until, plan: trial.plan, ever: how, foe });
      weigh(s, worths);
      const worth = worths[me]!;
      if (trial === trials[0]) usualWorth = worth;
      trial.tries++;
      trial.sum += worth - usualWorth;
      trial.squares += (worth - usualWorth) ** 2;
    }
    if (future + 1 >= FIRST_LOOK) trials = trials.filter((each, i) => i === 0 || ahead(each, HOPELESS) > 0);
  }
  return trials.reduce((best, each) => (ahead(each, -SURE) > ahead(best, -SURE) ? each : best)).move;
}
const worths: Float64Array = new Float64Array(6);

/** How far an option is ahead of the guess, so many standard errors up or down. */
function ahead({ tries, sum, squares }: Trial, errors: number): number {
  if (tries < 2) return 0;
  const mean = sum / tries;
  const variance = Math.max(0, squares / tries - mean * mean) / (tries - 1);
  return mean + errors * Math.sqrt(variance);
}

function ableUnits(s: State, me: Seat): number {
  let able = 0;
  for (let row = 0; row < s.uKind.length; row++)
    if (s.uSeat[row] === me && (s.uMarks[row]! & FINISHED) === 0 && !isHeldBack(s, row)) able++;
  return able;
}

/** How each plan would go on, where that is not what the guess would do. */
function plannedFor(s: State, me: Seat, chance: Chance, usual: Move, how: Habits): Trial[] {
  const known = JSON.stringify(usual);
  return plansOf(how).flatMap((plan) => {
    const move = guess(s, me, chance, plan);
    return JSON.stringify(move) === known ? [] : [{ move, holds: -1, plan, tries: 0, sum: 0, squares: 0 }];
  });
}

/** Who plays how in a future, and until which round. */
interface Future {
  readonly round: number;
  readonly until: number;
  /** One's own habits in the turn that is thought about, and later; everybody else's. */
  readonly plan: Habits;
  readonly ever: Habits;
  readonly foe: Habits;
}

/** Plays on by guesses until one's own turn begins in a round to come. Gives how many it took. */
function playOn(s: State, me: Seat, dice: Dice, { round, until, plan, ever, foe }: Future): number {
  let count = 0;
  while (s.how === null && (s.round < until || s.toAct !== me) && s.outAt[me] === 0) {
    const how = s.toAct !== me ? foe : s.round === round ? plan : ever;
    apply(s, s.toAct, guess(s, s.toAct, dice, how), dice, null);
    count++;
  }
  return count;
}
