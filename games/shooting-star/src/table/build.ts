import type { Turn } from '@orrery/ui';
import { useState } from 'react';
import { dataOf, type PlanetId } from '../data/index.ts';
import type { PlacePlanet, Refusal, ShootingStar, View, XY } from '../rules/kind.ts';
import { cellKey } from './beats.ts';

export interface Building {
  readonly planet: PlanetId | null;
  readonly at: XY | null;
  readonly high: boolean;
  readonly legal: ReadonlySet<string> | null;
  readonly pending: boolean;
  pickPlanet(planet: PlanetId): void;
  pickCell(at: XY): void;
  readonly turn: (() => void) | null;
  readonly cancel: (() => void) | null;
  readonly play: (() => void) | null;
}

interface Picked {
  readonly planet: PlanetId | null;
  readonly at: XY | null;
  readonly high: boolean;
}
const NOTHING: Picked = { planet: null, at: null, high: true };

/** SS-V2: my go while a custom sector is built: a planet, a cell beside the others, a side. */
export function useBuilding(
  view: View,
  turn: Turn<ShootingStar> | null,
  explain: (refusal: Refusal) => void,
): Building {
  const [state, setState] = useState(NOTHING);
  const [pending, setPending] = useState(false);
  const active = turn !== null && view.phase === 'build' && view.me !== 'table' && !pending;
  const hand = view.me === 'table' ? [] : (view.players[view.me]?.planetHand ?? []);
  const kept = active ? state : NOTHING;
  const planet = kept.planet !== null && hand.includes(kept.planet) ? kept.planet : null;
  const legal = active ? openCells(turn, planet) : null;
  const at = kept.at !== null && legal?.has(cellKey(kept.at)) ? kept.at : null;
  const { high } = kept;
  const change = (next: Partial<Picked>) => setState({ planet, at: kept.at, high, ...next });
  const move = (cell: XY, id: PlanetId): PlacePlanet => ({ t: 'placePlanet', planet: id, at: cell, high });

  const pickPlanet = (id: PlanetId): void => {
    if (pending) return;
    if (active) change({ planet: planet === id ? null : id });
    else explain('NOT_YOUR_GO');
  };
  const pickCell = (cell: XY): void => {
    if (!active) return;
    const why = planet === null ? null : turn.refusal(move(cell, planet));
    if (why === null) change({ at: cell });
    else explain(why);
  };
  const play = (done: PlacePlanet): void => {
    if (turn === null) return;
    setPending(true);
    const settled = () => {
      setPending(false);
      setState(NOTHING);
    };
    turn.play(done).then(settled, settled);
  };
  return {
    planet,
    at,
    high,
    legal,
    pending,
    pickPlanet,
    pickCell,
    turn: active && planet !== null && hasSides(view, planet) ? () => change({ high: !high }) : null,
    cancel: active && (planet !== null || at !== null) ? () => setState(NOTHING) : null,
    play: planet !== null && at !== null ? () => play(move(at, planet)) : null,
  };
}

/** Dark planets show the same face on both sides. */
function hasSides(view: View, planet: PlanetId): boolean {
  return dataOf(view.options).planets.find(({ id }) => id === planet)?.kind !== 'dark';
}

/** Where this planet may lie; before one is chosen, where any may. */
function openCells(turn: Turn<ShootingStar>, planet: PlanetId | null): Set<string> {
  return new Set(
    turn.moves.flatMap((move) =>
      move.t === 'placePlanet' && (planet === null || move.planet === planet) ? [cellKey(move.at)] : [],
    ),
  );
}
