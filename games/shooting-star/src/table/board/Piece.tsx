import { n, type PlanetKind, World } from '@orrery/ui';
import { memo, type ReactNode } from 'react';
import type { PlanetKind as CardKind } from '../../data/index.ts';

const NAMED: Readonly<Record<string, PlanetKind>> = {
  Zero: 'zero',
  Amaranth: 'amaranth',
  Boreas: 'boreas',
  Cinder: 'cinder',
  Drift: 'drift',
  Echo: 'echo',
};
const STRANGERS: readonly PlanetKind[] = ['drift', 'echo', 'amaranth', 'boreas', 'cinder'];

/** The face of a planet; a name of another owner's set borrows one of ours, always the same. */
export function faceOf(kind: CardKind, name: string | null): PlanetKind {
  if (kind === 'dark') return 'dark';
  if (kind === 'small' || name === null) return 'small';
  return NAMED[name] ?? STRANGERS[name.length % STRANGERS.length] ?? 'drift';
}

export interface PieceProps {
  readonly planet: string;
  readonly kind: CardKind;
  readonly name: string | null;
  readonly level: number | null;
  readonly moons: number;
  readonly r: number;
  readonly gap: number;
  readonly cover?: ReactNode;
}

/** One planet of the sector about 0, 0. */
export const Piece = memo(function Piece({ planet, kind, name, level, moons, r, gap, cover }: PieceProps) {
  return (
    <World
      kind={faceOf(kind, name)}
      seed={planet}
      r={n(r)}
      level={level ?? 0}
      moon={moons > 0}
      falls={level === 1 || level === 3}
      gap={gap}
      cover={cover}
    />
  );
});
