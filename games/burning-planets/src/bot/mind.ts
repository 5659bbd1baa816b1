import type { Chance, CommonLevel, ScriptedMind, Seat } from '@orrery/kernel';
import type { BurningPlanets } from '../rules/kind.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/seen.ts';
import type { State } from '../rules/state.ts';
import { imagine } from '../sight/index.ts';
import { areAsleep } from './asleep.ts';
import { chances, standing } from './chances.ts';
import { countsOf } from './counts.ts';
import { guess, speech } from './guess.ts';
import { type Habits, habits } from './habits.ts';
import { inManner, manners } from './manners.ts';
import { ponder } from './ponder.ts';
import { reason } from './reason.ts';

/** A turn is many small moves that only count together, so this game brings its own way of thinking. */
export const mind: ScriptedMind<BurningPlanets> = mindWith(habits);

export function mindWith(how: Habits): ScriptedMind<BurningPlanets> {
  return {
    round: (s) => Math.max(1, s.round),
    manners,
    direct: (view, me, level, chance, manner) => direct(view, me, level, chance, inManner(how, manner)),
    reason,
    judge: chances,
    standing,
    tally: countsOf,
  };
}

/** One time in so many a level has had enough of a phase, and forgets what it could still do. */
const FORGETS = { easy: 4, normal: 20 } as const;

function direct(view: View, me: Seat, level: CommonLevel, chance: Chance, how: Habits): Move | null {
  const s = imagine(view, me, chance);
  const spoken = speech(s, me, how);
  if (spoken !== null || s.toAct !== me) return spoken;
  // In its futures everybody defends themselves: of who does not, a march makes an end sooner than any thought.
  if (level === 'hard' && how.watchful && areAsleep(s, me)) return guess(s, me, chance, { ...how, daring: 0 });
  if (level === 'hard') return ponder(() => imagine(view, me, chance), me, chance, how);
  return s.stage === 'play' && chance.int(FORGETS[level], 'think') === 0 ? enough(s) : guess(s, me, chance, how);
}

function enough(s: State): Move {
  return s.phase === 'actions' ? { t: 'endTurn' } : { t: 'endPhase' };
}
