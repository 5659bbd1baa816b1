import type { Observer, Seat } from '@orrery/kernel';
import { memo, useRef } from 'react';
import type { SeatInfo } from '../table/contract.ts';

/** Where along the rail of seats the arm points, 0 to 1: at me if I am active; where nobody is, it stays. */
export function useArm(seats: readonly SeatInfo[], as: Observer, active: readonly Seat[]): number | null {
  const last = useRef<number | null>(null);
  const at = as !== 'table' && active.includes(as) ? as : active[0];
  const index = seats.findIndex(({ seat }) => seat === at);
  if (index >= 0) last.current = (index + 0.5) / seats.length;
  return last.current;
}

/** The small arm of an astrolabe in the frame: it points at the seat the table waits for. */
export const Arm = memo(function Arm({ at }: { readonly at: number }) {
  return (
    <svg className="arm" viewBox="-30 -17 60 34" style={{ left: `${at * 100}%` }} aria-hidden="true">
      <path className="arm-limb" d="M-16 2A16 14 0 0 0 16 2Z" />
      <path
        className="arm-scale"
        d="M-11 2A11 9 0 0 0 11 2M-14 8L-10 6M14 8L10 6M-8 13.500L-6 9.500M8 13.500L6 9.500"
      />
      <path className="arm-hand" d="M0-15.500L5-1 0 10-5-1Z" />
      <circle className="arm-pin" r="2.200" />
    </svg>
  );
});
