import { type Cue, Die, starPath } from '@orrery/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { Fighter } from '../../data/index.ts';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Cell } from '../../rules/moves.ts';
import type { View } from '../../rules/seen.ts';
import { tablesOf } from '../../rules/tables.ts';
import { cellOfTarget } from '../../sight/cells.ts';
import type { TableNames } from '../names.ts';
import type { Box } from './camera.ts';
import { DIRECTIONS, disc, hexPath, n, outline, pointOf } from './hex.ts';
import { planOf, radiusOf } from './plan.ts';
import { seatStyle } from './seat-style.ts';
import './effects.css';

/** What is happening, drawn where it happens for as long as its event is on stage. */
export function Effects({
  view,
  names,
  cue,
}: {
  readonly view: View;
  readonly names: TableNames;
  readonly cue: Cue<BurningPlanets> | null;
}) {
  if (cue === null || cue.ms === 0) return null;
  return (
    <g key={cue.no} className="bp-effects" style={{ '--ms': `${cue.ms}ms` } as CSSProperties}>
      {drawn(view, names, cue)}
    </g>
  );
}

function drawn(view: View, names: TableNames, { seen, ms, no }: Cue<BurningPlanets>): ReactNode {
  switch (seen.t) {
    case 'attacked': {
      const at = cellOfTarget(view, seen.target);
      const from = cellOfTarget(view, seen.unit);
      if (at === null || from === null) return null;
      const { fighters, asteroidShield } = tablesOf(view.options).set;
      const target = seen.targetKind === null ? null : fighters[seen.targetKind as Fighter];
      return (
        <>
          <Shot from={from} to={at} />
          {seen.destroyed && <Burst at={at} />}
          <Duel
            {...{ at, ms, no }}
            below={isHigh(view, at)}
            attack={{ die: fighters[seen.kind as Fighter].die, value: seen.a, look: names.look(seen.seat) }}
            defence={target === null ? null : { die: target.die, value: seen.d, look: names.look(seen.targetSeat) }}
            shield={seen.targetKind === null ? asteroidShield : seen.shield}
            destroyed={seen.destroyed}
            words={names.say(seen.destroyed ? 'duel.destroyed' : 'duel.nothing')}
          />
        </>
      );
    }
    case 'shipBuilt':
    case 'built':
    case 'cannonPlaced':
    case 'asteroidPlaced':
    case 'kitPlaced':
      return <Arrival at={seen.cell} look={names.look(seen.seat)} />;
    case 'razed':
    case 'demolished':
    case 'cleared':
      return <Burst at={seen.cell} />;
    case 'conquered': {
      const planet = view.planets[seen.planet];
      return planet === undefined ? null : (
        <Rising at={planet.centre} radius={radiusOf(view.options, planet)} look={names.look(seen.seat)} />
      );
    }
    case 'bombarded': {
      const planet = view.planets[seen.planet];
      return planet === undefined ? null : (
        <Bombardment at={planet.centre} radius={radiusOf(view.options, planet)} look={names.look(seen.seat)} />
      );
    }
    case 'catastrophe':
      return seen.kind === null ? null : <Wind view={view} seat={seen.seat} />;
    default:
      return null;
  }
}

const spot = (cell: Cell): string => {
  const { x, y } = pointOf(cell);
  return `translate(${n(x)} ${n(y)})`;
};

function Shot({ from, to }: { readonly from: Cell; readonly to: Cell }) {
  const a = pointOf(from);
  const b = pointOf(to);
  return <path className="bp-shot" pathLength="1" d={`M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`} />;
}

function Burst({ at }: { readonly at: Cell }) {
  return (
    <g transform={spot(at)}>
      <path className="bp-burst" d={starPath(0, 0, 1.5, { points: 12, inner: 0.6 })} />
      <path className="bp-burst" data-inner d={starPath(0, 0, 0.9, { points: 8, inner: 0.5, turn: -70 })} />
    </g>
  );
}

function Arrival({ at, look }: { readonly at: Cell; readonly look: number | null }) {
  return (
    <g transform={spot(at)} style={seatStyle(look)}>
      <path className="bp-arrival" d={hexPath({ x: 0, y: 0 }, 1)} />
    </g>
  );
}

/** The new owner's ring runs out from the monolith to the rim. */
function Rising({ at, radius, look }: { readonly at: Cell; readonly radius: number; readonly look: number | null }) {
  return (
    <g style={seatStyle(look)}>
      <g transform={spot(at)}>
        <circle className="bp-rising" r={n((radius + 0.6) * 1.7)} />
      </g>
      <path className="bp-new-rim" pathLength="1" d={outline(disc(at, radius))} />
    </g>
  );
}

