import { seatIdentity } from '@orrery/ui';
import type { Cell } from '../rules/moves.ts';
import type { View } from '../rules/seen.ts';
import { tablesOf } from '../rules/tables.ts';
import { setOf } from '../words/names.ts';
import './thumbnail.css';

const point = ({ q, r }: Cell) => ({ x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) });
const n = (value: number) => Number(value.toFixed(1));

/** The board in small: planets by owner, ships as dots; no words, no numbers. */
export function Thumbnail({ view }: { readonly view: View }) {
  const board = tablesOf(view.options).board(view.n);
  const centres = board.panels.map(({ centre }) => point({ q: board.q[centre]!, r: board.r[centre]! }));
  const reach = 1.75 * board.panelRadius;
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  const [wide, high] = [Math.max(...xs) + reach - left, Math.max(...ys) + reach - top];
  const { sizes } = setOf(view.options);
  const colour = (owner: number | null) => (owner === null ? 'var(--bone-dim)' : seatIdentity(owner).line);
  return (
    <svg
      className="bp-thumbnail"
      viewBox={`${n(left)} ${n(top)} ${n(wide)} ${n(high)}`}
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      {centres.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="bp-thumb-panel" cx={n(x)} cy={n(y)} r={n(reach * 0.92)} />
      ))}
      {view.planets.map(({ id, centre, size, owner }) => (
        <circle
          key={id}
          className="bp-thumb-planet"
          data-free={owner === null || undefined}
          style={{ color: colour(owner) }}
          cx={n(point(centre).x)}
          cy={n(point(centre).y)}
          r={n(1.5 * sizes[size].radius + 0.8)}
        />
      ))}
      {view.ships.map(({ no, cell, owner }) => (
        <circle
          key={no}
          className="bp-thumb-ship"
          style={{ color: colour(owner) }}
          cx={n(point(cell).x)}
          cy={n(point(cell).y)}
          r={1.1}
        />
      ))}
    </svg>
  );
}
