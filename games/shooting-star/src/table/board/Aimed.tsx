import { LevelTag, n, rem } from '@orrery/ui';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { View, XY } from '../../rules/kind.ts';
import { siteAt } from '../../sight/change.ts';
import { type Carry, useCarriedFace, useCarrying } from '../carry.ts';
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

/** The weapon on its planet; of one that is carried the planet's numeral is among the marks drawn by hand. */
export function AimedCard({ view, plan, names, aim, carry }: AimedProps) {
  const carried = useCarriedFace(carry);
  const face = carried ?? aim;
  if (face === null) return null;
  return (
    <Lying plan={plan} at={aim?.at ?? null} carry={carry}>
      <AimCard names={names} me={view.me} weapon={face.weapon} arrow={face.arrow} r={plan.r} />
      {carried === null && aim !== null && <LevelTag r={plan.r} level={siteAt(view, aim.at)?.level ?? 0} />}
    </Lying>
  );
}

/** A layer of its own, moved by hand: to carry a weapon on to another planet nothing is drawn, neither by React nor by the page. */
function Lying({
  plan,
  at,
  carry,
  children,
}: Pick<AimedProps, 'plan' | 'carry'> & { readonly at: XY | null; readonly children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const move = (): void => {
      const to = carry?.now().aim?.at ?? at;
      if (layer.current === null || to === null) return;
      const { cx, cy } = centre(plan, to);
      layer.current.style.transform = `translate(${rem(cx)}, ${rem(cy)})`;
    };
    move();
    return carry?.subscribe(move);
  }, [plan, at, carry]);
  return (
    <div ref={layer} className="ss-aimed">
      <svg className="ss-drawing" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
        {children}
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
