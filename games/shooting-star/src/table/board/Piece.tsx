import { n, World } from '@orrery/ui';
import { memo, type ReactNode } from 'react';
import type { PlanetKind as CardKind } from '../../data/index.ts';
import { faceOf } from '../../picture/face.ts';

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
