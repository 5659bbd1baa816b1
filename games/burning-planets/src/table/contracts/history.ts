import type { Seat, Told } from '@orrery/kernel';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { DeclineReason } from '../../rules/moves.ts';
import type { ContractSeen } from '../../rules/seen.ts';

/** A proposal that was declined: by whom, and why as far as they said. */
export interface Declined {
  readonly contract: ContractSeen;
  readonly by: Seat;
  readonly why: DeclineReason | null;
}

/** What the two have said to each other about contracts, as far as this seat was told. */
export interface Dealings {
  /** The latest first. */
  readonly declined: readonly Declined[];
  /** By id of a proposal: the declined one it answers, which its proposer declined right before or, as bots do, right after. */
  readonly answers: ReadonlyMap<number, ContractSeen>;
  /** Signed ones, the latest first. */
  readonly signed: readonly ContractSeen[];
}

export function dealingsOf(told: readonly Told<BurningPlanets>[]): Dealings {
  const proposed = new Map<number, ContractSeen>();
  const last = new Map<string, Declined>();
  const newest = new Map<string, ContractSeen>();
  const declined: Declined[] = [];
  const signed: ContractSeen[] = [];
  const answers = new Map<number, ContractSeen>();
  const pair = (one: Seat, other: Seat) => [one, other].sort().join();
  for (const { seen } of told)
    for (const one of seen) {
      if (one.t === 'contractProposed') {
        const { contract } = one;
        const key = pair(contract.proposer, contract.partner);
        const before = last.get(key);
        if (before !== undefined && before.by === contract.proposer) answers.set(contract.id!, before.contract);
        last.delete(key);
        newest.set(key, contract);
        proposed.set(contract.id!, contract);
      }
      if (one.t === 'contractDeclined') {
        const contract = proposed.get(one.id);
        if (contract === undefined) continue;
        const entry = { contract, by: one.by, why: one.why ?? null };
        const key = pair(contract.proposer, contract.partner);
        const instead = newest.get(key);
        if (instead?.proposer === one.by) answers.set(instead.id!, contract);
        else last.set(key, entry);
        newest.delete(key);
        declined.unshift(entry);
      }
      if (one.t === 'contractSigned' && one.contract !== null) signed.unshift(one.contract);
    }
  return { declined, answers, signed };
}
