import type { Seat } from '@orrery/kernel';
import { type Bag, resources } from '../data/index.ts';
import type { Board } from '../rules/board.ts';
import { CARRIER, goodsAt, ID, PARTNER, PROPOSED, PROPOSER, SIGNED, STATE, WIDE } from '../rules/contracts.ts';
import type { DeclineReason, Move } from '../rules/moves.ts';
import { orbitOf } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';
import { CARGO } from '../rules/things.ts';
import { roundsLeft } from './force.ts';
import type { Habits } from './habits.ts';
import { counterOffer } from './haggle.ts';
import { promised } from './papers.ts';
import { strengthOf } from './standing.ts';
import { FAR, waysOf } from './ways.ts';
import { sumWorth, worthOfGoods } from './worth.ts';

/** What must be gained beyond what is given, in parts of it: the road is long, and nobody is bound (BP-P49). */
const MARGIN = 0.15;
/** The more of all a partner holds beyond its share, the more it must pay. */
const ENVY = 2;
/** From such a margin on it is the partner that is not wanted. */
const NEVER = 1;
/** Amounts of a proposal, and how far its goods travel at most. */
const LEAST = 10;
const MOST = 40;
const ROAD = 45;
/** Rounds a trade takes, there and back. */
const JOURNEY = 6;

/** Answers what was proposed to a seat: yes, no, or before the no what it would sign instead; null: nothing was. */
export function answerMove(s: State, me: Seat, { frank, haggles }: Habits): Move | null {
  for (let at = 0; at < s.contracts.length; at += WIDE) {
    if (s.contracts[at + STATE] !== PROPOSED || s.contracts[at + PARTNER] !== me) continue;
    const id = s.contracts[at + ID]!;
    const why = objection(s, at, me);
    if (why === null) return { t: 'signContract', id };
    const margin = marginOf(s, me, s.contracts[at + PROPOSER]!, at);
    const counter = haggles && why === 'dear' ? counterOffer(s, at, me, margin) : null;
    if (counter !== null) return counter;
    return frank ? { t: 'declineContract', id, why } : { t: 'declineContract', id };
  }
  return null;
}

/** What a seat has against a proposal: it cannot give it now, would trade with this partner for nothing in the world, or not at this price. */
function objection(s: State, at: number, me: Seat): DeclineReason | null {
  const proposer = s.contracts[at + PROPOSER]!;
  for (let k = 0; k < 4; k++) {
    const asked = s.contracts[goodsAt(at, 1) + k]!;
    if (asked > 0 && s.stock[4 * me + k]! - promised(s, me, k) < asked) return 'later';
  }
  const worth = worthOfGoods(s, me);
  const got = sumWorth(s.contracts, goodsAt(at, 0), worth);
  const given = sumWorth(s.contracts, goodsAt(at, 1), worth);
  const margin = marginOf(s, me, proposer, at);
  if (got - given > margin * given) return null;
  return margin === Number.POSITIVE_INFINITY || margin > NEVER ? 'partner' : 'dear';
}

function marginOf(s: State, me: Seat, other: Seat, at: number): number {
  const living = s.outAt.filter((out) => out === 0).length;
  const share = strengthOf(s, other) / Math.max(1, strengthOf(s, me));
  // Between two what one gains the other loses: only a bargain will do.
  if (living === 2) {
    const theirs = worthOfGoods(s, other);
    const profit = sumWorth(s.contracts, goodsAt(at, 1), theirs) - sumWorth(s.contracts, goodsAt(at, 0), theirs);
    return profit > 0 ? Number.POSITIVE_INFINITY : MARGIN;
  }
  return MARGIN + ENVY * Math.max(0, share - 1.5);
}

/** Takes back what was not answered since the last turn; else, every third round or whenever it can by habit, proposes an exchange. null: nothing to say. */
export function proposalMove(s: State, board: Board, me: Seat, { trades }: Habits): Move | null {
  if (s.options.trade === 'off' || s.spoken[me]! > 0) return null;
  for (let at = 0; at < s.contracts.length; at += WIDE)
    if (s.contracts[at + STATE] === PROPOSED && s.contracts[at + PROPOSER] === me)
      return { t: 'withdrawContract', id: s.contracts[at + ID]! };
  if (s.outAt.filter((out) => out === 0).length < 3 || roundsLeft(s) < JOURNEY) return null;
  // Not all seats in the same round.
  if (!trades && s.round % 3 !== me % 3) return null;
  const carrier = idleCarrier(s, me);
  return carrier < 0 ? null : offer(s, board, me, carrier);
}

/** The number of an own cargo ship that is bound by nothing. */
function idleCarrier(s: State, me: Seat): number {
  for (let row = 0; row < s.uKind.length; row++)
    if (s.uSeat[row] === me && s.uKind[row] === CARGO && !isBound(s, s.uNo[row]!)) return s.uNo[row]!;
  return -1;
}

function isBound(s: State, ship: number): boolean {
  for (let at = 0; at < s.contracts.length; at += WIDE)
    if (s.contracts[at + CARRIER] === ship && s.contracts[at + STATE] === SIGNED) return true;
  return false;
}

/** One good for as much of another, with the partner with whom both gain most. */
function offer(s: State, board: Board, me: Seat, carrier: number): Move | null {
  const mine = worthOfGoods(s, me);
  let best: Move | null = null;
  let highest = 0;
  for (let partner = 0; partner < s.n; partner++) {
    if (partner === me || s.outAt[partner] !== 0 || !isNear(s, board, me, partner)) continue;
    const theirs = worthOfGoods(s, partner);
    for (let give = 0; give < 4; give++)
      for (let take = 0; take < 4; take++) {
        const myGain = mine[take]! - (1 + MARGIN) * mine[give]!;
        const theirGain = theirs[give]! - (1 + 2 * MARGIN) * theirs[take]!;
        if (give === take || myGain <= 0 || theirGain <= 0) continue;
        const spare = Math.min(s.stock[4 * me + give]! - promised(s, me, give), s.stock[4 * partner + take]!);
        const amount = Math.min(MOST, 5 * Math.floor(spare / 5));
        const gain = amount * Math.min(myGain, theirGain);
        if (amount < LEAST || gain <= highest) continue;
        highest = gain;
        const secret = s.options.trade === 'secret';
        best = { t: 'proposeContract', partner, carrier, give: bagOf(give, amount), take: bagOf(take, amount), secret };
      }
  }
  return best;
}

function bagOf(k: number, amount: number): Bag {
  const bag = { B: 0, C: 0, F: 0, M: 0 };
  bag[resources[k]!] = amount;
  return bag;
}

function isNear(s: State, board: Board, me: Seat, partner: Seat): boolean {
  const ways = waysOf(s, board);
  let nearest = FAR;
  for (let from = 0; from < s.owner.length; from++)
    for (let to = 0; to < s.owner.length; to++)
      if (s.owner[from] === me && s.owner[to] === partner)
        nearest = Math.min(nearest, ways.toPlanet(s, to)[orbitOf(s, board, from)[0]!]!);
  return nearest <= ROAD;
}
