import { inStages, namesInStages, type Seat, type Standing, weightsIn } from '@orrery/kernel';
import { pileSize } from '../rules/hands.ts';
import type { PlanetX } from '../rules/kind.ts';
import type { State } from '../rules/state.ts';
import { NUMBERS, Numbers } from './numbers.ts';
import learned from './prospects.json' with { type: 'json' };
import { judge } from './standing.ts';

/** Cards in the pile of two seats: from the last stage on nothing changes. */
const STAGES = [0, 5, 19, 34];
const LARGEST = 34;

/** How a match of two stands at the beginning of a turn, where futures are judged. */
export const prospect: Standing<PlanetX> = {
  features: namesInStages(
    NUMBERS,
    STAGES.map((cards) => `${cards} cards`),
  ),
  tables: [
    { seats: 2 },
    { seats: 2, options: { factions: ['xarn', 'vell'] } },
    { seats: 2 },
    { seats: 2, options: { factions: ['ikthi', 'concord'] } },
  ],
  moments: 24,
  teaches: (s) => s.phase === 'main' && s.used === 0,
  sides(s) {
    const numbers = new Numbers(s);
    const rowOf = (seat: Seat) => inStages([...numbers.of(seat)], STAGES, pileSize(s));
    return [0, 1].map((seat) => ({ seats: [seat], row: rowOf(seat) }));
  },
};

/** The weights at every size of the pile, made once: between stages they change evenly. */
const BY_PILE = Array.from({ length: LARGEST + 1 }, (_, pile) => weightsAt(pile));

function weightsAt(pile: number): Float64Array {
  const weights = weightsIn(learned.weights, prospect.features);
  const parts = inStages([1], STAGES, pile);
  return Float64Array.from(NUMBERS, (_, at) =>
    parts.reduce((sum, part, stage) => sum + part * weights[NUMBERS.length * stage + at]!, 0),
  );
}

/** How likely each seat is to win, where two play: learned from matches whose end was reckoned. Elsewhere as everybody judges. */
export function foresee(s: State, out: Float64Array): void {
  if (s.n !== 2 || s.phase === 'over') {
    judge(s, out);
    return;
  }
  const numbers = new Numbers(s);
  const [mine, theirs, weights] = [numbers.of(0), numbers.of(1), BY_PILE[Math.min(LARGEST, pileSize(s))]!];
  let ahead = 0;
  for (let at = 0; at < weights.length; at++) ahead += weights[at]! * (mine[at]! - theirs[at]!);
  out[0] = 1 / (1 + Math.exp(-ahead));
  out[1] = 1 - out[0];
}
