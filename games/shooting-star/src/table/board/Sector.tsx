import type { Cue } from '@orrery/ui';
import { Icon, LevelTag, n, rem } from '@orrery/ui';
import { type CSSProperties, memo, type PointerEvent, type ReactNode, useMemo, useRef } from 'react';
import type { ShootingStar, SiteSeen, View, XY } from '../../rules/kind.ts';
import { sameCell, siteAt } from '../../sight/change.ts';
import { volleyOf } from '../../sight/staged.ts';
import { cellKey } from '../beats.ts';
import { cellLabel } from '../labels.ts';
import type { TableNames } from '../names.ts';
import type { Aim, Preview } from '../preview.ts';
import { Darts, Tag, VoidMark } from './Blast.tsx';
import { CardFace } from './CardArt.tsx';
import { Cells } from './Cells.tsx';
import { Effects } from './Effects.tsx';
import { Ground } from './Ground.tsx';
import { Legal } from './Legal.tsx';
import { type Mark, marksOf } from './marks.ts';
import { passageOf } from './passage.ts';
import { cellsOf, centre, type Plan } from './plan.ts';
import { Site } from './Site.tsx';
import { useFlight } from './useFlight.ts';
import './motion.css';
import './sector.css';

export interface SectorProps {
  readonly view: View;
  readonly plan: Plan;
  readonly names: TableNames;
  readonly cue: Cue<ShootingStar> | null;
  /** As it truly stood: what lies face down is seen under hatching. */
  readonly truth?: View | null;
  /** What I am about to do; a weapon without a planet, or a planet without a weapon, is not shown here. */
  readonly aim: Aim | null;
  /** Of the aim, or of what is only looked at. */
  readonly preview: Preview | null;
  /** The planet chosen before its weapon. */
  readonly chosen: XY | null;
  /** Cells that light up: where the weapon or planet in hand may go. */
  readonly legal: ReadonlySet<string> | null;
  readonly lit: readonly string[];
  /** A planet that is about to be laid, in a custom sector. */
  readonly ghost?: { readonly at: XY; readonly piece: ReactNode } | null;
  readonly turnWords: string;
  choose(at: XY, byKey: boolean): void;
  over?(at: XY | null): void;
  grab?(at: XY, event: PointerEvent<HTMLElement>): void;
  turn: (() => void) | null;
}

