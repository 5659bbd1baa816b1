import type { ReactNode } from 'react';
import { Picture } from '../Picture.tsx';
import type { PlanetKind } from '../planets/kind.ts';

export type NamedKind = Exclude<PlanetKind, 'small' | 'dark'>;

export const isNamed = (kind: PlanetKind): kind is NamedKind => kind !== 'small' && kind !== 'dark';

const SIX = [0, 60, 120, 180, 240, 300] as const;

/** Signs of the named planets, 24 x 24 about 0, 0; strokes only. */
const GLYPHS: Readonly<Record<NamedKind, ReactNode>> = {
  zero: <path d="M0-6.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13ZM-8 8L8-8" />,
  amaranth: (
    <>
      {SIX.map((turn) => (
        <ellipse key={turn} cy={-5.6} rx={2.5} ry={3.8} transform={`rotate(${turn})`} />
      ))}
      <circle r={1.4} fill="currentColor" />
    </>
  ),
  boreas: SIX.map((turn) => (
    <path key={turn} d="M0 0V-9M0-5.200L-2.800-8M0-5.200L2.800-8" transform={`rotate(${turn})`} />
  )),
  cinder: (
    <path d="M0-9.500C1-5 6.500-2.500 6.500 3A6.500 6.500 0 0 1-6.500 3C-6.500 0-4.500-1.500-4-4-2.500-3-2-1.500-1.600-.5 0-3 .5-6 0-9.500ZM0 8.500C-2.800 7-2.600 4.500 0 2.500 2.600 4.500 2.800 7 0 8.500Z" />
  ),
  drift: (
    <path d="M-9-4.500C-6-8-3-8 0-4.500S6-1 9-4.500M-9 1C-6-2.500-3-2.500 0 1S6 4.500 9 1M-9 6.500C-6 3-3 3 0 6.500S6 10 9 6.500" />
  ),
  echo: (
    <>
      <circle r={1.6} fill="currentColor" />
      <circle r={5} />
      <circle r={8.8} />
    </>
  ),
};

/** The sign alone, inside an svg, as a group about 0, 0 of the given size. */
export function GlyphMark({ kind, size }: { readonly kind: NamedKind; readonly size: number }) {
  return (
    <g className="glyph" transform={`scale(${size / 24})`}>
      {GLYPHS[kind]}
    </g>
  );
}

/** The sign as a picture of its own among words; give a label when no word stands beside it. */
export function NameGlyph({
  kind,
  size = 20,
  label,
}: {
  readonly kind: NamedKind;
  readonly size?: number;
  readonly label?: string;
}) {
  return (
    <Picture width={size} height={size} viewBox="-12 -12 24 24" label={label}>
      <g className="glyph">{GLYPHS[kind]}</g>
    </Picture>
  );
}
