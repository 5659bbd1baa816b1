import type { Kind } from '@orrery/kernel';
import { useMemo } from 'react';
import type { Teller } from '../review/told.ts';
import { BoardDrawing } from './BoardDrawing.tsx';

interface SmallBoardProps {
  readonly teller: Teller<Kind>;
  readonly moment: number;
}

/** The board of a moment with everything open. */
export function SmallBoard({ teller: { kit, reader, seats }, moment }: SmallBoardProps) {
  const view = useMemo(() => reader.viewAt(moment, 'open'), [reader, moment]);
  const looks = useMemo(() => seats.map(({ look }) => look), [seats]);
  return <BoardDrawing {...{ kit, view, looks }} />;
}
