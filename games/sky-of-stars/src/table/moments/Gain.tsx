import type { Seat } from '@orrery/kernel';
import { useLayoutEffect, useRef } from 'react';
import type { ShowSeen } from '../../rules/view-kind.ts';
import './moments.css';

/** What each seat gets from one reveal (SK-E1, SK-E2); nothing where it was struck. */
export function gainsOf({ owner, right, plusOne, struck }: ShowSeen): ReadonlyMap<Seat, number> {
  const gains = new Map<Seat, number>();
  if (struck) return gains;
  for (const seat of right) gains.set(seat, 1);
  if (right.length > 0) gains.set(owner, right.length + (plusOne ? 1 : 0));
  return gains;
}

interface GainProps {
  readonly gain: number;
  readonly seat: Seat;
  /** The reveal it comes from, and how long that is on stage; 0: without motion it only stands. */
  readonly reveal: number;
  readonly ms: number;
}

/** "+1" beside the number that grew; with motion it flies there from the word that was right. */
export function Gain({ gain, seat, reveal, ms }: GainProps) {
  const seal = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one flight for each reveal
  useLayoutEffect(() => {
    const here = seal.current;
    const from = document.querySelector(`[data-voter="${seat}"]`) ?? document.querySelector('[data-was]');
    if (here === null || from === null || ms === 0 || typeof here.animate !== 'function') return;
    const [a, b] = [from.getBoundingClientRect(), here.getBoundingClientRect()];
    const [x, y] = [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2];
    const flight = here.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 },
        { transform: `translate(${x}px, ${y}px) scale(1.6)`, opacity: 1, offset: 0.25 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 900, delay: 700 + 120 * seat, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'backwards' },
    );
    return () => flight.cancel();
  }, [reveal, seat]);
  return (
    <span ref={seal} className="sk-gain" aria-hidden="true">
      +{gain}
    </span>
  );
}
