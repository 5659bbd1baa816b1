import { LevelTag, n, rem } from '@orrery/ui';
import { memo, type ReactNode } from 'react';
import type { View, XY } from '../../rules/kind.ts';
import { siteAt } from '../../sight/change.ts';
import { type Carry, useCarriedAim, useCarrying } from '../carry.ts';
import type { TableNames } from '../names.ts';
import type { Aim, Preview } from '../preview.ts';
import { CardFace } from './CardArt.tsx';
import { markedIn } from './marks.ts';
import { centre, type Plan } from './plan.ts';
import { darts, type Stroke, strokesUnder, TAG_INK, tagsOf } from './strokes.ts';

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

/** The weapon on its planet, in a layer of its own: to carry it on to another one, nothing is painted. */
export function AimedCard({ view, plan, names, aim: chosen, carry }: AimedProps) {
  const aim = useCarriedAim(carry) ?? chosen;
  if (aim === null) return null;
  const { cx, cy } = centre(plan, aim.at);
  return (
    <div className="ss-aimed" style={{ transform: `translate(${rem(cx)}, ${rem(cy)})` }}>
      <svg className="ss-drawing" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
        <AimCard names={names} me={view.me} weapon={aim.weapon} arrow={aim.arrow} r={plan.r} />
        <LevelTag r={plan.r} level={siteAt(view, aim.at)?.level ?? 0} />
      </svg>
    </div>
  );
}

/** One card that is moved from planet to planet, not one drawn anew on each: a carried weapon crosses many. */
const AimCard = memo(function AimCard({
  names,
  me,
  weapon,
  arrow,
  r,
}: Pick<Aim, 'weapon' | 'arrow'> & { readonly names: TableNames; readonly me: View['me']; readonly r: number }) {
  const card = names.weapon(weapon);
  if (card === undefined || me === 'table') return null;
  return (
    <g transform={`scale(${n(r / 29)})`}>
      <CardFace card={card} look={names.look(me)} arrow={arrow} mine />
    </g>
  );
});

export function Place({ plan, at, children }: { readonly plan: Plan; readonly at: XY; readonly children: ReactNode }) {
  const { cx, cy } = centre(plan, at);
  return <g transform={`translate(${n(cx)} ${n(cy)})`}>{children}</g>;
}
