import type { Observer, Seat } from '@orrery/kernel';
import { listed, type Say } from '@orrery/words';
import type { SeatInfo } from '../table/contract.ts';
import type { UiWord } from '../words/index.ts';

/** The lead of the action bar: whose decision it is, for one reader. */
export function whoseTurn(
  awaited: readonly Seat[],
  as: Observer,
  seats: readonly SeatInfo[],
  say: Say<UiWord>,
): string {
  if (awaited.length === 0) return say('ui.turn.over');
  if (as !== 'table' && awaited.includes(as)) return say('ui.turn.yours');
  const names = seats.filter(({ seat }) => awaited.includes(seat)).map(({ name }) => name);
  if (names.length > 1) return say('ui.turn.several', { names: listed(say, names) });
  return say('ui.turn.theirs', { name: names[0] ?? '' });
}
