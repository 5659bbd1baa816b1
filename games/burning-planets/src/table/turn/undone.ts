import type { Seat } from '@orrery/kernel';
import type { Turn } from '@orrery/ui';
import { type Bag, resources } from '../../data/index.ts';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { UnitRef } from '../../rules/moves.ts';
import type { PlanetSeen, View } from '../../rules/seen.ts';
import { waitingProposals } from '../contracts/index.ts';
import { canBuildOn, canLaunchAt } from '../planet/facts.ts';

/** A unit that waits to be used, with its name in the reader's language. */
export interface IdleUnit {
  readonly ref: UnitRef;
  readonly name: string;
}

/** What would be left undone if the phase ended now. */
export interface Undone {
  readonly build: readonly PlanetSeen[];
  readonly launch: readonly PlanetSeen[];
  readonly idle: readonly IdleUnit[];
  readonly proposals: number;
  /** In stock, where some of it could still be spent in this phase. */
  readonly goods: Bag | null;
}

export function undoneBy(
  view: View,
  turn: Pick<Turn<BurningPlanets>, 'refusal'>,
  me: Seat,
  idle: readonly IdleUnit[],
): Undone {
  const phase = view.turn?.phase;
  const build = phase === 'structures' ? canBuildOn(view, turn, me) : [];
  const launch = phase === 'ships' ? canLaunchAt(view, turn, me) : [];
  return {
    ...{ build, launch },
    idle: phase === 'actions' ? idle : [],
    proposals: phase === 'actions' ? waitingProposals(view) : 0,
    goods: build.length + launch.length > 0 ? (view.players[me]?.stock ?? null) : null,
  };
}

export function isAllDone({ build, launch, idle, proposals }: Undone): boolean {
  return build.length + launch.length + idle.length + proposals === 0;
}

export function hasGoods(bag: Bag): boolean {
  return resources.some((res) => bag[res] > 0);
}
