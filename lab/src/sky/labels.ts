import type { Dice } from '@orrery/kernel';
import type { Star } from '@orrery/sky-of-stars/data';
import type { Place } from './scatter.ts';

type Label = Pick<Star, 'type' | 'colour'>;

const STEPS = 12_000;
const REACH = 200;

/** Types and colours changed about until equal ones lie far apart; how many there are of each stays. */
export function spreadLabels(places: readonly Place[], labels: readonly Label[], dice: Dice): Label[] {
  const spread = [...labels];
  const neighbours = places.map((at) =>
    places.flatMap((other, i) => {
      const off = Math.hypot(other.x - at.x, other.y - at.y);
      return off > 0 && off < REACH ? [{ i, weight: (1 - off / REACH) ** 2 }] : [];
    }),
  );
  const clash = (at: number) => {
    const { type, colour } = spread[at]!;
    let sum = 0;
    for (const { i, weight } of neighbours[at]!) {
      if (spread[i]!.type === type) sum += weight;
      if (spread[i]!.colour === colour) sum += weight / 2;
    }
    return sum;
  };
  const swap = (a: number, b: number) => {
    const label = spread[a]!;
    spread[a] = spread[b]!;
    spread[b] = label;
  };
  for (let step = 0; step < STEPS; step++) {
    const [a, b] = [dice.int(places.length), dice.int(places.length)];
    const before = clash(a) + clash(b);
    swap(a, b);
    if (clash(a) + clash(b) > before) swap(a, b);
  }
  return spread;
}
