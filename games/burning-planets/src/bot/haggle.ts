import type { Seat } from '@orrery/kernel';
import { CARRIER, contractSeen, goodsAt, PROPOSER } from '../rules/contracts.ts';
import type { Propose } from '../rules/moves.ts';
import { refuseProposal } from '../rules/papers.ts';
import type { State } from '../rules/state.ts';
import { bagAt } from '../rules/tables.ts';
import { sumWorth, worthOfGoods } from './worth.ts';

/** Who is asked for so many times what they get, by their own needs, is not asked at all. */
const INSULT = 3;

/**
 * What a seat would sign instead of a proposal that is too dear: for what it is asked more of what was offered, or another good,
 * whichever the other can spare best, as far as all know that they hold it; else less of its own. null: at no price that they
 * might pay, or it has spoken already, so that two do not haggle for ever.
 */
export function counterOffer(s: State, at: number, me: Seat, margin: number): Propose | null {
  if (s.spoken[me]! > 0) return null;
  const partner = s.contracts[at + PROPOSER]!;
  const offered = s.contracts.slice(goodsAt(at, 0), goodsAt(at, 0) + 4);
  const asked = s.contracts.slice(goodsAt(at, 1), goodsAt(at, 1) + 4);
  const mine = worthOfGoods(s, me);
  // Whoever asks for a good needs it.
  const theirs = worthOfGoods(s, partner).map((worth, k) => (asked[k]! > 0 ? Math.max(1, worth) : worth));
  const wanted = (1 + margin) * sumWorth(asked, 0, mine);
  const held = s.ledger.slice(4 * partner, 4 * partner + 4);
  let best: { give: number[]; take: number[] } | null = null;
  let lowest = INSULT;
  for (const kind of [offered, ...offered.map((_, k) => offered.map((_, other) => Number(other === k)))]) {
    const take = upTo(kind, held, wanted, mine);
    const share = sumWorth(take, 0, mine) / wanted;
    const give = share > 1 ? asked : asked.map((amount) => Math.max(0, Math.ceil(amount * share) - 1));
    const price = sumWorth(take, 0, theirs) / sumWorth(give, 0, theirs);
    if (!(price < lowest) || take.some((amount, k) => amount > 0 && give[k]! > 0)) continue;
    lowest = price;
    best = { give, take };
  }
  if (best === null) return null;
  const [give, take] = [bagAt(best.give, 0), bagAt(best.take, 0)];
  const { secret } = contractSeen(s, at, true);
  const move = { t: 'proposeContract', partner, carrier: s.contracts[at + CARRIER]!, give, take, secret } as const;
  return refuseProposal(s, me, move) === null ? move : null;
}

/** Goods in these proportions that are worth a little more than is wanted, or all of them that there are. */
function upTo(goods: readonly number[], held: readonly number[], wanted: number, worth: readonly number[]): number[] {
  const times = wanted / sumWorth(goods, 0, worth);
  return goods.map((amount, k) => (amount === 0 ? 0 : Math.min(Math.floor(amount * times) + 1, held[k]!)));
}
