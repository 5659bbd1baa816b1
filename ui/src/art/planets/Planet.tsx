import { memo } from 'react';
import { n } from '../pen.ts';
import { cutPlanet } from './cut.ts';
import type { Mark, PlanetKind } from './kind.ts';

export type PlanetProps = {
  readonly kind: PlanetKind;
  /** The same seed always gives the same face; the place on the board is a good one. */
  readonly seed: string | number;
  /** Radius of the piece in the units of the svg around it; the globe may be a little smaller. */
  readonly r: number;
};

/** An engraved planet about 0, 0, to be put inside an svg; move it with a g around it. */
export const Planet = memo(function Planet({ kind, seed, r }: PlanetProps) {
  const cut = cutPlanet(kind, seed, r);
  const line = Math.max(0.7, cut.cutFor * 0.022);
  return (
    <g className={`planet planet-${kind}`} transform={`scale(${n(r / cut.cutFor)})`}>
      {cut.under.map(draw)}
      {cut.ribbons !== '' && (
        <>
          <circle r={n(cut.globe)} className="cut-globe" />
          <Wash r={cut.globe} />
          <path d={cut.ribbons} className="cut-ribbons" />
        </>
      )}
      {cut.over.map(draw)}
      {cut.ribbons !== '' && <circle r={n(cut.globe)} className="cut-limb" strokeWidth={n(line)} />}
    </g>
  );
});

function draw(mark: Mark, i: number) {
  const { d, ink, width, opacity } = mark;
  return (
    <path
      key={i}
      d={d}
      className={ink}
      {...(width === undefined ? {} : { strokeWidth: n(width) })}
      {...(opacity === undefined ? {} : { opacity: n(opacity) })}
    />
  );
}

/** The hand colouring under the lines, in flat bites as of an aquatint, deepest by the light. */
const BITES = [1, 0.9, 0.8, 0.69, 0.57, 0.44] as const;

function Wash({ r }: { readonly r: number }) {
  return (
    <g className="cut-wash">
      {BITES.map((k) => (
        <circle key={k} cx={n(-r * (1 - k) * 0.74)} cy={n(-r * (1 - k) * 0.62)} r={n(r * k)} />
      ))}
    </g>
  );
}
