import type { Seat, Told } from '@orrery/kernel';
import { useKeys } from '@orrery/ui';
import { useMemo, useState } from 'react';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Cell, UnitRef, Yard } from '../../rules/moves.ts';
import { cellOfTarget } from '../../sight/cells.ts';
import { type Fleet, useFleet } from '../fleet/useFleet.ts';
import type { Flow } from '../flow/index.ts';
import type { Order } from '../flow/orders.ts';
import { far } from '../map/hex.ts';
import { planetUnder } from '../map/plan.ts';
import type { Sense } from '../sense.ts';
import { strikersAt, withOrder, withoutOrder } from './lasting.ts';
import { asLastTurn } from './repeat.ts';
import { type CarryOut, useCarryOut } from './useCarryOut.ts';
import type { KeptOrders } from './useKeptOrders.ts';

export interface LastingProps {
  readonly sense: Sense;
  readonly me: Seat | null;
  readonly flow: Flow;
  readonly kept: KeptOrders;
  /** It is my turn, and nothing is under way. */
  readonly acting: boolean;
  readonly told: readonly Told<BurningPlanets>[];
}

/** Many units told at once, and orders that outlast this turn. */
export interface LastingHand extends CarryOut {
  readonly fleet: Fleet;
  /** Idle ships about the fleet that could come along. */
  readonly near: readonly number[];
  /** What was done last turn and can be done again. */
  readonly again: readonly Order[];
  /** The yard for which the map is asked where new ships gather. */
  readonly gathering: Yard | null;
  repeat(): void;
  sleep(units: readonly UnitRef[]): void;
  send(ship: number, to: Cell): void;
  gather(yard: Yard | null): void;
  gatherAt(cell: Cell): void;
  /** Tells the fleet what is drawn. */
  give(): void;
  keepFleet(): void;
}

/** So many cells from a ship of a fleet are "nearby". */
const NEARBY = 6;
const NONE: readonly Order[] = [];

export function useLasting({ sense, me, flow, kept, acting, told }: LastingProps): LastingHand {
  const { view } = sense;
  const carry = useCarryOut(sense, me, flow, kept, acting);
  const fleet = useFleet(sense, acting ? me : null);
  const [gathering, gather] = useState<Yard | null>(null);
  const again = useMemo(
    () => (acting && me !== null ? asLastTurn(sense, told, me, (move) => flow.turn?.refusal(move) ?? null) : NONE),
    [acting, sense, told, me, flow.turn],
  );
  const cellsOf = (ships: readonly number[]) => ships.flatMap((ship) => cellOfTarget(view, { ship }) ?? []);
  const led = cellsOf(fleet.ships);
  const near = flow.left.actions.flatMap((one) => {
    if (one.t !== 'unit' || !('ship' in one.ref) || fleet.ships.includes(one.ref.ship)) return [];
    const [at] = cellsOf([one.ref.ship]);
    return at !== undefined && led.some((cell) => far(cell, at) <= NEARBY) ? [one.ref.ship] : [];
  });
  const fleets = kept.list.filter((one) => one.t === 'fleet');
  useKeys(Object.fromEntries(fleets.map(({ no, ships }) => [`${no}`, acting ? () => fleet.lead(ships) : null])));
  const knownAt = (ref: UnitRef): readonly string[] => {
    const at = cellOfTarget(view, ref);
    return at === null || me === null ? [] : strikersAt(sense, me, at);
  };
  return {
    ...carry,
    ...{ fleet, near, again, gathering, gather },
    repeat: () => {
      flow.passBuilding();
      flow.orders.give(again, 'lenient');
    },
    sleep: (units) =>
      kept.set(
        units.reduce((list, unit) => withOrder(list, { t: 'sleep', unit, known: knownAt(unit) }), [...kept.list]),
      ),
    send: (ship, to) => kept.set(withOrder(kept.list, { t: 'go', ship, to, known: knownAt({ ship }), round: 0 })),
    gatherAt: (to) => {
      const isSpace = planetUnder(view.options, view.planets, to) === null;
      if (gathering !== null && isSpace)
        kept.set(withOrder(kept.list, { t: 'rally', at: gathering, to, sent: view.shipsBuilt }));
      gather(null);
    },
    give: () => {
      const { plan } = fleet;
      if (plan === null) return;
      const free = plan.parts.reduce((list, { ship }) => withoutOrder(list, `unit ship ${ship}`), [...kept.list]);
      const { round } = view;
      kept.set(
        plan.later.reduce(
          (list, { ship, to }) => withOrder(list, { t: 'go', ship, to, known: knownAt({ ship }), round }),
          free,
        ),
      );
      flow.passBuilding();
      flow.orders.give(plan.orders, 'lenient');
      fleet.end();
    },
    keepFleet: () => {
      let no = 1;
      while (fleets.some((one) => one.no === no)) no++;
      kept.set(withOrder(kept.list, { t: 'fleet', no, ships: fleet.ships }));
    },
  };
}
