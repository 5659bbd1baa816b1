import { LevelTag, n } from '@orrery/ui';
import { memo, type ReactNode, useMemo } from 'react';
import type { SiteSeen, View, XY } from '../../rules/kind.ts';
import { siteAt } from '../../sight/change.ts';
import { cellKey } from '../beats.ts';
import { type Carry, useCarriedAim } from '../carry.ts';
import type { TableNames } from '../names.ts';
import { type Aim, type Preview, preview as previewOf } from '../preview.ts';
import { Darts, Halo, Tag, VoidMark } from './Blast.tsx';
import { CardFace } from './CardArt.tsx';
import { type Mark, marksOf } from './marks.ts';
import { centre, inside, type Plan } from './plan.ts';

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
  const { view, plan } = props;
  const { preview } = useAimed(props);
  return (
    <>
      {preview?.blows.map(
        ({ at, t }, i) =>
          t === 'void' &&
          inside(plan, at) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is moved to the next planet, not made anew
            <Place key={i} plan={plan} at={at}>
              <VoidMark r={plan.r} />
            </Place>
          ),
      )}
      {markedSites(view, preview).map(({ key, mark, site }) => (
        <Place key={key} plan={plan} at={site.at}>
          <Halo mark={mark} r={plan.r} level={site.level ?? 0} gap={plan.gap} />
        </Place>
      ))}
    </>
  );
}

/** Over the planets: the weapon, where it points, and what it would do in a word. */
export function AimedOver(props: AimedProps) {
  const { view, plan, names } = props;
  const { aim, preview } = useAimed(props);
  const { say } = names;
  const words = useMemo(() => ({ capture: say('preview.tag.capture'), isolate: say('preview.tag.isolate') }), [say]);
  if (aim === null) return null;
  return (
    <>
      <Place plan={plan} at={aim.at}>
        <AimCard names={names} me={view.me} weapon={aim.weapon} arrow={aim.arrow} r={plan.r} />
        <LevelTag r={plan.r} level={siteAt(view, aim.at)?.level ?? 0} />
      </Place>
      {preview?.blows.map(
        ({ at, t }, i) =>
          // Outside there is nothing to hit, and seats to draw over.
          inside(plan, at) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: moved to the next planet, not made anew
            <Darts key={i} plan={plan} from={aim.at} to={at} faint={t === 'void' || t === 'immune'} />
          ),
      )}
      {markedSites(view, preview).map(({ key, mark, site }) => (
        <Place key={key} plan={plan} at={site.at}>
          <Tag mark={mark} r={plan.r} words={words} />
        </Place>
      ))}
    </>
  );
}

function useAimed({ view, aim, preview, carry }: AimedProps): {
  readonly aim: Aim | null;
  readonly preview: Preview | null;
} {
  const carried = useCarriedAim(carry);
  return useMemo(
    () => (carried === null ? { aim, preview } : { aim: carried, preview: previewOf(view, carried) }),
    [view, carried, aim, preview],
  );
}

/** The planets that have a mark; the second of a kind keeps the key of a second of that kind wherever the weapon goes. */
function markedSites(
  view: View,
  preview: Preview | null,
): readonly { readonly key: string; readonly mark: Mark; readonly site: SiteSeen }[] {
  if (preview === null) return [];
  const marks = marksOf(preview, cellKey);
  const met = new Map<string, number>();
  return view.sites.flatMap((site) => {
    const mark = marks.get(cellKey(site.at));
    if (mark === undefined) return [];
    const before = met.get(mark.t) ?? 0;
    met.set(mark.t, before + 1);
    return [{ key: `${mark.t} ${before}`, mark, site }];
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
