import type { Observer, Seat } from '@orrery/kernel';
import type { Lot, SeenOf } from '../rules/events.ts';
import type { ContractSeen, LegSeen, OwnSeen, View } from '../rules/seen.ts';
import { isOpen, shift, withContract, withLeg } from './change.ts';

/** What is told of contracts, and what it changes. */

function withOwn(view: View, change: (own: OwnSeen) => OwnSeen): View {
  return view.own === null ? view : { ...view, own: change(view.own) };
}
function spoke(view: View): View {
  return withOwn(view, (own) => ({ ...own, spoken: own.spoken + 1 }));
}
function countPaper(counts: readonly number[], seat: Seat): number[] {
  return counts.map((count, i) => (i === seat ? count + 1 : count));
}

export function proposed(view: View, { contract }: SeenOf<'contractProposed'>, as: Observer): View {
  const { proposer, partner } = contract;
  const proposals = [...view.proposals, contract].sort((a, b) => a.id! - b.id!);
  const listed = { ...view, proposals };
  if (as === proposer)
    return withOwn(spoke(listed), (own) => ({ ...own, papersTo: countPaper(own.papersTo, partner) }));
  return withOwn(listed, (own) => ({ ...own, papersFrom: countPaper(own.papersFrom, proposer) }));
}

export function dropped(view: View, { id }: { readonly id: number }): View {
  return { ...view, proposals: view.proposals.filter((one) => one.id !== id) };
}

export function signed(view: View, { no, contract }: SeenOf<'contractSigned'>): View {
  if (contract === null) return { ...view, faceDown: [...view.faceDown, no].sort((a, b) => a - b) };
  return {
    ...view,
    proposals: view.proposals.filter(({ id }) => id !== contract.id),
    contracts: [...view.contracts, contract].sort((a, b) => a.no! - b.no!),
  };
}

export function withheld(view: View, { id, by, on }: SeenOf<'contractWithheld'>, as: Observer): View {
  const contracts = view.contracts.map((one) =>
    one.id === id ? withLeg(one, by, (leg) => ({ ...leg, withheld: on })) : one,
  );
  return as === by ? spoke({ ...view, contracts }) : { ...view, contracts };
}

export function covered(view: View, { id, from, covered: is }: SeenOf<'coverageChanged'>): View {
  const contracts = view.contracts.map((one) =>
    one.id === id ? withLeg(one, from, (leg) => ({ ...leg, covered: is })) : one,
  );
  return { ...view, contracts };
}

export function shared(view: View, { on }: SeenOf<'shareSwitched'>): View {
  return withOwn(spoke(view), (own) => ({ ...own, share: on }));
}

/** A contract as everybody may read it, with what a party still knows besides. */
function asKnown(known: ContractSeen | undefined, told: ContractSeen): ContractSeen {
  if (known === undefined || known.id === null) return told;
  const legs = told.legs.map((leg) => {
    const mine = known.legs.find(({ from }) => from === leg.from);
    return { ...leg, withheld: mine?.withheld ?? null };
  });
  return { ...told, id: known.id, legs };
}

/** BP-P51: what all then know of stocks is put right. */
export function revealed(view: View, { contract }: SeenOf<'contractRevealed'>): View {
  const known = view.contracts.find(({ no }) => no === contract.no);
  const others = view.contracts.filter(({ no }) => no !== contract.no);
  let next: View = {
    ...view,
    faceDown: view.faceDown.filter((no) => no !== contract.no),
    contracts: [...others, asKnown(known, contract)].sort((a, b) => a.no! - b.no!),
  };
  if (!contract.secret) return next;
  for (const { from, to, goods, state } of contract.legs) {
    if (state !== 'due') next = onLedger(next, from, goods, -1);
    if (state === 'delivered') next = onLedger(next, to, goods, 1);
  }
  return next;
}

function onLedger(view: View, seat: Seat, goods: LegSeen['goods'], times: 1 | -1): View {
  const shifted = shift(view, seat, goods, times, true);
  const players = shifted.players.map((player, i) => ({ ...player, stock: view.players[i]!.stock }));
  return { ...shifted, players };
}

/** All papers at the end: everybody reads every contract. */
export function allOpen(view: View, contracts: readonly ContractSeen[]): View {
  const open = contracts.map((told) =>
    asKnown(
      view.contracts.find(({ no }) => no === told.no),
      told,
    ),
  );
  return { ...view, contracts: open, faceDown: [] };
}

/** BP-P47: goods leave the giver's stock for the hold. */
export function aboard(view: View, { no, from, goods }: Lot): View {
  const shifted = shift(view, from, goods, -1, isOpen(view, no));
  return withContract(shifted, no, (contract) =>
    withLeg(contract, from, (leg) => ({ ...leg, state: 'aboard', covered: null })),
  );
}

/** BP-P48: ashore at the taker's, or back home. */
export function ashore(view: View, { no, from, to, goods, back }: Lot): View {
  const shifted = shift(view, back ? from : to, goods, 1, isOpen(view, no));
  return withContract(shifted, no, (contract) =>
    withLeg(contract, from, (leg) => ({ ...leg, state: back ? 'due' : 'delivered' })),
  );
}

/** The carrier is destroyed with all that is aboard. */
export function lostWith(view: View, ship: number): View {
  const contracts = view.contracts.map((contract) =>
    contract.carrier !== ship
      ? contract
      : {
          ...contract,
          legs: contract.legs.map((leg) => (leg.state === 'aboard' ? { ...leg, state: 'lost' as const } : leg)),
        },
  );
  return { ...view, contracts };
}

/** BP-E4: goods aboard the ships of a player who leaves go back to those givers who still live. */
export function returned(view: View, seat: Seat): View {
  const carriers = new Set(view.ships.filter(({ owner }) => owner === seat).map(({ no }) => no));
  let next = view;
  for (const { no, carrier, legs } of view.contracts) {
    if (!carriers.has(carrier)) continue;
    for (const leg of legs) {
      if (leg.state !== 'aboard') continue;
      const home = leg.from !== seat && view.players[leg.from]!.outAt === 0;
      if (home) next = shift(next, leg.from, leg.goods, 1, isOpen(next, no!));
      next = withContract(next, no!, (one) =>
        withLeg(one, leg.from, (mine) => ({ ...mine, state: home ? 'due' : 'lost' })),
      );
    }
  }
  return next;
}
