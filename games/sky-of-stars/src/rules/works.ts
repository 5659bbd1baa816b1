import type { Seat, Work } from '@orrery/kernel';
import type { View } from './view-kind.ts';

/** Every constellation of a match that is over may be somebody's best. */
export function works({ phase, players }: View): readonly Work[] {
  if (phase !== 'over') return [];
  return players.flatMap(({ sky }, by) =>
    sky.drawings.flatMap(({ round, lines }) => (lines.length === 0 ? [] : [{ id: workId(by, round), by }])),
  );
}

export function workId(seat: Seat, round: number): string {
  return `${seat}.${round}`;
}
