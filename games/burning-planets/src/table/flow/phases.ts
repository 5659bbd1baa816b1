import type { Seat } from '@orrery/kernel';
import type { Turn } from '@orrery/ui';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Move, Refusal } from '../../rules/moves.ts';
import type { Phase } from '../../rules/state.ts';
import { gate, refuse } from '../../rules/turns.ts';
import type { Sense } from '../sense.ts';

export const PHASES: readonly Phase[] = ['structures', 'ships', 'actions'];

export const isLater = (phase: Phase, than: Phase): boolean => PHASES.indexOf(phase) > PHASES.indexOf(than);

/** The phase of a turn in which a move is made; null: another time, or any. */
export function phaseOf({ t }: Move): Phase | null {
  switch (t) {
    case 'build':
    case 'demolish':
    case 'clearNature':
      return 'structures';
    case 'buildShip':
      return 'ships';
    case 'move':
    case 'attack':
    case 'raze':
    case 'conquer':
    case 'bombard':
    case 'load':
    case 'unload':
    case 'endTurn':
      return 'actions';
    default:
      return null;
  }
}

/** Phases advance by doing (BP-P2): what is to be sent now so that a move can be made, itself or the end of a phase before it. */
export function firstStep({ view }: Pick<Sense, 'view'>, move: Move): Move {
  const wanted = phaseOf(move);
  return wanted !== null && view.turn !== null && isLater(wanted, view.turn.phase) ? { t: 'endPhase' } : move;
}

/** A turn in which a move of a later phase is judged as if the phases before it were over: ending them changes nothing else. */
export function flowing(sense: Sense, me: Seat, turn: Turn<BurningPlanets>): Turn<BurningPlanets> {
  const { s, view } = sense;
  return {
    ...turn,
    refusal(raw) {
      const now = turn.refusal(raw);
      const move = raw as Move;
      const wanted = now === 'E_PHASE' ? phaseOf(move) : null;
      if (wanted === null || view.turn?.seat !== me || !isLater(wanted, view.turn.phase)) return now;
      const then = { ...s, phase: wanted };
      return gate(then, me, move.t) ?? (refuse(then, me, move) as Refusal | null);
    },
  };
}
