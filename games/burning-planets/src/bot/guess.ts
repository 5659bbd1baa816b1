import type { Chance, Seat } from '@orrery/kernel';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { boardOf } from '../rules/tables.ts';
import { buildMove } from './build.ts';
import { answerMove, proposalMove } from './deals.ts';
import { fleetMove } from './fleet.ts';
import { type Habits, habits } from './habits.ts';
import { isLost } from './lost.ts';
import { openingMove } from './opening.ts';
import { isWeary } from './peace.ts';
import { shipMove } from './yard.ts';

/** A sensible move of whose turn it is, quickly found: how everybody plays in a thought. Papers are left alone there. */
export function guess(s: State, by: Seat, chance: Chance, how: Habits = habits): Move {
  const board = boardOf(s);
  if (s.stage !== 'play') return openingMove(s, board, by, chance);
  if (s.phase === 'structures') return buildMove(s, board, by, how) ?? { t: 'endPhase' };
  if (s.phase === 'ships') return shipMove(s, board, by, how) ?? { t: 'endPhase' };
  return fleetMove(s, board, by, how) ?? { t: 'endTurn' };
}

/** What a seat says: its answer to a contract at any time; when its turn begins its own proposals, that it has lost, or would have peace. null: nothing. */
export function speech(s: State, by: Seat, how: Habits = habits): Move | null {
  if (s.stage !== 'play') return null;
  const begins = s.toAct === by && s.phase === 'structures';
  if (how.frank && begins && isLost(s, by)) return { t: 'concede' };
  const answer = answerMove(s, by, how);
  if (answer !== null || !begins) return answer;
  const on = isWeary(s, by);
  if (how.frank && on !== (((s.share >> by) & 1) === 1) && s.spoken[by] === 0) return { t: 'shareVictory', on };
  return proposalMove(s, boardOf(s), by, how);
}
