import { LevelTag, n, rem } from '@orrery/ui';
import { memo, type ReactNode, useMemo } from 'react';
import type { View, XY } from '../../rules/kind.ts';
import { siteAt } from '../../sight/change.ts';
import { cellKey } from '../beats.ts';
import { type Carry, useCarriedAim } from '../carry.ts';
import type { TableNames } from '../names.ts';
import { type Aim, type Preview, preview as previewOf } from '../preview.ts';
import { CardFace } from './CardArt.tsx';
import { marksOf } from './marks.ts';
import { centre, type Plan } from './plan.ts';
import { darts, type Marked, strokesUnder, type Tags, tagsOf } from './strokes.ts';

interface AimedProps {
  readonly view: View;
  readonly plan: Plan;
  readonly names: TableNames;
  /** What is chosen, or looked at; a weapon that is carried comes before it. */
  readonly aim: Aim | null;
  readonly preview: Preview | null;
  readonly carry: Carry | undefined;
}

/** Under the planets: what would become of each. */
export function AimedUnder(props: AimedProps) {
  const { plan } = props;
  const { preview, marked } = useAimed(props);
  const { bursts, cuts, turns, touches, voids, crosses } = strokesUnder(plan, preview, marked);
  if (preview === null) return null;
  return (
    <>
      <path className="ss-void" d={voids} />
      <path className="ss-void-cross" d={crosses} />
      <path className="ss-burst" d={bursts} />
      <path className="ss-burst-cut" d={cuts} />
      <path className="ss-turn-ring" strokeWidth={n(2.6 * Math.max(plan.r / 29, 0.8))} d={turns} />
      <path className="ss-touch-ring" d={touches} />
    </>
  );
}

/** Over the planets: the weapon, where it points, and what it would do in a word. */
export function AimedOver(props: AimedProps) {
  const { plan, names } = props;
  const { aim, preview, marked } = useAimed(props);
  if (aim === null) return null;
  return <>{preview !== null && <Blast plan={plan} aim={aim} preview={preview} marked={marked} names={names} />}</>;
}

/** The weapon on its planet, in a layer of its own: to carry it on to another one, nothing is painted. */
export function AimedCard(props: AimedProps) {
  const { view, plan, names } = props;
  const { aim } = useAimed(props);
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

interface BlastProps {
  readonly plan: Plan;
  readonly aim: Aim;
  readonly preview: Preview;
  readonly marked: readonly Marked[];
  readonly names: TableNames;
}

function Blast({ plan, aim, preview, marked, names: { say } }: BlastProps) {
  const said = useMemo(() => ({ capture: say('preview.tag.capture'), isolate: say('preview.tag.isolate') }), [say]);
  const { strong, faint } = darts(plan, aim, preview);
  const scale = Math.max(plan.r / 29, 0.72);
  const { plates, arrows, nils, nilCrosses, words } = tagsOf(plan, scale, marked, said);
  const wide = n(2.2 * Math.max(plan.r / 29, 0.8));
  return (
    <>
      <path className="ss-darts" strokeWidth={wide} d={strong} />
      <path className="ss-darts ss-darts-faint" strokeWidth={wide} d={faint} />
      <g className="ss-tags" transform={`scale(${n(scale)})`}>
        <path className="ss-tag" d={plates} />
        <path className="ss-tag-nil" d={nils} />
        <path className="ss-tag-cross" d={nilCrosses} />
        <path className="ss-tag-arrow" d={arrows} />
        {padded(words).map(({ x, y, text, asks }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is moved to the next planet, not made anew
          <text key={i} x={x} y={y} className={asks ? 'ss-tag-ask' : undefined}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

/** Always as many words, the rest of them blank: an element that comes or goes has the whole table's styles looked at again. */
function padded(words: Tags['words']): Tags['words'] {
  const blanks = Math.max(0, MANY - words.length);
  return [...words, ...Array.from({ length: blanks }, () => ({ x: 0, y: 0, text: '\u00a0', asks: false }))];
}

/** More tags than most aims have. */
const MANY = 9;

function useAimed({ view, aim, preview, carry }: AimedProps): {
  readonly aim: Aim | null;
  readonly preview: Preview | null;
  readonly marked: readonly Marked[];
} {
  const carried = useCarriedAim(carry);
  return useMemo(() => {
    const [now, would] = carried === null ? [aim, preview] : [carried, previewOf(view, carried)];
    return { aim: now, preview: would, marked: would === null ? [] : markedIn(view, would) };
  }, [view, carried, aim, preview]);
}

function markedIn(view: View, preview: Preview): Marked[] {
  const marks = marksOf(preview, cellKey);
  return view.sites.flatMap((site) => {
    const mark = marks.get(cellKey(site.at));
    return mark === undefined ? [] : [{ mark, site }];
  });
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
