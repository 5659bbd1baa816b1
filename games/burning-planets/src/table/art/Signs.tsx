import type { Kit, Nature, Structure } from '../../data/index.ts';
import { hexPath, type Point } from '../map/hex.ts';
import { movedTo } from './moved.ts';
import { ASTEROID, KIT_SIGNS, MONOLITH, NATURE_SIGNS, type Sign, STRUCTURE_SIGNS } from './signs.ts';

/** About 0, 0. */
const HERE: readonly Point[] = [{ x: 0, y: 0 }];

/** One sign in each of these places. */
function Cut({ sign, at = HERE }: { readonly sign: Sign; readonly at?: readonly Point[] }) {
  const drawn = (path: string) => (at === HERE ? path : at.map((point) => movedTo(point, path)).join(''));
  return (
    <>
      {sign.fill !== undefined && <path className="bp-sign" d={drawn(sign.fill)} />}
      {sign.cut !== undefined && <path className="bp-cut" d={drawn(sign.cut)} />}
      {sign.line !== undefined && <path className="bp-line" d={drawn(sign.line)} />}
    </>
  );
}

/** Structures of a kind: one bold sign each, on a plaque rimmed in its owner's colour. */
export function StructureArt({ kind, at = HERE }: { readonly kind: Structure; readonly at?: readonly Point[] }) {
  return (
    <g className={`bp-structure bp-${kind}`}>
      <path className="bp-plaque" d={at.map((point) => hexPath(point, 0.86)).join('')} />
      <Cut sign={STRUCTURE_SIGNS[kind]} at={at} />
    </g>
  );
}

export function NatureArt({ kind, at = HERE }: { readonly kind: Nature; readonly at?: readonly Point[] }) {
  return (
    <g className={`bp-${kind}`}>
      <Cut sign={NATURE_SIGNS[kind]} at={at} />
    </g>
  );
}

/** An asteroid, and what stands on it. */
export function AsteroidArt({ on = null }: { readonly on?: 'drill' | 'habitat' | null }) {
  return (
    <>
      <g className="bp-asteroid">
        <path className="bp-halo" d={ASTEROID.fill} />
        <Cut sign={ASTEROID} />
      </g>
      {on !== null && (
        <g transform="translate(.1-.44)scale(.92)">
          <KitArt kind={on} />
        </g>
      )}
    </>
  );
}

export function KitArt({ kind }: { readonly kind: Kit }) {
  return (
    <g className={`bp-kit bp-${kind}`}>
      <path className="bp-halo" d={`${KIT_SIGNS[kind].fill ?? ''}${KIT_SIGNS[kind].cut ?? ''}`} />
      {kind === 'station' && <circle className="bp-halo" r=".64" />}
      <Cut sign={KIT_SIGNS[kind]} />
    </g>
  );
}

/** The heart of a planet and the flag of its owner; without a look: of nobody yet. */
export function MonolithArt({ look }: { readonly look: number | null }) {
  return (
    <g className="bp-monolith" data-free={look === null || undefined}>
      <circle className="bp-mono" r="1.02" />
      {look === null ? (
        <circle className="bp-mono-free" r=".5" />
      ) : (
        <>
          <path className="bp-stone" d={MONOLITH.face} />
          <path d={MONOLITH.face} fill={`url(#bp-hatch-${look})`} />
          <path className="bp-stone-side" d={MONOLITH.side} />
          <path className="bp-line" d={MONOLITH.ground} />
        </>
      )}
    </g>
  );
}
