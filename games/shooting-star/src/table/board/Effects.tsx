import type { Cue } from '@orrery/ui';
import { n, starPath } from '@orrery/ui';
import type { WeaponCard } from '../../data/index.ts';
import { dataOf } from '../../data/index.ts';
import type { ShootingStar, View, XY } from '../../rules/kind.ts';
import { CardBack, CardFace } from './CardArt.tsx';
import { Piece } from './Piece.tsx';
import { centre, type Plan } from './plan.ts';

export interface EffectsProps {
  readonly cue: Cue<ShootingStar>;
  readonly view: View;
  readonly plan: Plan;
  readonly title: string | null;
  weapon(id: string): WeaponCard | undefined;
  look(seat: number): number;
}

/** What the event on stage draws over the sector: beams, what arrives, what a Shield catches, the title of a round. */
export function Effects({ cue, view, plan, title, weapon, look }: EffectsProps) {
  const { seen } = cue;
  const { r, gap } = plan;
  const scale = n(r / 29);
  switch (seen.t) {
    case 'weaponFires':
      return (
        <g className="ss-fire">
          {seen.targets.map((target) => (
            <Beam key={`${target.x},${target.y}`} plan={plan} from={seen.at} to={target} />
          ))}
        </g>
      );
    case 'weaponPlaced': {
      const face = seen.weapon === null ? undefined : weapon(seen.weapon);
      return (
        <At plan={plan} at={seen.at}>
          <g transform={`scale(${scale})`}>
            <g className="ss-arrive">
              {face === undefined ? (
                <CardBack look={look(seen.seat)} arrow={seen.arrow} order={seen.order} />
              ) : (
                <CardFace card={face} look={look(seen.seat)} arrow={seen.arrow} mine />
              )}
            </g>
          </g>
        </At>
      );
    }
    case 'planetReplaced':
    case 'planetPlaced': {
      const card = dataOf(view.options).planets.find(({ id }) => id === seen.planet);
      if (card === undefined) return null;
      const { kind, name, moons } = card;
      const high = seen.t === 'planetReplaced' || seen.high;
      const level = kind === 'dark' ? null : kind === 'named' ? (high ? 4 : 3) : high ? 2 : 1;
      return (
        <At plan={plan} at={seen.at}>
          <g className="ss-arrive">
            <Piece planet={seen.planet} kind={kind} name={name} moons={moons} level={level} r={r} gap={gap} />
          </g>
        </At>
      );
    }
    case 'shieldCaught':
      return (
        <At plan={plan} at={seen.shieldAt}>
          <g className="ss-shield-wave">
            <circle r={n(r * 1.7)} />
            <circle r={n(r * 1.35)} />
          </g>
        </At>
      );
    case 'planetCaptured':
      // What was shot flashes where it leaves from.
      if (seen.cause === 'shot') return null;
      return <Flash plan={plan} at={seen.at} points={12} />;
    case 'weaponDestroyed':
      return <Flash plan={plan} at={seen.at} points={8} />;
    case 'roundStarted':
      return title === null ? null : <Title plan={plan} text={title} last={seen.round === 7} />;
    default:
      return null;
  }
}

function Flash({ plan, at, points }: { readonly plan: Plan; readonly at: XY; readonly points: number }) {
  return (
    <At plan={plan} at={at}>
      <path className="ss-flash" d={starPath(0, 0, plan.r * 1.9, { points, inner: 0.45 })} />
    </At>
  );
}

function At({ plan, at, children }: { readonly plan: Plan; readonly at: XY; readonly children: React.ReactNode }) {
  const { cx, cy } = centre(plan, at);
  return <g transform={`translate(${n(cx)} ${n(cy)})`}>{children}</g>;
}

function Beam({ plan, from, to }: { readonly plan: Plan; readonly from: XY; readonly to: XY }) {
  const a = centre(plan, from);
  const b = centre(plan, to);
  const length = Math.hypot(b.cx - a.cx, b.cy - a.cy);
  const { r } = plan;
  if (length < 1)
    return (
      <g transform={`translate(${n(a.cx)} ${n(a.cy)})`}>
        <circle className="ss-target" r={n(r * 1.5)} pathLength={100} />
        <circle className="ss-target ss-target-again" r={n(r * 1.15)} pathLength={100} />
      </g>
    );
  const [ux, uy] = [(b.cx - a.cx) / length, (b.cy - a.cy) / length];
  const at = (k: number) => `${n(a.cx + ux * k)} ${n(a.cy + uy * k)}`;
  const [start, end] = [r * (Math.abs(uy) > 0.7 ? 1.3 : 0.9), length - r * 1.2];
  return (
    <g>
      <path className="ss-beam-glow" d={`M${at(start)}L${at(end)}`} pathLength={100} strokeWidth={n(r * 0.3)} />
      <path className="ss-beam" d={`M${at(start)}L${at(end)}`} pathLength={100} strokeWidth={n(r * 0.09)} />
      <g transform={`translate(${n(b.cx)} ${n(b.cy)})`}>
        <circle className="ss-target" r={n(r * 1.5)} pathLength={100} />
      </g>
    </g>
  );
}

function Title({ plan, text, last }: { readonly plan: Plan; readonly text: string; readonly last: boolean }) {
  const size = Math.min(46, plan.width / 11);
  const half = plan.width * 0.42;
  return (
    <g transform={`translate(${n(plan.width / 2)} ${n(plan.height / 2)})`}>
      <g className="ss-title" data-last={last || undefined}>
        <rect x={n(-half)} y={n(-size * 1.1)} width={n(half * 2)} height={n(size * 2.1)} />
        <path d={`M${n(-half)} ${n(-size * 1.1)}H${n(half)}M${n(-half)} ${n(size)}H${n(half)}`} />
        <text y={n(size * 0.3)} fontSize={n(size)}>
          {text}
        </text>
      </g>
    </g>
  );
}
