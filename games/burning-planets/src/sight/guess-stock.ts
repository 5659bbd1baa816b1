import type { Chance, Seat } from '@orrery/kernel';
import { listed } from '../rules/purse.ts';
import type { View } from '../rules/seen.ts';

/** How far what nobody saw may have moved a stock. */
const UNSEEN = 10;

/** A stock that another seat may have: about what all have seen come and go, and it covers just those legs that are covered. */
export function guessStock(v: View, seat: Seat, chance: Chance): number[] {
  const { least, most } = bounds(v, seat, chance);
  const secrets = v.faceDown.length > 0 || v.ships.some(({ owner, kit }) => owner === seat && kit === 'unknown');
  return listed(v.players[seat]!.ledger).map((known, k) => {
    const guess = known + (secrets ? chance.int(2 * UNSEEN + 1, 'stock') - UNSEEN : 0);
    return Math.min(most[k]!, Math.max(least[k]!, guess));
  });
}

/** Legs that are due and covered bound the stock from below; one that is not lacks something that those leave room to lack. */
function bounds(v: View, seat: Seat, chance: Chance) {
  const least = [0, 0, 0, 0];
  const most = new Array<number>(4).fill(Number.MAX_SAFE_INTEGER);
  const legs = v.contracts.flatMap((contract) => contract.legs.filter(({ from }) => from === seat));
  for (const { goods, covered } of legs)
    if (covered === true) for (const [k, amount] of listed(goods).entries()) least[k] = Math.max(least[k]!, amount);
  for (const { goods, covered } of legs) {
    if (covered !== false) continue;
    const amounts = listed(goods);
    const lacking = amounts.flatMap((amount, k) => (amount > least[k]! ? [k] : []));
    const k = lacking[chance.int(lacking.length, 'stock')]!;
    most[k] = Math.min(most[k]!, amounts[k]! - 1);
  }
  return { least, most };
}
