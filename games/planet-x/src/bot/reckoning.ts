import type { Reckoning, Seat } from '@orrery/kernel';
import { fallback } from '../rules/fallback.ts';
import { pileSize } from '../rules/hands.ts';
import type { Move, PlanetX } from '../rules/kind.ts';
import type { State } from '../rules/state.ts';
import { listFor } from './shortlist.ts';

/** How many moves are reckoned with: actions, specials beside passing, losses. */
const ACTIONS = 8;
const SPECIALS = 3;
const LOSSES = 3;

/** Between two seats whoever has counted the cards knows the other hand once the pile is empty, and nothing is drawn any more. */
export const reckoning: Reckoning<PlanetX> = {
  isOpen: (s) => s.n === 2 && pileSize(s) === 0,
  moves(s, by) {
    if (s.phase === 'chooseWin' || s.phase === 'chooseLoss') return losses(s, by);
    const moves = listFor(s, by, 'later');
    return s.phase === 'main' ? moves.slice(0, ACTIONS) : mayPass(moves);
  },
};

function mayPass(moves: readonly Move[]): readonly Move[] {
  const pass = moves.findIndex(({ t }) => t === 'pass');
  if (pass < SPECIALS) return moves.slice(0, SPECIALS + 1);
  return [...moves.slice(0, SPECIALS), moves[pass]!];
}

/** The strongest for the weakest first. */
function losses(s: State, by: Seat): readonly Move[] {
  const usual = fallback(s, by);
  const text = JSON.stringify(usual);
  const others = listFor(s, by, 'later').filter((move) => JSON.stringify(move) !== text);
  return [usual, ...others.slice(0, LOSSES - 1)];
}
