import type { Observer, Seat } from '@orrery/kernel';
import type { View } from '../../rules/kind.ts';
import { stackWith } from '../../sight/change.ts';
import { seatIn, unitIn } from '../cells.ts';
import { bottomSeat, facing } from './plan.ts';

/** On a phone one opponent is shown at a time: the one asked for, or else the one it is about. */
export function oppositeSeat(view: View, as: Observer, asked: Seat | null, lit: readonly string[]): Seat {
  const bottom = bottomSeat(as);
  const lighted = lit
    .map((cell) => seatIn(cell) ?? ownerOf(view, cell))
    .find((seat) => seat !== null && seat !== bottom);
  if (lighted !== undefined && lighted !== null) return lighted;
  if (view.attack !== null) {
    if (view.active !== bottom) return view.active;
    if (view.attack.defender !== bottom) return view.attack.defender;
  }
  if (asked !== null) return asked;
  return view.active === bottom ? facing(view.n, bottom)[0]! : view.active;
}

function ownerOf(view: View, cell: string): Seat | null {
  const unit = unitIn(cell);
  return unit === null ? null : (stackWith(view, unit)?.owner ?? null);
}
