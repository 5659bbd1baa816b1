import type { Chance, Knack, Level, Seat } from '@orrery/kernel';
import type { BurningPlanets } from '../rules/kind.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/seen.ts';
import type { State } from '../rules/state.ts';
import { imagine } from '../sight/index.ts';
import { guess, speech } from './guess.ts';
import { ponder } from './ponder.ts';

/** A turn is many small moves that only count together, so this game brings its own way of thinking. */
export const mind: Knack<BurningPlanets> = {
  round: (s) => Math.max(1, s.round),
  direct,
};

function direct(view: View, me: Seat, level: Level, chance: Chance): Move | null {
  const s = imagine(view, me, chance);
  const spoken = speech(s, me);
  if (spoken !== null || s.toAct !== me) return spoken;
  if (level === 'easy') return absently(s, me, chance);
  return level === 'normal' ? guess(s, me, chance) : ponder(() => imagine(view, me, chance), me, chance);
}

/** One time in so many easy has had enough of a phase, and forgets what it could still do. */
const FORGETS = 5;

function absently(s: State, me: Seat, chance: Chance): Move {
  if (s.stage !== 'play' || chance.int(FORGETS, 'think') > 0) return guess(s, me, chance);
  return s.phase === 'actions' ? { t: 'endTurn' } : { t: 'endPhase' };
}
