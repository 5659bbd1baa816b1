import type { Cue } from '@orrery/ui';
import { Icon, rem } from '@orrery/ui';
import { type CSSProperties, type PointerEvent, type ReactNode, useMemo, useRef } from 'react';
import type { ShootingStar, View, XY } from '../../rules/kind.ts';
import { siteAt } from '../../sight/change.ts';
import { volleyOf } from '../../sight/staged.ts';
import { cellKey } from '../beats.ts';
import type { Carry } from '../carry.ts';
import { cellLabel } from '../labels.ts';
import type { TableNames } from '../names.ts';
import type { Aim, Preview } from '../preview.ts';
import { AimedCard, AimedOver, AimedUnder, Place } from './Aimed.tsx';
import { Cells } from './Cells.tsx';
import { Effects } from './Effects.tsx';
import { Ground } from './Ground.tsx';
import { Legal } from './Legal.tsx';
import { cellsOf, centre, type Plan } from './plan.ts';
import { Sites } from './Sites.tsx';
import { useCaptured } from './useCaptured.ts';
import { BEYOND, useCarriedMarks } from './useCarriedMarks.ts';
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
  /** A weapon on its way over the planets, before it is let go. */
  readonly carry?: Carry | undefined;
  over?(at: XY | null): void;
  grab?(at: XY, event: PointerEvent<HTMLElement>): void;
  turn: (() => void) | null;
}

export function Sector(props: SectorProps) {
  const { view, plan, names, cue, aim, preview, legal, lit, ghost, carry } = props;
  const aimed = { view, plan, names, aim: preview?.aim ?? aim, preview, carry };
  const svg = useRef<SVGSVGElement>(null);
  const open = volleyOf(view) !== null;
  const { weapon, look } = names;

  useFlight(svg, cue, view, plan);
  const captured = useCaptured(svg, cue, view, plan);
  const marks = useCarriedMarks(carry, { view, plan, names });

  const handle = aim === null ? null : centre(plan, aim.at);
  const labels = useMemo(
    () => labelsOf(plan, (at) => cellLabel(names, at, siteAt(view, at), open, legal?.has(cellKey(at)) ?? false)),
    [plan, names, view, open, legal],
  );
  // The planets lie between two drawings that change with the aim: whatever is aimed at, they need not be drawn again.
  const canvas = { className: 'ss-carried', width: 0, height: 0, style: beyond, 'aria-hidden': true } as const;
  const box = `0 0 ${plan.width} ${plan.height}`;
  return (
    <div
      className="ss-sector"
      style={{ '--ms': `${cue?.ms ?? 0}ms` } as CSSProperties}
      data-still={cue?.ms === 0 || undefined}
    >
      <svg className="ss-drawing" viewBox={box} aria-hidden="true">
        <Ground plan={plan} />
        <Legal plan={plan} legal={legal} view={view} aiming={(aim?.at ?? props.chosen) !== null} carry={carry} />
        <AimedUnder {...aimed} />
      </svg>
      <canvas ref={marks.under} {...canvas} />
      <svg ref={svg} className="ss-drawing" viewBox={box} aria-hidden="true">
        <Sites
          view={view}
          plan={plan}
          open={open}
          cue={cue}
          lit={lit}
          truth={props.truth ?? null}
          names={names}
          {...captured}
        />
      </svg>
      <AimedCard {...aimed} marks={marks} />
      <canvas ref={marks.over} {...canvas} />
      <svg className="ss-drawing" viewBox={box} aria-hidden="true">
        <AimedOver {...aimed} />
        {ghost != null && (
          <Place plan={plan} at={ghost.at}>
            <g className="ss-ghost">{ghost.piece}</g>
          </Place>
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
      {props.turn !== null && handle !== null && (
        <button
          type="button"
          className="ss-turn"
          data-handle=""
          style={
            {
              // As large as a finger, it must leave the middle of its planet free.
              left: rem(handle.cx + Math.max(plan.r * 1.2, 26)),
              top: rem(handle.cy - Math.max(plan.r * 1.12, 28)),
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

const beyond = {
  top: rem(-BEYOND),
  left: rem(-BEYOND),
  width: `calc(100% + ${rem(2 * BEYOND)})`,
  height: `calc(100% + ${rem(2 * BEYOND)})`,
};
