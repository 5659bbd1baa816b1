import type { Seat } from '@orrery/kernel';
import { useRef } from 'react';
import { countOf } from '../../picture/count.ts';
import type { View } from '../../rules/seen.ts';

export interface Standing {
  readonly seat: Seat;
  /** The end score of BP-E5 as it stands; without a round limit it decides nothing, and is called weight. */
  readonly total: number;
  readonly place: number;
}

/** Every plate asks for them. */
const known = new WeakMap<View, readonly Standing[]>();

/** Who is still in, best first. */
export function standings(view: View): readonly Standing[] {
  const before = known.get(view);
  if (before !== undefined) return before;
  const found = counted(view);
  known.set(view, found);
  return found;
}

function counted(view: View): Standing[] {
  const living = view.players.flatMap(({ outAt }, seat) =>
    outAt === 0 ? [{ seat, total: countOf(view, seat).total }] : [],
  );
  return living
    .map((one) => ({ ...one, place: 1 + living.filter(({ total }) => total > one.total).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** By seat, what has come and gone since my last turn ended; null before there was one on this page. */
export function useChangeSince(view: View, me: Seat | null): (seat: Seat) => number | null {
  const mark = useRef<{ readonly acts: number; readonly totals: ReadonlyMap<Seat, number> } | null>(null);
  const mine = useRef(false);
  const isMine = view.turn?.seat === me && me !== null;
  const totals = new Map(standings(view).map(({ seat, total }) => [seat, total]));
  if (mine.current && !isMine && view.turn !== null) mark.current = { acts: view.acts, totals };
  mine.current = isMine;
  return (seat) => {
    const before = mark.current?.totals.get(seat);
    const now = totals.get(seat);
    return before === undefined || now === undefined ? null : now - before;
  };
}
