import { memo, type ReactNode } from 'react';
import { n } from '../pen.ts';
import { globeRadius } from '../planets/cut.ts';
import type { PlanetKind } from '../planets/kind.ts';
import { Planet } from '../planets/Planet.tsx';
import { LevelNumeral, LevelRings, RING_GAP } from './LevelRings.tsx';
import { MoonBadge } from './MoonBadge.tsx';
import { GlyphMark, isNamed } from './NameGlyph.tsx';

export type WorldProps = {
  readonly kind: PlanetKind;
  readonly seed: string | number;
  readonly r: number;
  /** Rings and numeral; 0 shows neither. */
  readonly level?: number;
  readonly moon?: boolean;
  /** The next hit captures it: a bright rim. */
  readonly falls?: boolean;
  readonly gap?: number;
  /** A card lying on the planet, drawn about 0, 0: the numeral then moves into a tag at the upper left. `true`: whoever asks draws both. */
  readonly cover?: ReactNode;
};

/** A planet as a playing piece: everything has its fixed corner, so a glance always finds it. */
export const World = memo(function World({
  kind,
  seed,
  r,
  level = 0,
  moon = false,
  falls = false,
  gap = RING_GAP.wide,
  cover,
}: WorldProps) {
  const covered = cover !== undefined && cover !== null && cover !== false;
  return (
    <g className="world">
      <LevelRings r={r} level={level} gap={gap} />
      <Planet kind={kind} seed={seed} r={r} />
      {falls && <circle className="level-rim" r={n(globeRadius(kind, r) + r * 0.02)} strokeWidth={n(r * 0.07)} />}
      {level > 0 && !covered && <LevelNumeral x={r * 0.31} y={r * 0.12} size={r * 1.3} level={level} />}
      {isNamed(kind) && (
        <g transform={`translate(${n(-r * 0.98)} ${n(r * 0.98)})`}>
          <circle className="badge" r={n(r * 0.37)} strokeWidth={n(r * 0.035)} />
          <GlyphMark kind={kind} size={r * 0.588} />
        </g>
      )}
      {moon && (
        <g transform={`translate(${n(r * 1.02)} ${n(-r * 0.98)})`}>
          <MoonBadge r={r} />
        </g>
      )}
      {cover}
      {covered && cover !== true && <LevelTag r={r} level={level} />}
    </g>
  );
});

/** The numeral of a planet that a card lies on; 0 shows none. */
export function LevelTag({ r, level }: { readonly r: number; readonly level: number }) {
  if (level === 0) return null;
  return (
    <g transform={`translate(${n(-r * 0.98)} ${n(-r * 0.92)})`}>
      <circle className="badge level-tag" r={n(r * 0.4)} strokeWidth={n(r * 0.04)} />
      <text className="level-tag-numeral" y={n(r * 0.22)} fontSize={n(r * 0.62)}>
        {level}
      </text>
    </g>
  );
}
