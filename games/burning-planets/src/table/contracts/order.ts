import type { Observer } from '@orrery/kernel';
import { type Bag, resources } from '../../data/index.ts';
import type { ContractSeen, LegSeen, View } from '../../rules/seen.ts';

/** The papers of an observer, by what can be done with them. */
export interface Papers {
  /** Proposals that wait for an answer of mine. */
  readonly asked: readonly ContractSeen[];
  readonly sent: readonly ContractSeen[];
  /** Signed and not over: my own first. */
  readonly running: readonly ContractSeen[];
  readonly faceDown: readonly number[];
  /** The latest first. */
  readonly past: readonly ContractSeen[];
}

export function papersOf({ proposals, contracts, faceDown }: View, as: Observer): Papers {
  const mine = (contract: ContractSeen) => Number(isParty(contract, as));
  const running = contracts.filter(({ state }) => state === 'signed');
  return {
    asked: proposals.filter(({ partner }) => partner === as),
    sent: proposals.filter(({ proposer }) => proposer === as),
    running: [...running].sort((a, b) => mine(b) - mine(a)),
    faceDown,
    past: contracts.filter(({ state }) => state !== 'signed').reverse(),
  };
}

/** How many proposals wait for an answer: the badge of the drawer. */
export function waitingProposals({ proposals, me }: View): number {
  return proposals.filter(({ partner }) => partner === me).length;
}

export function isParty({ proposer, partner }: ContractSeen, as: Observer): boolean {
  return as === proposer || as === partner;
}

export function isNothing(bag: Bag): boolean {
  return resources.every((res) => bag[res] === 0);
}

export function covers(stock: Bag, goods: Bag): boolean {
  return resources.every((res) => stock[res] >= goods[res]);
}

/** How far a leg has come, as the key of a message. */
export function legState({ state, withheld, covered }: LegSeen): LegWord {
  if (state !== 'due') return `leg.${state}`;
  if (withheld === true) return 'leg.withheld';
  return covered === null ? 'leg.due' : covered ? 'leg.covered' : 'leg.short';
}
type LegWord = `leg.${'due' | 'covered' | 'short' | 'withheld' | 'aboard' | 'delivered' | 'lost'}`;
