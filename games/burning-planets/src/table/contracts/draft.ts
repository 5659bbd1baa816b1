import type { Seat } from '@orrery/kernel';
import { type Bag, NO_GOODS, type Res, resources } from '../../data/index.ts';
import type { ContractSeen, View } from '../../rules/seen.ts';
import { givenBy } from '../../words/sentence-papers.ts';

/** What a new contract begins with. */
export interface Writing {
  readonly carrier?: number;
  /** It is offered instead of this proposal, which is declined. */
  readonly counter?: ContractSeen;
}

/** A contract that is being written. */
export interface Draft {
  readonly partner: Seat;
  /** The number of a cargo ship; null: none was chosen yet. */
  readonly carrier: number | null;
  /** Of each good what I get; below 0 what I give. */
  readonly net: Bag;
  readonly secret: boolean;
  readonly counter: ContractSeen | null;
}

export function partnersOf({ players }: View, me: Seat): Seat[] {
  return players.flatMap(({ outAt }, seat) => (outAt === 0 && seat !== me ? [seat] : []));
}

export function draftOf(view: View, me: Seat, { carrier, counter }: Writing): Draft {
  const owner = view.ships.find(({ no }) => no === carrier)?.owner;
  const [first = me] = partnersOf(view, me);
  return {
    partner: counter?.proposer ?? (owner !== undefined && owner !== me ? owner : first),
    carrier: carrier ?? null,
    net: counter === undefined ? NO_GOODS : netOf(givenBy(counter, me), givenBy(counter, counter.proposer)),
    secret: counter?.secret ?? view.options.trade === 'secret',
    counter: counter ?? null,
  };
}

const each = (amount: (res: Res) => number): Bag =>
  Object.fromEntries(resources.map((res) => [res, amount(res)])) as unknown as Bag;

const netOf = (give: Bag, take: Bag): Bag => each((res) => take[res] - give[res]);

export const takenIn = ({ net }: Draft): Bag => each((res) => Math.max(net[res], 0));
export const givenIn = ({ net }: Draft): Bag => each((res) => Math.max(-net[res], 0));
