import type { Seat } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import { cellOf } from '../../rules/board.ts';
import type { Cell, Move } from '../../rules/moves.ts';
import { refOf } from '../../rules/units.ts';
import { cellKey } from '../../sight/cells.ts';
import type { Touches } from '../choices.ts';
import { planetUnder } from '../map/plan.ts';
import { isReady, ownerOf, reachOf, rowOf, type Sense, unitAt } from '../sense.ts';
import { canHurt, type FleetAim, type FleetPlan, planFleet } from './plan.ts';

/** Ships that are led together, in the order in which they act. */
export interface Fleet {
  readonly ships: readonly number[];
  readonly aim: FleetAim | null;
  readonly plan: FleetPlan | null;
  /** Where a tap leads. */
  readonly touches: Touches;
  lead(ships: readonly number[]): void;
  /** A tap on the map: a ship of mine comes or goes, an enemy is aimed at, a free cell is the place to go to. */
  touch(cell: Cell): void;
  /** One place earlier. */
  raise(ship: number): void;
  aimless(): void;
  end(): void;
}

interface Led {
  readonly ships: readonly number[];
  readonly aim: FleetAim | null;
}
const NOBODY: Led = { ships: [], aim: null };

/** `me`: null while nobody can be led. */
export function useFleet(sense: Sense, me: Seat | null): Fleet {
  const { view } = sense;
  const [led, setLed] = useState<Led>(NOBODY);
  const ships = useMemo(
    () => led.ships.filter((ship) => rowOf(sense, { ship }) >= 0 && ownerOf(sense, { ship }) === me),
    [led.ships, sense, me],
  );
  const aim = led.aim !== null && 'target' in led.aim && rowOf(sense, led.aim.target) < 0 ? null : led.aim;
  const plan = useMemo(
    () => (aim === null || ships.length === 0 ? null : planFleet(sense, ships, aim)),
    [sense, ships, aim],
  );
  const touches = useMemo(() => touchesOfFleet(sense, ships), [sense, ships]);
  return {
    ...{ ships, aim, plan, touches },
    lead: (next) => setLed({ ships: next, aim: null }),
    touch: (cell) => {
      const unit = unitAt(sense, cell);
      if (unit === null) {
        if (planetUnder(view.options, view.planets, cell) === null) setLed({ ships, aim: { to: cell } });
        return;
      }
      if (ownerOf(sense, unit) !== me) {
        if (canHurt(sense, ships, unit)) setLed({ ships, aim: { target: unit } });
        return;
      }
      if (!('ship' in unit)) return;
      const { ship } = unit;
      setLed({ ships: ships.includes(ship) ? ships.filter((one) => one !== ship) : [...ships, ship], aim: null });
    },
    raise: (ship) => {
      const at = ships.indexOf(ship);
      if (at <= 0) return;
      const next = [...ships];
      next.splice(at - 1, 2, ship, ships[at - 1]!);
      setLed({ ships: next, aim });
    },
    aimless: () => setLed({ ships, aim: null }),
    end: () => setLed(NOBODY),
  };
}

/** Where any of them can be this turn, and whom any of them can hurt, as the map draws it. */
function touchesOfFleet(sense: Sense, ships: readonly number[]): Touches {
  const { s, board, as } = sense;
  const touches = new Map<string, Move>();
  for (const ship of ships) {
    if (!isReady(sense, rowOf(sense, { ship }))) continue;
    for (const to of reachOf(sense, { ship })) touches.set(cellKey(to), { t: 'move', ship, to });
  }
  const [first] = ships;
  if (first === undefined) return touches;
  for (let row = 0; row < s.uKind.length; row++) {
    const target = refOf(s, board, row);
    if (s.uSeat[row] !== as && canHurt(sense, ships, target))
      touches.set(cellKey(cellOf(board, s.uCell[row]!)), { t: 'attack', unit: { ship: first }, target });
  }
  return touches;
}
