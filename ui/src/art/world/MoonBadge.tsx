import { n } from '../pen.ts';

/** A half-lit moon about 0, 0: the sign of a card that carries one. */
export function MoonBadge({ r }: { readonly r: number }) {
  const q = n(r * 0.25);
  const k = n(r * 0.36);
  return (
    <g className="moon">
      <circle className="moon-seat" r={n(r * 0.32)} />
      <circle className="moon-lit" r={q} strokeWidth={n(r * 0.035)} />
      <path className="moon-dark" d={`M0 ${-q}A${q} ${q} 0 0 1 0 ${q}A${k} ${k} 0 0 0 0 ${-q}Z`} />
    </g>
  );
}
