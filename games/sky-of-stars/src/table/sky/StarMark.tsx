import { n } from '@orrery/ui';
import { memo } from 'react';
import type { Sky, Star } from '../../data/index.ts';
import type { StarState } from './figure.ts';
import { Glyph } from './Glyph.tsx';
import { inkOf, silhouetteOf } from './plan.ts';

export interface StarMarkProps {
  readonly star: Star;
  readonly sky: Sky;
  readonly scale: number;
  readonly state: StarState;
  /** Not of the drawing that is looked at. */
  readonly back?: boolean;
  /** May be taken now. */
  readonly legal: boolean;
  /** By a line from the star that is drawn on from. */
  readonly near?: boolean;
  readonly pick: 'from' | 'to' | 'sealed' | null;
  readonly crossed: boolean;
  readonly letter: string | null;
  readonly lit: boolean;
}

/** One star: its silhouette is its type, its ink its colour, its marks what it is for just now. */
export const StarMark = memo(function StarMark(props: StarMarkProps) {
  const { star, sky, scale, state, back, legal, near, pick, crossed, letter, lit } = props;
  const ink = back ? 'var(--bone)' : inkOf(sky, star.colour);
  return (
    <g
      className="sk-star"
      data-state={state}
      data-back={back || undefined}
      data-legal={legal || undefined}
      data-near={near || undefined}
      data-pick={pick ?? undefined}
      data-lit={lit || undefined}
      transform={`translate(${star.x} ${star.y}) scale(${n(scale)})`}
    >
      {legal && (
        <>
          <circle className="sk-glow" r={24} />
          <circle className="sk-legal" r={20.5} />
        </>
      )}
      {state === 'mine' && <circle className="sk-bed" r={18.5} />}
      <g className="sk-glyph">
        <Glyph shape={silhouetteOf(sky, star.type)} ink={ink} />
      </g>
      {(state === 'erased' || crossed) && !back && (
        <path className="sk-cross" data-fresh={crossed || undefined} d="M-13-13L13 13M13-13L-13 13" pathLength={1} />
      )}
      {pick === 'from' && <circle className="sk-from" r={22} />}
      {(pick === 'to' || pick === 'sealed') && (
        <>
          <circle className="sk-to" r={26} />
          <path className="sk-to" d="M19 19L25 25M-19 19L-25 25M19-19L25-25M-19-19L-25-25" />
        </>
      )}
      {lit && <circle className="sk-lit" r={25} />}
      {letter !== null && (
        <text className="sk-letter" x={legal ? 21 : 14} y={legal ? -14 : 18} fill={ink}>
          {letter}
        </text>
      )}
    </g>
  );
});
