import type { Seat } from '@orrery/kernel';
import { CARRIER, contractSeen, goodsAt, PROPOSER } from '../rules/contracts.ts';
import type { Propose } from '../rules/moves.ts';
import { refuseProposal } from '../rules/papers.ts';
import type { State } from '../rules/state.ts';
import { bagAt } from '../rules/tables.ts';
import { sumWorth, worthOfGoods } from './worth.ts';

/**
 * What a seat would sign instead of a proposal that is too dear: the same goods, more of theirs as far as all know that they hold it,
 * else less of its own. null: at no price in these goods, or it has spoken already, so that two do not haggle for ever.
 */
export function counterOffer(s: State, at: number, me: Seat, margin: number): Propose | null {
  if (s.spoken[me]! > 0) return null;
  const partner = s.contracts[at + PROPOSER]!;
  const worth = worthOfGoods(s, me);
  const offered = s.contracts.slice(goodsAt(at, 0), goodsAt(at, 0) + 4);
  const asked = s.contracts.slice(goodsAt(at, 1), goodsAt(at, 1) + 4);
  const wanted = (1 + margin) * sumWorth(asked, 0, worth);
  const got = sumWorth(offered, 0, worth);
  if (got === 0) return null;
  const take = offered.map((amount, k) =>
    amount === 0 ? 0 : Math.min(Math.floor((amount * wanted) / got) + 1, Math.max(amount, s.ledger[4 * partner + k]!)),
  );
  const share = sumWorth(take, 0, worth) / wanted;
  const give = share > 1 ? asked : asked.map((amount) => Math.max(0, Math.ceil(amount * share) - 1));
  if (give.every((amount) => amount === 0)) return null;
  const { secret } = contractSeen(s, at, true);
  const carrier = s.contracts[at + CARRIER]!;
  const move = { t: 'proposeContract', partner, carrier, give: bagAt(give, 0), take: bagAt(take, 0), secret } as const;
  return refuseProposal(s, me, move) === null ? move : null;
}
