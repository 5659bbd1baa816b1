import { type Chance, type Observer, shuffle } from '@orrery/kernel';
import { type Bidding, bidding } from '../../kernel/tests/bidding/index.ts';
import { mindFor } from '../../kernel/tests/bidding/mind.ts';
import { inOrder, type State } from '../../kernel/tests/bidding/state.ts';
import type { Trial } from '../src/index.ts';

/** Swaps all that is hidden from `who`: other hands, what lies before them, and the pile. */
export function scramble(s: State, who: Observer, chance: Chance): State {
  const hidden = s.bidders.filter((_, seat) => seat !== who);
  const cards = shuffle([...hidden.flatMap(({ hand }) => hand), ...s.pile], chance, 'scramble');
  for (const bidder of hidden) {
    const place = bidder.laid === null ? -1 : bidder.hand.indexOf(bidder.laid);
    bidder.hand = cards.splice(0, bidder.hand.length).sort(inOrder);
    const moved = chance.int(bidder.hand.length, 'scramble') - (bidder.hand.length - 1);
    const at = place + moved;
    bidder.laid = bidder.hand[at] ?? (bidder.sealed ? bidder.hand[0]! : null);
  }
  s.pile = cards.sort(inOrder);
  return s;
}

export const bids: Trial<Bidding> = {
  game: bidding,
  mind: mindFor(bidding),
  optionsSamples: [undefined, { rounds: 1 }, { rounds: 4 }],
  scramble,
  conserved: (s) => [...s.pile, ...s.discard, ...s.bidders.flatMap(({ hand }) => hand)].sort(inOrder),
  sources: [new URL('../../kernel/tests/bidding/', import.meta.url)],
};
