import { LevelTag, n } from '@orrery/ui';
import { memo, type ReactNode, useLayoutEffect } from 'react';
import type { View, XY } from '../../rules/kind.ts';
import { siteAt } from '../../sight/change.ts';
import { type Carry, useCarriedFace, useCarrying } from '../carry.ts';
import type { TableNames } from '../names.ts';
import type { Aim, Preview } from '../preview.ts';
import { CardFace } from './CardArt.tsx';
import { markedIn } from './marks.ts';
import { centre, type Plan } from './plan.ts';
import { darts, type Stroke, strokesUnder, TAG_INK, tagsOf } from './strokes.ts';
import type { CarriedMarks } from './useCarriedMarks.ts';

interface AimedProps {
  readonly view: View;
  readonly plan: Plan;
  readonly names: TableNames;
  /** What is chosen, or looked at; a weapon that is carried comes before it, and has its marks drawn by hand. */
  readonly aim: Aim | null;
  readonly preview: Preview | null;
  readonly carry: Carry | undefined;
}

/** Under the planets: what would become of each. */
export function AimedUnder({ view, plan, preview, carry }: AimedProps) {
  const carrying = useCarrying(carry);
  if (preview === null || carrying) return null;
  return <Strokes strokes={strokesUnder(plan, preview, markedIn(view, preview))} />;
}

/** Over the planets: where the weapon points, and what it would do in a word. */
export function AimedOver({ view, plan, names, aim, preview, carry }: AimedProps) {
  const carrying = useCarrying(carry);
  if (aim === null || preview === null || carrying) return null;
  const { scale, strokes, words } = tagsOf(plan, markedIn(view, preview), names.say);
  return (
    <>
      <Strokes strokes={darts(plan, aim, preview)} />
      <g className="ss-tags" transform={`scale(${scale})`}>
        <Strokes strokes={strokes} />
        {words.map(({ x, y, text, size }) => (
          <text key={`${x} ${y}`} x={x} y={y} fill={`var(${TAG_INK})`} fontSize={size}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

function Strokes({ strokes }: { readonly strokes: readonly Stroke[] }) {
  const ink = (name: Stroke['fill']) => (name === undefined ? 'none' : `var(${name})`);
  return strokes.map(({ d, fill, stroke, wide, dash, faint }) => (
    <path
      key={d}
      d={d}
      fill={ink(fill)}
      stroke={ink(stroke)}
      strokeWidth={wide}
      strokeDasharray={dash?.join(' ')}
      opacity={faint}
    />
  ));
}

/** The weapon on its planet; while it is carried it is drawn by hand, after this one, which nobody sees. */
export function AimedCard({
  marks,
  ...aimed
}: AimedProps & { readonly marks: Pick<CarriedMarks, 'card' | 'faceChanged'> }) {
  const { view, plan, names, aim, carry } = aimed;
  const carried = useCarriedFace(carry);
  const { faceChanged } = marks;
  const [weapon, arrow] = [carried?.weapon ?? null, carried?.arrow ?? 0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is carried is another, or is turned
  useLayoutEffect(() => {
    if (weapon !== null) faceChanged();
  }, [weapon, arrow, faceChanged]);
  const face = carried ?? aim;
  if (face === null) return null;
  return (
    <svg className="ss-drawing" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      <Place plan={plan} at={aim?.at ?? ORIGIN}>
        <g ref={marks.card} transform={`scale(${n(plan.r / 29)})`} visibility={carried === null ? undefined : 'hidden'}>
          <AimCard names={names} me={view.me} weapon={face.weapon} arrow={face.arrow} />
        </g>
        {carried === null && aim !== null && <LevelTag r={plan.r} level={siteAt(view, aim.at)?.level ?? 0} />}
      </Place>
    </svg>
  );
}

const ORIGIN: XY = { x: 0, y: 0 };

const AimCard = memo(function AimCard({
  names,
  me,
  weapon,
  arrow,
}: Pick<Aim, 'weapon' | 'arrow'> & { readonly names: TableNames; readonly me: View['me'] }) {
  const card = names.weapon(weapon);
  if (card === undefined || me === 'table') return null;
  return <CardFace card={card} look={names.look(me)} arrow={arrow} mine />;
});

export function Place({ plan, at, children }: { readonly plan: Plan; readonly at: XY; readonly children: ReactNode }) {
  const { cx, cy } = centre(plan, at);
  return <g transform={`translate(${n(cx)} ${n(cy)})`}>{children}</g>;
}
