import type { ScriptedMind } from '@orrery/kernel';
import type { BurningPlanets } from '../rules/kind.ts';
import type { Move } from '../rules/moves.ts';

const words: Readonly<Partial<Record<Move['t'], string>>> = {
  attack: 'attack',
  conquer: 'conquer',
  raze: 'raze',
  build: 'build',
  buildShip: 'buildShip',
  move: 'move',
  endPhase: 'end',
  endTurn: 'end',
};

/** What speaks for each kind of move. */
export const reason: NonNullable<ScriptedMind<BurningPlanets>['reason']> = (_s, _by, { t }) => {
  const word = words[t];
  return word === undefined ? null : { word };
};
