import { type Chance, type Observer, type Seat, shuffle } from '../../src/index.ts';
import { deck, type Event, inOrder, type Seen, type State, type View } from './state.ts';

/*
 *              | its own seat | other seats | the table
 * hand         | cards        | how many    | how many
 * laid card    | card         | nothing     | nothing
 * sealed       | yes          | yes         | yes
 * pile         | how many     | how many    | how many
 */
export function view(s: State, who: Observer): View {
  const mine = who === 'table' ? undefined : s.bidders[who];
  return {
    rounds: s.rounds,
    round: s.round,
    prize: s.prize,
    pile: s.pile.length,
    discard: s.discard.slice(),
    bidders: s.bidders.map(({ hand, sealed, points }) => ({ hand: hand.length, sealed, points })),
    mine: mine === undefined ? null : { hand: mine.hand.slice(), laid: mine.laid },
  };
}

export function tell(e: Event, who: Observer): Seen | null {
  if (e.t === 'laid') return e.by === who ? { t: 'laid', by: e.by, card: e.card } : null;
  if (e.t === 'drew') return { t: 'drew', by: e.by, card: e.by === who ? e.card : null };
  if (e.t === 'shown') return { t: 'shown', bids: e.bids.slice(), winner: e.winner };
  return { ...e };
}

export function imagine(v: View, me: Seat, chance: Chance): State {
  const unseen = deck.slice();
  for (const card of [...v.discard, ...v.mine!.hand]) unseen.splice(unseen.indexOf(card), 1);
  shuffle(unseen, chance, 'imagine');
  const bidders = v.bidders.map(({ hand, sealed, points }, seat) => {
    if (seat === me) return { hand: v.mine!.hand.slice(), laid: v.mine!.laid, sealed, points };
    const cards = unseen.splice(0, hand).sort(inOrder);
    return { hand: cards, laid: sealed ? cards[chance.int(cards.length, 'imagine')]! : null, sealed, points };
  });
  const { rounds, round, prize } = v;
  return { rounds, round, prize, pile: unseen.sort(inOrder), discard: v.discard.slice(), bidders };
}

export function follow(view: View, seen: Seen, me: Observer): View {
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
