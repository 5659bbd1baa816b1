import { spokes } from '../pen.ts';

/** The divided circle of an instrument: two rules, fine degrees, and longer hours. */
export function Dial({ r }: { readonly r: number }) {
  return (
    <g fill="none">
      <circle className="em-gold" r={r} strokeWidth={1} />
      <circle className="em-fine" r={r - 5} strokeWidth={0.7} />
      <path className="em-fine" d={spokes(r - 5, r, 120)} strokeWidth={0.8} />
      <path className="em-gold" d={spokes(r - 8, r, 24)} strokeWidth={0.9} />
    </g>
  );
}
