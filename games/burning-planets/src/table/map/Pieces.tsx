import { memo, useEffect, useRef } from 'react';
import type { Faction, ShipClass } from '../../data/index.ts';
import type { Cell } from '../../rules/moves.ts';
import type { View } from '../../rules/seen.ts';
import { cellKey } from '../../sight/cells.ts';
import { Hull, lieOf } from '../art/Ship.tsx';
import { AsteroidArt, KitArt } from '../art/Signs.tsx';
import type { TableNames } from '../names.ts';
import { n, pointOf } from './hex.ts';
import { seatStyle } from './seat-style.ts';

/** A way a ship is on: its cells, and how long it takes. */
export interface Passage {
  readonly ship: number;
  readonly path: readonly Cell[];
  readonly ms: number;
  readonly no: number;
}

interface SpaceProps {
  readonly view: View;
  readonly names: TableNames;
}

/** What lies still in space: under the names of planets. */
export function Rocks({ view, names }: SpaceProps) {
  return (
    <g className="bp-rocks">
      {view.asteroids.map(({ cell, on }) => (
        <Rock key={cellKey(cell)} q={cell.q} r={cell.r} on={on?.kind ?? null} look={names.look(on?.owner ?? null)} />
      ))}
      {view.stations.map(({ cell, owner }) => (
        <Station key={cellKey(cell)} q={cell.q} r={cell.r} look={names.look(owner)} />
      ))}
    </g>
  );
}

export function Ships({ view, names, passage }: SpaceProps & { readonly passage: Passage | null }) {
  return (
    <g className="bp-ships">
      {view.ships.map(({ no, owner, cls, cell, use }) => (
        <Ship
          key={no}
          q={cell.q}
          r={cell.r}
          cls={cls}
          faction={view.players[owner]!.faction}
          look={names.look(owner)}
          spent={use.finished && view.turn?.seat === owner}
          fresh={use.fresh}
          passage={passage?.ship === no ? passage : null}
        />
      ))}
      {view.ships.map(({ no, cell }) => no !== passage?.ship && <Numeral key={no} no={no} q={cell.q} r={cell.r} />)}
    </g>
  );
}

const place = (q: number, r: number): string => {
  const { x, y } = pointOf({ q, r });
  return `translate(${n(x)}px,${n(y)}px)`;
};

const Rock = memo(function Rock({
  q,
  r,
  on,
  look,
}: {
  readonly q: number;
  readonly r: number;
  readonly on: 'drill' | 'habitat' | null;
  readonly look: number | null;
}) {
  return (
    <g style={{ ...seatStyle(look), transform: place(q, r) }}>
      <AsteroidArt on={on} />
    </g>
  );
});

const Station = memo(function Station({
  q,
  r,
  look,
}: {
  readonly q: number;
  readonly r: number;
  readonly look: number | null;
}) {
  return (
    <g style={{ ...seatStyle(look), transform: place(q, r) }}>
      <KitArt kind="station" />
    </g>
  );
});

/** Numbers come last of all: no neighbour covers them. */
const Numeral = memo(function Numeral({ no, q, r }: { readonly no: number; readonly q: number; readonly r: number }) {
  const { x, y } = pointOf({ q, r });
  return (
    <text className="bp-no" x={n(x + 0.7)} y={n(y + 0.98)}>
      {no}
    </text>
  );
});

interface ShipProps {
  readonly q: number;
  readonly r: number;
  readonly cls: ShipClass;
  readonly faction: Faction;
  readonly look: number | null;
  readonly spent: boolean;
  readonly fresh: boolean;
  readonly passage: Passage | null;
}

const Ship = memo(function Ship({ q, r, cls, faction, look, spent, fresh, passage }: ShipProps) {
  const ref = useRef<SVGGElement>(null);
  const turn = passage?.no;
  const lie = lieOf({ cls, look });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a passage is made once; where it begins is where the ship is
  useEffect(() => {
    const ship = ref.current;
    if (ship === null || passage === null || passage.ms === 0) return;
    const frames = [{ q, r }, ...passage.path].map((cell) => ({ transform: place(cell.q, cell.r) + lie }));
    const sail = ship.animate(frames, { duration: passage.ms, easing: 'ease-in-out', fill: 'forwards' });
    return () => sail.cancel();
  }, [turn]);
  return (
    <g
      ref={ref}
      className={`bp-piece bp-class-${cls}`}
      data-spent={spent || undefined}
      data-fresh={fresh || undefined}
      style={{ ...seatStyle(look), transform: place(q, r) + lie }}
    >
      <g className="bp-grows">
        <Hull faction={faction} cls={cls} look={look} />
      </g>
    </g>
  );
});
