import type { Seat } from '@orrery/kernel';
import type { Tolled } from '@orrery/ui';
import type { BurningPlanets } from '../rules/kind.ts';

/** A war is more than who was left: what each side built, took and lost. */
export const toll: readonly Tolled<BurningPlanets>[] = [
  counted('toll.built', (seen) => (seen.t === 'shipBuilt' ? seen.seat : null)),
  counted('toll.destroyed', (seen) => {
    if (seen.t === 'attacked') return seen.destroyed && seen.targetSeat !== null ? seen.seat : null;
    return seen.t === 'razed' ? seen.seat : null;
  }),
  counted('toll.lost', (seen) => {
    if (seen.t === 'attacked') return seen.destroyed ? seen.targetSeat : null;
    return seen.t === 'razed' ? seen.owner : null;
  }),
  counted('toll.taken', (seen) => (seen.t === 'conquered' ? seen.seat : null)),
  counted('toll.gone', (seen) => (seen.t === 'conquered' ? seen.owner : null)),
];

/** `whose`: the seat that an event counts for. */
function counted(word: string, whose: (seen: BurningPlanets['seen']) => Seat | null): Tolled<BurningPlanets> {
  return {
    word,
    of(told, seats) {
      const counts = Array<number>(seats).fill(0);
      for (const seen of told) {
        const seat = whose(seen);
        if (seat !== null) counts[seat]! += 1;
      }
      return counts;
    },
  };
}
