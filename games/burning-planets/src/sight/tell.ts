import type { Observer } from '@orrery/kernel';
import type { Event, Lot, Seen } from '../rules/events.ts';
import type { ContractSeen } from '../rules/seen.ts';

/**
 * Everything happens in the open, but for these:
 *
 * | event                                                | the parties           | the ship's owner    | others and the table        |
 * |------------------------------------------------------|-----------------------|---------------------|-----------------------------|
 * | loaded                                               | the goods of theirs   | goods, kit, price   | ship, place; open contracts |
 * | unloaded                                             | the goods of theirs   | goods               | ship, planet, taker; open   |
 * | contractSigned                                       | all                   |                     | the number; all if open     |
 * | contractProposed, Declined, Withdrawn, Lapsed,       | all                   |                     | nothing                     |
 * |   Withheld; coverageChanged                          |                       |                     |                             |
 * | shareSwitched                                        | its owner             |                     | nothing                     |
 *
 * A kit that is picked up from the board, put down, stored or lost was seen by all.
 */
export function tell(event: Event, who: Observer): Seen | null {
  switch (event.t) {
    case 'shareSwitched':
      return event.seat === who ? event : null;
    case 'contractProposed':
      return isParty(event.contract, who) ? event : null;
    case 'contractDeclined':
    case 'contractWithdrawn':
    case 'contractLapsed':
    case 'contractWithheld':
    case 'coverageChanged':
      return (event.parties as readonly Observer[]).includes(who) ? event : null;
    case 'contractSigned': {
      const { t, no, contract } = event;
      if (isParty(contract, who)) return event;
      return { t, no, contract: contract.secret ? null : asOthersRead(contract) };
    }
    case 'loaded': {
      const { t, seat, ship, from, structure, lots, kit, price } = event;
      const told = lotsFor(lots, who);
      if (seat === who) return { t, seat, ship, from, structure, lots: told, kit, price };
      return { t, seat, ship, from, structure, lots: told, kit: 'unknown', price: null };
    }
    case 'unloaded': {
      const { t, seat, ship, planet, taker, lots } = event;
      return { t, seat, ship, planet, taker, lots: lotsFor(lots, who) };
    }
    default:
      return event;
  }
}

/** To open eyes everything that happens is told as to those who do it: cargoes and papers, too. */
export function tellOpenly(event: Event): Seen {
  if (event.t !== 'loaded' && event.t !== 'unloaded') return event;
  const lots = event.lots.map(asTold);
  return event.t === 'loaded' ? { ...event, lots } : { ...event, lots };
}

function isParty({ proposer, partner }: ContractSeen, who: Observer): boolean {
  return who === proposer || who === partner;
}

/** Without what only the two know. */
function asOthersRead(contract: ContractSeen): ContractSeen {
  const { no, proposer, partner, carrier, secret, state, legs } = contract;
  return {
    ...{ id: null, no, proposer, partner, carrier, secret, state },
    legs: legs.map(({ from, to, goods, state: leg }) => ({
      ...{ from, to, goods, state: leg, withheld: null, covered: null },
    })),
  };
}

function lotsFor(lots: readonly (Lot & { readonly open: boolean })[], who: Observer): Lot[] {
  return lots.filter(({ open, from, to }) => open || who === from || who === to).map(asTold);
}

const asTold = ({ no, from, to, goods, back }: Lot): Lot => ({ no, from, to, goods, back });