/** BP-P36: a ring of beams from the six vertices. */
function Bombardment({
  at,
  radius,
  look,
}: {
  readonly at: Cell;
  readonly radius: number;
  readonly look: number | null;
}) {
  const six = DIRECTIONS.map(({ q, r }) => pointOf({ q: at.q + q * (radius + 1), r: at.r + r * (radius + 1) }));
  const middle = pointOf(at);
  const ring = `M${six.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`;
  const beams = six.map(({ x, y }) => `M${n(x)} ${n(y)}L${n(middle.x)} ${n(middle.y)}`).join('');
  return (
    <g style={seatStyle(look)}>
      <path className="bp-beam-ring" pathLength="1" d={ring} />
      <path className="bp-beams" pathLength="6" d={beams} />
      <g transform={spot(at)}>
        <path className="bp-burst" d={starPath(0, 0, (radius + 0.5) * 1.7, { points: 24, inner: 0.8 })} />
      </g>
    </g>
  );
}

/** It sweeps over what is the roller's and nobody else's (BP-P6). */
function Wind({ view, seat }: { readonly view: View; readonly seat: number }) {
  const cells = [
    ...view.ships.filter(({ owner }) => owner === seat).map(({ cell }) => cell),
    ...view.planets.filter(({ owner }) => owner === seat).map(({ centre }) => centre),
  ];
  return cells.map((cell) => (
    <g key={`${cell.q},${cell.r}`} transform={spot(cell)}>
      <path
        className="bp-wind"
        pathLength="1"
        d="M-2-.5C-1-1 0 0 1-.5S2-.6 2.400-.8M-2.200.3C-1-.2 0 .8 1 .3S2 .2 2.600 0"
      />
    </g>
  ));
}

interface Throw {
  readonly die: number;
  readonly value: number;
  readonly look: number | null;
}

/** So near to the upper edge of the board dice fall below what is attacked: no camera shows much beyond that edge. */
const isHigh = (view: View, at: Cell): boolean => pointOf(at).y < planOf(view.options, view.n).box.y + 7;

/** What a duel takes of the map at a scale, with the room that minimap, phases and tools need beside it. */
export function duelBox(view: View, at: Cell, k: number): Box {
  const { x, y } = pointOf(at);
  const across = { x: x - 198 / k, w: 352 / k };
  if (isHigh(view, at)) return { ...across, y: y - 1.5 - 50 / k, h: 2.9 + 170 / k };
  const up = 1.4 + 164 / k;
  return { ...across, y: y - up, h: up + 1.5 };
}

/** Two dice against each other, the shield as the bar to beat. As large on the screen from near and far. */
function Duel({
  at,
  below,
  ms,
  no,
  attack,
  defence,
  shield,
  destroyed,
  words,
}: {
  readonly at: Cell;
  readonly below: boolean;
  readonly ms: number;
  readonly no: number;
  readonly attack: Throw;
  readonly defence: Throw | null;
  readonly shield: number;
  readonly destroyed: boolean;
  readonly words: string;
}) {
  const roll = Math.min(600, ms * 0.5);
  return (
    <g transform={`${spot(at)}translate(0${below ? ' 1.400' : '-1.400'})`}>
      <g className="bp-duel" data-below={below || undefined} data-destroyed={destroyed || undefined}>
        <rect className="bp-duel-plate" x="-98" y="-112" width="196" height="108" />
        <g transform="translate(-90-106)" style={seatStyle(attack.look)}>
          <Die sides={attack.die} value={attack.value} roll={no} ms={roll} size={66} />
        </g>
        {defence !== null && (
          <g transform="translate(24-106)" style={seatStyle(defence.look)}>
            <Die sides={defence.die} value={defence.value} roll={no + 1} ms={roll} size={66} />
          </g>
        )}
        <path
          className="bp-duel-shield"
          d="M0-98C8-93 14-92 20-92 20-72 14-60 0-50-14-60-20-72-20-92-14-92-8-93 0-98Z"
          transform="scale(.8)translate(0-8)"
        />
        <text className="bp-duel-number" x="0" y="-62">
          {shield}
        </text>
        <text className="bp-duel-words" x="0" y="-16">
          {words}
        </text>
      </g>
    </g>
  );
}
