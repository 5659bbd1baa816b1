import { Dice, shuffle } from '@orrery/kernel';
import { readSky, type Sky, type Star, skies } from '@orrery/sky-of-stars/data';
import { Failed } from '../problem.ts';
import { spreadLabels } from './labels.ts';
import { type Place, scatter } from './scatter.ts';

const ours = skies['canonical-1'];
/** A sky as a file: as many stars as ours, every type in every colour equally often. */
export function skyFile(seed: number): { readonly format: string } & Sky {
  const dice = new Dice(`sky ${seed}`);
  const places = inReadingOrder(scatter(ours, ours.stars.length, dice));
  const labels = spreadLabels(places, shuffle(everyLabel(places.length), dice, 'labels'), dice);
  const stars = places.map(({ x, y }, i): Star => {
    const { type, colour } = labels[i]!;
    return { id: `S${String(i + 1).padStart(3, '0')}`, x, y, type, colour };
  });
  const sky = readSky({ ...ours, id: `seed-${seed}`, stars });
  if (!sky.ok) throw new Failed(`the sky of seed ${seed} is not sound: ${sky.problem} at ${sky.where}`);
  return { format: 'sky-of-stars/sky@1', ...sky.value };
}

function everyLabel(count: number): Pick<Star, 'type' | 'colour'>[] {
  const kinds = ours.types.flatMap((type) => ours.colours.map((colour) => ({ type, colour })));
  return Array.from({ length: count }, (_, i) => kinds[i % kinds.length]!);
}

/** Row by row, so that names near each other lie near each other. */
function inReadingOrder(places: readonly Place[]): Place[] {
  const row = ({ y }: Place) => Math.floor(y / 91);
  return [...places].sort((a, b) => row(a) - row(b) || a.x - b.x);
}
