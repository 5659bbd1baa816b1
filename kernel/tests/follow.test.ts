import { expect, test } from 'vitest';
import { followLaw } from '../laws/index.ts';
import type { Observer } from '../src/index.ts';
import { bids } from './bidding/index.ts';
import { inOrder, type Seen, type View } from './bidding/state.ts';

/** What a table of sealed bids would do with each event it is told. */
function follow(view: View, seen: Seen, me: Observer): View {
  const bidders = view.bidders.map((bidder) => ({ ...bidder }));
  const mine = view.mine && { ...view.mine };
  if (seen.t === 'prize') return { ...view, prize: seen.value };
  if (seen.t === 'laid') return { ...view, mine: { ...mine!, laid: seen.card } };
  if (seen.t === 'sealed' || seen.t === 'opened') {
    bidders[seen.by]!.sealed = seen.t === 'sealed';
    return { ...view, bidders };
  }
  if (seen.t === 'drew') {
    bidders[seen.by]!.hand++;
    const hand = seen.card === null ? mine?.hand : [...mine!.hand, seen.card].sort(inOrder);
    return { ...view, bidders, pile: view.pile - 1, mine: mine && { ...mine, hand: hand! } };
  }
  for (const bidder of bidders) Object.assign(bidder, { hand: bidder.hand - 1, sealed: false });
  if (seen.winner !== null) bidders[seen.winner]!.points += view.prize;
  if (mine && me !== 'table') {
    mine.hand = mine.hand.toSpliced(mine.hand.indexOf(seen.bids[me]!), 1);
    mine.laid = null;
  }
  return { ...view, round: view.round + 1, discard: [...view.discard, ...seen.bids], bidders, mine };
}

test('what is told is enough to follow every view', () => {
  followLaw(bids, follow);
});

test('a follower that misses a change is caught, with the entry and what differed', () => {
  const forgetful = (view: View, seen: Seen, me: Observer) =>
    seen.t === 'drew' && seen.by !== me ? view : follow(view, seen, me);
  expect(() => followLaw(bids, forgetful)).toThrow(/entry \d+, .*: the view \S+ followed differs: (pile|bidders)/);
});

test('an event that tells too little is caught', () => {
  const { game } = bids;
  const silent = {
    ...bids,
    game: { ...game, tell: (e, who) => (e.t === 'prize' ? null : game.tell(e, who)) },
  } as typeof bids;
  expect(() => followLaw(silent, follow)).toThrow(/followed differs: prize/);
});
