import { useEffect, useState } from 'react';
import { useReducedMotion } from '../settings/index.ts';
import './total.css';

/** How long a change stands beside its number: milliseconds. */
const STANDS = 1500;

/** The points of a seat. Where nothing may fly to them, what has come or gone stands beside them for a while. */
export function Total({ points }: { readonly points: number }) {
  const still = useReducedMotion();
  const change = useChange(points);
  return (
    <span className="total" aria-hidden="true">
      {still && change !== 0 && <small>{change > 0 ? `+${change}` : `−${-change}`}</small>}
      {points}
    </span>
  );
}

/** By how much a number has changed since it last stood still. */
function useChange(now: number): number {
  const [before, setBefore] = useState(now);
  useEffect(() => {
    const clock = setTimeout(() => setBefore(now), STANDS);
    return () => clearTimeout(clock);
  }, [now]);
  return now - before;
}