export function Sector(props: SectorProps) {
  const { view, plan, names, cue, aim, preview, legal, lit, ghost } = props;
  const shown = preview?.aim ?? aim;
  const svg = useRef<SVGSVGElement>(null);
  const open = volleyOf(view) !== null;
  const marks = useMemo(() => (preview === null ? new Map<string, Mark>() : marksOf(preview, cellKey)), [preview]);
  const tags = { capture: names.say('preview.tag.capture'), isolate: names.say('preview.tag.isolate') };
  const { weapon, look } = names;

  useFlight(svg, cue, view, plan);

  const concerns = (site: SiteSeen): Cue<ShootingStar> | null => {
    if (cue === null) return null;
    const { seen } = cue;
    const here = 'at' in seen && seen.at.x === site.at.x && seen.at.y === site.at.y;
    return here || (site.card !== null && CARD_EVENTS.has(seen.t)) ? cue : null;
  };
  const mover = cue === null ? null : passageOf(cue.seen, view);
  // What flies must pass over the other planets, so it is drawn last.
  const caught = cue?.seen.t === 'shieldCaught' ? cue.seen.attacker : null;
  const last = (site: SiteSeen) => {
    if (caught !== null && site.card?.seat === caught) return 2;
    return mover !== null && cellKey(mover.from) === cellKey(site.at) ? 1 : 0;
  };
  const sites = mover === null ? view.sites : [...view.sites].sort((a, b) => last(a) - last(b));
  const aimed = aim === null ? null : centre(plan, aim.at);
  const labels = useMemo(
    () => labelsOf(plan, (at) => cellLabel(names, at, siteAt(view, at), open, legal?.has(cellKey(at)) ?? false)),
    [plan, names, view, open, legal],
  );
  return (
    <div
      className="ss-sector"
      style={{ '--ms': `${cue?.ms ?? 0}ms` } as CSSProperties}
      data-still={cue?.ms === 0 || undefined}
    >
      <svg ref={svg} className="ss-drawing" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
        <Ground plan={plan} />
        <Legal plan={plan} legal={legal} view={view} aiming={(aim?.at ?? props.chosen) !== null} />
        {preview?.blows.map(
          (blow) =>
            blow.t === 'void' &&
            inside(plan, blow.at) && (
              <Place key={cellKey(blow.at)} plan={plan} at={blow.at}>
                <VoidMark r={plan.r} />
              </Place>
            ),
        )}
        {sites.map((site) => (
          <Site
            key={`${cellKey(site.at)} ${site.planet}`}
            site={site}
            plan={plan}
            open={open}
            mark={marks.get(cellKey(site.at)) ?? null}
            lit={lit.includes(cellKey(site.at))}
            cue={concerns(site)}
            aimed={shown !== null && sameCell(shown.at, site.at)}
            truth={props.truth?.sites.find(({ at }) => sameCell(at, site.at))?.card?.weapon ?? null}
            weapon={weapon}
            look={look}
          />
        ))}
        {shown !== null && (
          <Place plan={plan} at={shown.at}>
            <AimCard names={names} me={view.me} weapon={shown.weapon} arrow={shown.arrow} r={plan.r} />
            <LevelTag r={plan.r} level={siteAt(view, shown.at)?.level ?? 0} />
          </Place>
        )}
        {ghost != null && (
          <Place plan={plan} at={ghost.at}>
            <g className="ss-ghost">{ghost.piece}</g>
          </Place>
        )}
        {shown !== null && (
          <g className="ss-aim">
            {preview?.blows.map(
              ({ at, t }) =>
                // Outside there is nothing to hit, and seats to draw over.
                inside(plan, at) && (
                  <Darts key={cellKey(at)} plan={plan} from={shown.at} to={at} faint={t === 'void' || t === 'immune'} />
                ),
            )}
            {view.sites.map(({ at }) => {
              const mark = marks.get(cellKey(at));
              return (
                mark !== undefined && (
                  <Place key={cellKey(at)} plan={plan} at={at}>
                    <Tag mark={mark} r={plan.r} words={tags} />
                  </Place>
                )
              );
            })}
          </g>
        )}
        {cue !== null && (
          <g key={cue.no}>
            <Effects
              cue={cue}
              view={view}
              plan={plan}
              title={cue.seen.t === 'roundStarted' ? names.say('round.of', { round: cue.seen.round, rounds: 7 }) : null}
              weapon={weapon}
              look={look}
            />
          </g>
        )}
      </svg>
      <Cells
        plan={plan}
        title={names.say('sector.label')}
        start={aim?.at ?? view.sites[0]?.at ?? null}
        label={(at) => labels.get(cellKey(at)) ?? ''}
        state={(at) => {
          const key = cellKey(at);
          const here = aim?.at ?? props.chosen;
          if (here !== null && cellKey(here) === key) return 'chosen';
          if (legal === null) return siteAt(view, at) === null ? 'shut' : 'idle';
          return legal.has(key) ? 'legal' : 'shut';
        }}
        choose={props.choose}
        over={props.over ?? ignore}
        {...(props.grab ? { grab: props.grab } : {})}
      />
      {props.turn !== null && aimed !== null && (
        <button
          type="button"
          className="ss-turn"
          data-handle=""
          style={
            {
              // As large as a finger, it must leave the middle of its planet free.
              left: rem(aimed.cx + Math.max(plan.r * 1.2, 26)),
              top: rem(aimed.cy - Math.max(plan.r * 1.12, 28)),
              '--handle': rem(Math.max(19, Math.min(27, plan.r * 0.95))),
            } as CSSProperties
          }
          aria-label={props.turnWords}
          onClick={props.turn}
        >
          <span>
            <Icon name="rotate" size={plan.r < 24 ? 11 : 15} />
          </span>
        </button>
      )}
    </div>
  );
}

/** What each cell says of itself: sentences take their time, and a weapon that is carried past changes none of them. */
function labelsOf(plan: Plan, say: (at: XY) => string): ReadonlyMap<string, string> {
  return new Map(cellsOf(plan).map((at) => [cellKey(at), say(at)]));
}

const ignore = () => {};

const CARD_EVENTS: ReadonlySet<string> = new Set([
  'weaponsRevealed',
  'weaponFires',
  'weaponSpent',
  'shieldReturned',
  'shieldCaught',
  'weaponDestroyed',
]);

function inside({ left, top, columns, rows }: Plan, { x, y }: XY): boolean {
  return x >= left && y >= top && x < left + columns && y < top + rows;
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

function Place({ plan, at, children }: { readonly plan: Plan; readonly at: XY; readonly children: ReactNode }) {
  const { cx, cy } = centre(plan, at);
  return <g transform={`translate(${n(cx)} ${n(cy)})`}>{children}</g>;
}
