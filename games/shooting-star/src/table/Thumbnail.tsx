import { n, Planet } from '@orrery/ui';
import { faceOf } from '../picture/face.ts';
import type { View } from '../rules/kind.ts';
import { boundsOf } from './board/plan.ts';

const CELL = 20;

/** The sector in small: planets with their faces, weapons as cards; no words, no numbers. */
export function Thumbnail({ view }: { readonly view: View }) {
  const custom = view.options.sector === 'custom';
  const { left, top, columns, rows } = boundsOf(
    view.n,
    custom,
    view.sites.map(({ at }) => at),
    0,
  );
  return (
    <svg
      className="ss-thumbnail"
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      {view.sites.map(({ at, planet, kind, name, level, card }) => (
        <g key={planet} transform={`translate(${(at.x - left + 0.5) * CELL} ${(at.y - top + 0.5) * CELL})`}>
          {level !== null && <circle className="level-ring" r={n(6.4 + level * 0.7)} strokeWidth={0.5} />}
          <Planet kind={faceOf(kind, name)} seed={planet} r={6} />
          {card !== null && <rect className="ss-thumbnail-card" x={-4} y={-5.5} width={8} height={11} />}
        </g>
      ))}
    </svg>
  );
}
