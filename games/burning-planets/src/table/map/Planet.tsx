import { memo } from 'react';
import { natures } from '../../data/index.ts';
import type { Options } from '../../rules/options.ts';
import type { PlanetSeen } from '../../rules/seen.ts';
import { cellKey } from '../../sight/cells.ts';
import { MonolithArt, NatureArt, StructureArt } from '../art/Signs.tsx';
import { groundOf, textureOf } from './engraving.ts';
import { DIRECTIONS, disc, far, n, outline, pointOf } from './hex.ts';
import { radiusOf } from './plan.ts';
import { seatStyle } from './seat-style.ts';

const COASTS = [1.05, 1.1, 1.16] as const;

/** A planet with all that stands on it. Cut again only when something there has changed. */
export const Planet = memo(
  function Planet({ planet, options, look }: PlanetProps) {
    const radius = radiusOf(options, planet);
    const { x, y } = pointOf(planet.centre);
    const { tones, shades, rim, grid } = groundOf(planet.centre, radius);
    const used = new Set([cellKey(planet.centre), ...planet.slots.map(({ cell }) => cellKey(cell))]);
    const free = disc(planet.centre, radius).filter((cell) => !used.has(cellKey(cell)));
    const about = (scale: number) => `translate(${n(x)} ${n(y)})scale(${scale})translate(${n(-x)} ${n(-y)})`;
    return (
      <g
        className={`bp-planet bp-biome-${planet.biome}`}
        data-free={planet.owner === null || undefined}
        style={seatStyle(look)}
      >
        {COASTS.map((scale, k) => (
          <path key={scale} className="bp-coast" data-far={k} d={rim} transform={about(scale)} />
        ))}
        {tones.map((d, k) => (
          <path key={d} className={`bp-ground bp-tone-${k}`} d={d} />
        ))}
        {shades.map((d, k) => d !== '' && <path key={d} d={d} fill={`url(#bp-shade-${k})`} />)}
        <path className="bp-grid" d={grid} />
        <path className="bp-texture" d={textureOf(planet.biome, free)} />
        <path className="bp-cover" d={coverOf(planet, radius)} />
        {[...new Set(planet.slots.map(({ kind }) => kind))].map((kind) => {
          const at = planet.slots.filter((slot) => slot.kind === kind).map(({ cell }) => pointOf(cell));
          return isNature(kind) ? (
            <NatureArt key={kind} kind={kind} at={at} />
          ) : (
            <StructureArt key={kind} kind={kind} at={at} />
          );
        })}
        <path className="bp-rim" d={rim} />
        <g transform={`translate(${n(x)} ${n(y)})`}>
          <MonolithArt look={look} />
        </g>
      </g>
    );
  },
  (before, after) =>
    before.look === after.look && before.options === after.options && signature(before) === signature(after),
);

export interface PlanetProps {
  readonly planet: PlanetSeen;
  readonly options: Options;
  /** The seat identity of its owner. */
  readonly look: number | null;
}

function signature({ planet }: PlanetProps): string {
  return `${planet.biome} ${planet.size} ${planet.owner} ${cellKey(planet.centre)} ${planet.slots
    .map(({ cell, kind }) => `${cellKey(cell)} ${kind}`)
    .join(' ')}`;
}

const isNature = (kind: string): kind is (typeof natures)[number] => (natures as readonly string[]).includes(kind);

/** The two or three cells of orbit that each defence covers, outlined (BP-G10). */
function coverOf(planet: PlanetSeen, radius: number): string {
  return planet.slots
    .filter(({ kind }) => kind === 'cannon' || kind === 'tower')
    .map(({ cell }) =>
      outline(
        DIRECTIONS.map(({ q, r }) => ({ q: cell.q + q, r: cell.r + r })).filter(
          (near) => far(near, planet.centre) > radius,
        ),
      ),
    )
    .join('');
}
