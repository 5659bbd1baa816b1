import { useAnnounce, useKeys, useSize } from '@orrery/ui';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import type { StarId } from '../../data/index.ts';
import { words } from '../../words/index.ts';
import { colourLetter } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import type { Drawing as Hand } from '../useDrawing.ts';
import { Drawing, type DrawingProps } from './Drawing.tsx';
import { describe } from './describe.ts';
import { type Figure, NO_PICKS, starOf, starStates } from './figure.ts';
import { Ground } from './Ground.tsx';
import { endsText, starLabel } from './labels.ts';
import { Moving, type MovingHandle } from './Moving.tsx';
import { glyphScale, planOf, viewBoxOf } from './plan.ts';
import { Stars } from './Stars.tsx';
import { Stipple } from './Stipple.tsx';
import { usePen } from './usePen.ts';
import type { Zoom } from './useZoom.ts';
import { inTheWay } from './why.ts';
import '@orrery/ui/handwriting.css';
import './sky.css';

export interface SkyBoardProps extends Pick<DrawingProps, 'replay' | 'fresh' | 'lit' | 'word'> {
  readonly names: TableNames;
  readonly figure: Figure;
  readonly title: string;
  /** Whose hand is on it; null: it is only looked at. */
  readonly hand: Hand | null;
  readonly letters: boolean;
  readonly spotlight: boolean;
  readonly zoom: Zoom;
  /** Changes when another sky comes in: it slides. */
  readonly whose: string;
  /** Over the sky: the count before a reveal, whose it is. */
  readonly children?: ReactNode;
}

/** One sky, as large as there is room: chart, drawing, the moving line and the buttons in layers of their own. */
export function SkyBoard(props: SkyBoardProps) {
  const { names, figure, title, hand, letters, spotlight, lit, word, replay, fresh, whose, zoom } = props;
  const { sky, say } = names;
  const [box, size] = useSize<HTMLDivElement>();
  const plan = useMemo(() => planOf(sky), [sky]);
  const side = size === null ? null : Math.min(size.width, size.height);
  const scale = glyphScale(side === null ? null : side / (Math.max(plan.width, plan.height) / plan.unit + 68));
  const moving = useRef<MovingHandle>(null);
  const voice = useAnnounce();
  const picks = hand?.picks ?? NO_PICKS;
  const states = useMemo(() => starStates(figure), [figure]);
  const begins = hand?.offer?.task === 'line' ? hand.begins : NONE;
  const pen = usePen(
    {
      sky,
      plan,
      busy: hand !== null && hand.offer !== null && !hand.sending,
      begins,
      from: hand?.pick.from == null || hand.pick.to !== null ? null : starOf(sky, hand.pick.from),
      judge: (from, to) => {
        const why = to === null ? null : (hand?.refusal(from.id, to.id) ?? null);
        const way = to === null ? null : inTheWay(names, figure, from, to, why);
        return { why: why === null ? null : say(words.why[why].id), way };
      },
      takes: (star) => picks.legal.has(star) || begins.includes(star),
      tap: (star) => hand?.tap(star),
      chosen: hand?.play == null ? null : hand.pick.to,
      play: () => hand?.play?.(),
      grab: (from) => hand?.grab(from),
      drop: (from, to) => hand?.drop(from, to),
    },
    zoom,
    moving,
  );
  const letter = useMemo(() => (colour: string) => colourLetter(say, colour), [say]);
  useKeys({ d: () => voice.polite(describe(names, figure).join(' ')) });
  const label = (star: StarId) => starLabel(names, star, states.get(star) ?? 'idle', picks);
  const endsFrom = (star: StarId) =>
    [...(hand?.offer?.ends ?? [])].flatMap(([to, froms]) => (froms.includes(star) ? [to] : []));
  const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave } = pen;
  const ratio = (plan.width + 2 * plan.margin) / (plan.height + 2 * plan.margin);
  return (
    <div ref={box} className="sk-place">
      <div
        ref={zoom.hang}
        className="sk-frame"
        data-snaps=""
        style={{ aspectRatio: ratio, '--ratio': ratio } as CSSProperties}
        {...{ onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave }}
      >
        <div className="sk-window">
          <div ref={zoom.lens} className="sk-lens">
            <Stipple />
            <svg className="sk-layer" viewBox={viewBoxOf(plan)} aria-hidden="true">
              <Ground plan={plan} stars={sky.stars} />
            </svg>
            <svg key={whose} className="sk-layer sk-figure" viewBox={viewBoxOf(plan)} aria-hidden="true">
              <Drawing {...{ sky, plan, scale, figure, picks, lit, letters, letter, spotlight, word, replay, fresh }} />
            </svg>
            {hand !== null && (
              <Stars
                sky={sky}
                plan={plan}
                title={title}
                start={picks.to ?? figure.current?.stars.at(-1) ?? null}
                stops={hand.pick.from === null || hand.pick.to !== null ? NO_PICKS.legal : picks.legal}
                pressed={picks.to}
                label={label}
                more={(star) => endsText(names, star, endsFrom(star), label(star))}
                click={pen.click}
              />
            )}
          </div>
        </div>
        {hand !== null && <Moving ref={moving} {...{ names, plan, figure, scale, zoom }} />}
        {props.children}
        <section className="unseen" aria-label={hand === null ? title : say('sky.described')}>
          {describe(names, figure).map((text, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place; two may be alike
            <p key={i}>{text}</p>
          ))}
        </section>
      </div>
    </div>
  );
}

const NONE: readonly StarId[] = [];
