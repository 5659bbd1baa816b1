import type { Seat, Told } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import type { BurningPlanets } from '../../rules/kind.ts';

/** So long the plate of whoever declined says so. */
const SHOWN = 4000;

/** Who has just declined what I proposed; null: nobody. */
export function useRefusal(told: readonly Told<BurningPlanets>[], me: Seat | null): Seat | null {
  const [by, setBy] = useState<Seat | null>(null);
  const last = told.at(-1);
  const no = last?.no;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each telling
  useEffect(() => {
    const declined = last?.seen.find((one) => one.t === 'contractDeclined' && one.by !== me);
    if (declined?.t !== 'contractDeclined' || me === null) return;
    setBy(declined.by);
    const end = setTimeout(() => setBy(null), SHOWN);
    return () => clearTimeout(end);
  }, [no]);
  return by;
}
