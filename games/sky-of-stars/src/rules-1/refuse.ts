import type { Seat } from '@orrery/kernel';
import { chartOf } from './chart.ts';
import type { Move, Refusal } from './kind.ts';
import { obstacle, wantedNow } from './line.ts';
import { ERASED, type State, skyAt, USED } from './state.ts';

/** Why a move that is in its place is still not legal; the first reason, in the order of `Refusal`. */
export function refuseParameters(s: State, by: Seat, move: Move): Refusal | null {
  switch (move.t) {
    case 'start':
      return refuseStar(s, by, move.star, true);
    case 'line':
      return refuseLine(s, by, move.from, move.to);
    case 'pass':
      if (s.phase === 'last') return null;
      if (s.face === 'erase') return 'wrong-face';
      return s.options.mustDraw ? 'must-draw' : null;
    case 'erase':
      if (s.face !== 'erase') return 'wrong-face';
      return refuseStar(s, s.targets[by]!, move.star, s.options.eraseTarget === 'free');
    case 'guess':
      return refuseOwner(s, by, move.owner) ?? (move.n >= 1 && move.n <= 5 ? null : 'bad-number');
    case 'verdict':
      return refuseOwner(s, by, move.owner);
    default:
      return null;
  }
}

/** A star to begin with, or to cross out (SK-P3, SK-P9). */
function refuseStar(s: State, owner: Seat, id: string, mustBeUnused: boolean): Refusal | null {
  const star = chartOf(s.options).numberOf.get(id);
  if (star === undefined) return 'no-such-star';
  const mark = skyAt(s, owner).marks[star]!;
  if (mark & ERASED) return 'star-erased';
  return mustBeUnused && (mark & USED) !== 0 ? 'star-used' : null;
}

function refuseLine(s: State, by: Seat, fromId: string, toId: string): Refusal | null {
  if (s.phase === 'act' && s.face === 'erase') return 'wrong-face';
  const { numberOf } = chartOf(s.options);
  const from = numberOf.get(fromId);
  const to = numberOf.get(toId);
  if (from === undefined || to === undefined) return 'no-such-star';
  return obstacle(s, by, from, to, wantedNow(s))?.why ?? null;
}

function refuseOwner(s: State, by: Seat, owner: Seat): Refusal | null {
  if (owner === by) return 'own-drawing';
  return s.open.includes(owner) ? null : 'not-shown';
}
