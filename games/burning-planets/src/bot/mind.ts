import type { Chance, Knack, Level, Seat } from '@orrery/kernel';
import type { BurningPlanets } from '../rules/kind.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/seen.ts';
import { imagine } from '../sight/index.ts';
import { guess } from './guess.ts';

export const mind: Knack<BurningPlanets> = {
  round: (s) => Math.max(1, s.round),
  direct,
};

function direct(view: View, me: Seat, _level: Level, chance: Chance): Move | null {
  const s = imagine(view, me, chance);
  if (s.toAct !== me) return null;
  return guess(s, me, chance);
}
