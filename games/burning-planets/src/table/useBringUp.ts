import { useAnnounce } from '@orrery/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Cell } from '../rules/moves.ts';
import type { Phase } from '../rules/state.ts';
import { cellOfTarget } from '../sight/cells.ts';
import type { Picked } from './choices.ts';
import { cellsOfFleet } from './fleet/sight.ts';
import type { Fleet } from './fleet/useFleet.ts';
import type { Flow } from './flow/index.ts';
import { planetLine, unitLine } from './labels.ts';
import type { MapHand } from './map/Map.tsx';
import type { TableNames } from './names.ts';
import { keyOf, nextThing } from './next.ts';
import { reachOf, type Sense } from './sense.ts';
import type { Choice } from './useChoice.ts';

interface BringUpProps {
  readonly sense: Sense;
  readonly names: TableNames;
  readonly choice: Choice;
  readonly flow: Flow;
  readonly fleet: Fleet;
  /** What waits for an answer in the phase that is on the table. */
  readonly waiting: readonly Picked[];
  /** It is my turn, and no order is being carried out. */
  readonly free: boolean;
  readonly map: RefObject<MapHand | null>;
}

export interface BringUp {
  /** How often something was brought up: the same thing once more opens its card again. */
  readonly times: number;
  /** The cell of what is selected. */
  readonly selected: Cell | null;
  /** Selects it and moves the map to it. */
  bringUp(found: Picked | null): void;
  /** Moves the map to it. */
  show(what: Picked): void;
  next(): void;
  goTo(phase: Phase): void;
}

/** What the map is moved to: as a turn begins and after each act what comes next, and whatever is selected or led. */
export function useBringUp({ sense, names, choice, flow, fleet, waiting, free, map }: BringUpProps): BringUp {
  const { view } = sense;
  const { picked } = choice;
  const voice = useAnnounce();
  const [times, setTimes] = useState(0);
  const show = (what: Picked): void => {
    if (what.t === 'planet') map.current?.showPlanet(what.planet);
    else {
      const cell = what.t === 'cell' ? what.cell : cellOfTarget(view, what.ref);
      if (cell === null) return;
      const reach = what.t === 'unit' ? reachOf(sense, what.ref) : [];
      if (reach.length > 0) map.current?.showCells([cell, ...reach]);
      else map.current?.showCell(cell);
    }
  };
  const bringUp = (found: Picked | null): void => {
    if (found === null) return;
    choice.pick(found, 'brought');
    setTimes(times + 1);
    show(found);
  };
  const begun = useRef(0);
  const moment = free ? `${view.round} ${view.acts}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each act of mine, and as my turn begins, what comes next is brought up
  useEffect(() => {
    if (moment === null) return;
    // What stayed selected through the turns of others is no answer to a new one, and they have moved the map.
    const begins = begun.current !== view.round;
    begun.current = view.round;
    if (!begins && picked !== null && waiting.some((one) => keyOf(one) === keyOf(picked))) return;
    const [first] = flow.left[flow.step];
    if (first !== undefined) bringUp(first);
    else choice.pick(null);
  }, [moment]);
  const ledKey = JSON.stringify([fleet.ships, fleet.aim]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of a fleet: its ships and what it is told are in sight
  useEffect(() => {
    if (fleet.ships.length > 0) map.current?.showCells(cellsOfFleet(sense, fleet));
  }, [ledKey]);
  const selected = picked?.t === 'unit' ? cellOfTarget(view, picked.ref) : picked?.t === 'cell' ? picked.cell : null;
  const carded = picked === null || picked.t === 'cell' ? '' : keyOf(picked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each card that opens
  useEffect(() => {
    if (picked?.t === 'planet') map.current?.makeRoom({ planet: picked.planet });
    else if (picked?.t === 'unit' && selected !== null) map.current?.makeRoom({ cell: selected });
  }, [carded]);
  return {
    ...{ times, selected, bringUp, show },
    next: () => {
      const found = nextThing(waiting, picked);
      bringUp(found);
      if (found === null || found.t === 'cell') return;
      const planet = found.t === 'planet' ? view.planets[found.planet] : undefined;
      voice.polite(
        found.t === 'unit' ? unitLine(names, sense, found.ref) : planet === undefined ? '' : planetLine(names, planet),
      );
    },
    goTo: (phase) => {
      flow.goTo(phase);
      bringUp(flow.left[phase][0] ?? null);
    },
  };
}
