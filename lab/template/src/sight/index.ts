import type { Chance, Observer, Seat } from '@orrery/kernel';
import type { Event, Seen, State, View } from '../rules/kind.ts';

/*
 *               | its own seat | other seats | the table
 * sealed bid    | the card     | that it is  | that it is
 * all the rest  | as it is     | as it is    | as it is
 */
export function view(s: State, who: Observer): View {
  return {
    moons: s.moons,
    round: s.round,
    moon: s.moon,
    coming: [...s.coming],
    hands: s.hands.map((hand) => [...hand]),
    points: [...s.points],
    sealed: s.bids.map((bid) => bid !== null),
    bid: who === 'table' ? null : s.bids[who]!,
  };
}

export function tell(e: Event, who: Observer): Seen {
  return e.t === 'sealed' ? { t: 'sealed', by: e.by, card: e.by === who ? e.card : null } : { ...e };
}

/** The view after an event. */
export function follow(v: View, seen: Seen, me: Observer): View {
  switch (seen.t) {
    case 'offered':
      return { ...v, round: seen.round, moon: seen.moon, coming: v.coming.filter((moon) => moon !== seen.moon) };
    case 'sealed':
      return { ...v, sealed: v.sealed.with(seen.by, true), bid: seen.by === me ? seen.card : v.bid };
    case 'shown':
      return {
        ...v,
        hands: v.hands.map((hand, seat) => hand.filter((card) => card !== seen.bids[seat])),
        points: v.points.map((points, seat) => points + (seat === seen.winner ? seen.moon : 0)),
        sealed: v.sealed.map(() => false),
        bid: null,
      };
    case 'ended':
      return { ...v, round: v.round + 1 };
  }
}

/** A whole state that fits what `me` knows: what others have sealed is any card they have. */
export function imagine({ sealed, bid, ...v }: View, me: Seat, chance: Chance): State {
  const drawn = (hand: readonly number[]) => hand[chance.int(hand.length, 'imagine')]!;
  return {
    ...v,
    coming: [...v.coming],
    hands: v.hands.map((hand) => [...hand]),
    points: [...v.points],
    bids: sealed.map((is, seat) => (seat === me ? bid : is ? drawn(v.hands[seat]!) : null)),
  };
}
