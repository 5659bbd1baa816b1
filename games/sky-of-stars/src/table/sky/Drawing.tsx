import { n } from '@orrery/ui';
import { type CSSProperties, memo, useMemo } from 'react';
import type { Sky, StarId } from '../../data/index.ts';
import type { DrawingSeen } from '../../rules/view-kind.ts';
import { captionSpots, namedSpot, type Spot } from './caption.ts';
import { type Figure, type Picks, type StarState, starOf, starStates } from './figure.ts';
import { type Plan, strokeOf } from './plan.ts';
import { StarMark } from './StarMark.tsx';

export interface DrawingProps {
  readonly sky: Sky;
  readonly plan: Plan;
  readonly scale: number;
  readonly figure: Figure;
  readonly picks: Picks;
  readonly lit: readonly string[];
  /** Letters of the colours beside every star; else only beside those in play. */
  readonly letters: boolean;
  readonly letter: (colour: string) => string;
  /** It is looked at, not drawn: stars outside the drawing stand back, small and pale. */
  readonly spotlight: boolean;
  /** What the drawing of this round was, once it is known: written beside it by hand. */
  readonly word?: string | null | undefined;
  /** Draws the lines of this round anew, one after another, in so many milliseconds. */
  readonly replay: { readonly key: number | string; readonly ms: number } | null;
  /** The line that is just being traced, and the star that is just being crossed out. */
  readonly fresh: { readonly from: StarId; readonly to: StarId } | { readonly star: StarId } | null;
}

/** The stars of a sky and what is drawn between them. Changes with a choice, never with a moving finger. */
export const Drawing = memo(function Drawing(props: DrawingProps) {
  const { sky, plan, scale, figure, picks, lit, letters, letter, spotlight, word, replay, fresh } = props;
  const { unit } = plan;
  const gap = 15 * scale * unit;
  const states = useMemo(() => starStates(figure), [figure]);
  const spots = useMemo(() => captionSpots(sky, figure.old, plan), [sky, figure.old, plan]);
  const stroke = (from: StarId, to: StarId): string => {
    const [a, b] = [starOf(sky, from), starOf(sky, to)];
    return a === null || b === null ? '' : strokeOf(a, b, gap);
  };
  // Where nearly every star may be taken, marking them all would mark none.
  const quiet = picks.legal.size > 0.6 * sky.stars.length;
  const thin = scale > 1.2 ? 1.55 : 1;
  const picked = picks.from !== null && picks.to !== null ? stroke(picks.from, picks.to) : null;
  const crossed = [picks.crosses ? picks.to : null, fresh !== null && 'star' in fresh ? fresh.star : null];
  const isCrossed = (star: StarId): boolean => crossed.includes(star);
  return (
    <g
      className="sk-drawing"
      data-quiet={quiet || undefined}
      data-spotlight={spotlight || undefined}
      style={{ '--thin': n(thin * unit) } as CSSProperties}
    >
      {figure.old.map(({ drawing, caption }, i) => (
        <Earlier key={drawing.round} {...{ plan, drawing, caption, stroke }} spot={spots[i]!} />
      ))}
      {figure.current !== null && (
        <g key={replay?.key ?? 'still'} className="sk-mine" data-replay={replay !== null || undefined}>
          {figure.current.lines.map(({ from, to }, i) => (
            <g key={`${from}-${to}`} style={delayed(replay, i, figure.current)}>
              <path className="sk-halo" d={stroke(from, to)} pathLength={1} />
              <path className="sk-line" d={stroke(from, to)} pathLength={1} />
            </g>
          ))}
        </g>
      )}
      {word != null && figure.current !== null && <Named {...{ sky, plan, drawing: figure.current, word }} />}
      {fresh !== null && 'from' in fresh && (
        <path className="sk-line sk-fresh" d={stroke(fresh.from, fresh.to)} pathLength={1} />
      )}
      {picks.refused !== null && (
        <path className="sk-refused" d={stroke(picks.refused.from, picks.refused.to)} pathLength={1} />
      )}
      {picked !== null && !picks.crosses && (
        <path className="sk-picked" data-sealed={picks.sealed || undefined} d={picked} />
      )}
      {sky.stars.map((star) => (
        <StarMark
          key={star.id}
          star={star}
          sky={sky}
          scale={scale * unit}
          state={states.get(star.id) ?? 'idle'}
          back={spotlight && !isCrossed(star.id) && !inFocus(states.get(star.id), figure)}
          legal={picks.legal.has(star.id)}
          near={picks.near.has(star.id)}
          pick={star.id === picks.to ? (picks.sealed ? 'sealed' : 'to') : star.id === picks.from ? 'from' : null}
          crossed={isCrossed(star.id)}
          letter={(letters && !spotlight) || (!quiet && picks.legal.has(star.id)) ? letter(star.colour) : null}
          lit={lit.includes(star.id)}
        />
      ))}
    </g>
  );
});

/** Of a sky on show the drawing of this round; of a finished one all of them. */
function inFocus(state: StarState | undefined, { current }: Figure): boolean {
  return state === 'mine' || (current === null && state === 'old');
}

function delayed(replay: DrawingProps['replay'], i: number, drawing: DrawingSeen | null): CSSProperties {
  const lines = drawing?.lines.length ?? 0;
  if (replay === null || lines === 0) return {};
  const each = replay.ms / lines;
  return { '--after': `${Math.round(i * each)}ms`, '--each': `${Math.round(each)}ms` } as CSSProperties;
}

/** The word of the drawing on show, large, in the emptiest place near it. */
function Named({
  sky,
  plan,
  drawing,
  word,
}: Pick<EarlierProps, 'plan' | 'drawing'> & { readonly sky: Sky; readonly word: string }) {
  const spot = useMemo(() => namedSpot(sky, drawing, plan, word.length), [sky, drawing, plan, word]);
  return (
    <text className="sk-named" x={n(spot.x)} y={n(spot.y)} fontSize={n(78 * plan.unit)}>
      {word}
    </text>
  );
}

interface EarlierProps {
  readonly plan: Plan;
  readonly drawing: DrawingSeen;
  readonly caption: string;
  /** Where the caption is written. */
  readonly spot: Spot;
  stroke(from: StarId, to: StarId): string;
}

/** An earlier constellation: pale and dashed, its word beside it by hand. */
function Earlier({ plan, drawing, caption, spot, stroke }: EarlierProps) {
  const { lines } = drawing;
  return (
    <g className="sk-old" data-round={drawing.round}>
      <path d={lines.map(({ from, to }) => stroke(from, to)).join('')} />
      <text x={n(spot.x)} y={n(spot.y)} fontSize={n(34 * plan.unit)}>
        {caption}
      </text>
    </g>
  );
}
