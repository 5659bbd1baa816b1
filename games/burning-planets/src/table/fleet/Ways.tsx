import type { Cell } from '../../rules/moves.ts';
import { hexPath, n, pointOf } from '../map/hex.ts';

/** From where to where; `no`: as which one it acts. */
export interface Way {
  readonly from: Cell;
  readonly to: Cell;
  readonly no?: number;
}

/** Ways that ships are told to take, over the pieces. */
export function Ways({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <g className="bp-ways">
      {ways.map(({ from, to, no }) => {
        const [a, b] = [pointOf(from), pointOf(to)];
        return (
          <g key={`${from.q},${from.r} ${to.q},${to.r}`}>
            <path className="bp-way" d={`M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`} />
            <path className="bp-way-end" d={hexPath(b, 0.9)} />
            {no !== undefined && (
              <g transform={`translate(${n(b.x)} ${n(b.y)})`}>
                <g className="bp-way-no">
                  <circle r="12" />
                  <text y="5">{no}</text>
                </g>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
