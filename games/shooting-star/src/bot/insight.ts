import { type Chance, type Seat, weightsIn } from '@orrery/kernel';
import type { State } from '../rules/state.ts';
import { believed, believing, type Looks, learnedBy, oddsBy, unplayedBy } from './belief.ts';
import { clues, writeClues } from './clues.ts';
import insight from './insight.json' with { type: 'json' };
import { thoughts, writeThoughts } from './retrace.ts';

/** What is seen at the place of a card, and what its owner may have thought of it. */
const intoOwners: Looks = {
  features: [...clues, ...thoughts],
  also: standing,
  write(s, sector, seat, unplayed, out) {
    const size = writeClues(s, sector, seat, unplayed, out);
    const thought = writeThoughts(s, sector, seat, unplayed);
    const width = clues.length + thoughts.length;
    for (let k = size - 1; k >= 0; k--) {
      out.copyWithin(width * k, clues.length * k, clues.length * (k + 1));
      out.set(thought.subarray(thoughts.length * k, thoughts.length * (k + 1)), width * k + clues.length);
    }
    return size;
  },
};
export const learnedInsight = learnedBy(intoOwners);
const byInsight = believing(oddsBy(intoOwners, weightsIn(insight.weights, intoOwners.features)));

/** How a match stands, as everybody sees it. */
function standing(s: State): string {
  const unplayed = s.hands.map((_, seat) => unplayedBy(s, seat));
  return `|${[s.options.isolatedTo, ...s.keeper, ...s.debris, ...s.caught, ...unplayed].join()}`;
}

/** Where piles are closed each world has others: to retrace an owner's search in all of them would take too long. */
export function insightful(s: State, me: Seat, chance: Chance): void {
  (s.options.piles === 'memory' ? believed : byInsight)(s, me, chance);
}
