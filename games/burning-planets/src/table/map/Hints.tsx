import type { Cell, Move } from '../../rules/moves.ts';
import type { View } from '../../rules/seen.ts';
import { cellKey, cellOfKey } from '../../sight/cells.ts';
import { ShipArt } from '../art/Ship.tsx';
import { AsteroidArt, StructureArt } from '../art/Signs.tsx';
import type { Touches } from '../choices.ts';
import type { TableNames } from '../names.ts';
import type { Aim } from '../sense.ts';
import { hexesPath, hexPath, n, outline, pointOf } from './hex.ts';
import { seatStyle } from './seat-style.ts';

/** Under the pieces: where a touch leads, and what others threaten. */
export function Reach({
  touches,
  threat,
  from,
}: {
  readonly touches: Touches;
  readonly threat: readonly Cell[];
  /** The cell the reach is measured from, which belongs to its outline. */
  readonly from: Cell | null;
}) {
  const cells = [...touches].flatMap(([key, move]) => (move.t === 'attack' ? [] : [cellOfKey(key)!]));
  return (
    <g className="bp-hints">
      {threat.length > 0 && (
        <>
          <path className="bp-threat-ground" d={hexesPath(threat)} />
          <path className="bp-threat" d={outline(threat)} />
        </>
      )}
      {cells.length > 0 && (
        <>
          <path className="bp-reach-ground" d={hexesPath(cells, 0.97)} />
          <path className="bp-reach" d={outline(from === null ? cells : [...cells, from])} />
          <path className="bp-dots" d={cells.map(dot).join('')} />
        </>
      )}
    </g>
  );
}

function dot(cell: Cell): string {
  const { x, y } = pointOf(cell);
  return `M${n(x)} ${n(y)}h0`;
}

/** Over the pieces: what is selected, what can be attacked with what chances, what is about to be done. */
export function Marks({
  selected,
  aims,
  percent,
  cursor,
  lit,
}: {
  readonly selected: Cell | null;
  readonly aims: readonly Aim[];
  readonly percent: (aim: Aim) => string;
  readonly cursor: Cell | null;
  readonly lit: readonly Cell[];
}) {
  return (
    <g className="bp-marks">
      {lit.length > 0 && <path className="bp-lit" d={outline(lit)} />}
      {selected !== null && <path className="bp-selected" d={hexPath(pointOf(selected), 0.98)} />}
      {aims.map((aim) => {
        const { x, y } = pointOf(aim.cell);
        const shift =
          'asteroid' in aim.target && aims.some((one) => one !== aim && cellKey(one.cell) === cellKey(aim.cell));
        return (
          <g key={JSON.stringify(aim.target)} className="bp-aim" transform={`translate(${n(x)} ${n(y)})`}>
            {!shift && <circle r="1" />}
            {!shift && <path d="M.71.71L.95.95M-.71.71L-.95.95M.71-.71L.95-.95M-.71-.71L-.95-.95" />}
            <g transform={shift ? 'translate(.6 1.2)' : 'translate(.7-1)'}>
              <g className="bp-odds">
                <rect x="-4" y="-27" width="58" height="28" />
                <text x="25" y="-7">
                  {percent(aim)}
                </text>
              </g>
            </g>
          </g>
        );
      })}
      {cursor !== null && <path className="bp-cursor" d={hexPath(pointOf(cursor), 0.9)} />}
    </g>
  );
}

/** The ghost of a move that waits to be confirmed. */
export function Ghost({
  move,
  at,
  view,
  names,
  me,
}: {
  readonly move: Move;
  readonly at: Cell;
  readonly view: View;
  readonly names: TableNames;
  readonly me: number;
}) {
  const { x, y } = pointOf(at);
  const faction = view.players[me]?.faction ?? 'humans';
  return (
    <g className="bp-ghost" style={seatStyle(names.look(me))} transform={`translate(${n(x)} ${n(y)})`}>
      <path className="bp-ghost-cell" d={hexPath({ x: 0, y: 0 }, 0.97)} />
      {move.t === 'build' && <StructureArt kind={move.kind} />}
      {move.t === 'placeCannon' && <StructureArt kind="cannon" />}
      {move.t === 'placeAsteroid' && <AsteroidArt />}
      {move.t === 'buildShip' && <ShipArt faction={faction} cls={move.cls} look={names.look(me)} />}
    </g>
  );
}
