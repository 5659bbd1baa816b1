import { IconMark, n } from '@orrery/ui';
import type { WeaponCard } from '../data/index.ts';

/** A weapon's pattern as five by five dots about 0, 0: the lozenge is the weapon, a full dot a hit, a ringed one two. */
export function Dots({ card, step }: { readonly card: WeaponCard; readonly step: number }) {
  if (card.priority === null)
    return (
      <g className="ss-dot-shield">
        <IconMark name="shield" size={step * 4.2} />
      </g>
    );
  const own = card.cells.find(({ dx, dy }) => dx === 0 && dy === 0);
  const cells = Array.from({ length: 25 }, (_, i) => ({ x: (i % 5) - 2, y: Math.floor(i / 5) - 2 }));
  return (
    <g className="ss-dots">
      {cells.map(({ x, y }) => {
        if (x === 0 && y === 0) return null;
        const hit = card.cells.some(({ dx, dy }) => dx === x && dy === y);
        const r = n(step * (hit ? 0.4 : 0.12));
        return (
          <circle key={`${x},${y}`} className={hit ? 'ss-dot-hit' : 'ss-dot'} cx={n(x * step)} cy={n(y * step)} r={r} />
        );
      })}
      {own === undefined ? (
        <rect
          className="ss-dot-weapon"
          x={n(-step * 0.33)}
          y={n(-step * 0.33)}
          width={n(step * 0.66)}
          height={n(step * 0.66)}
          transform="rotate(45)"
        />
      ) : (
        <>
          <circle className="ss-dot-ring" r={n(step * 0.66)} />
          <circle className="ss-dot-hit" r={n(step * 0.36)} />
        </>
      )}
    </g>
  );
}
