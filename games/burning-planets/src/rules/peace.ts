import type { Chance, Emit, Seat } from '@orrery/kernel';
import { checkVictory } from './end.ts';
import type { Event } from './events.ts';
import type { Refusal, Share } from './moves.ts';
import { goOut } from './out.ts';
import { SPOKEN_A_TURN } from './papers.ts';
import type { State } from './state.ts';
import { passTurn } from './turn.ts';

export function refuseShare(s: State, by: Seat): Refusal | null {
  return s.spoken[by]! >= SPOKEN_A_TURN ? 'E_LIMIT' : null;
}

/** BP-P54, BP-E3. */
export function switchShare(s: State, by: Seat, move: Share, emit: Emit<Event>): void {
  s.spoken[by]!++;
  s.share = move.on ? s.share | (1 << by) : s.share & ~(1 << by);
  emit?.({ t: 'shareSwitched', seat: by, on: move.on });
  checkVictory(s, emit);
}

/** BP-E4: if it was their turn, the next one begins. */
export function concede(s: State, by: Seat, chance: Chance, emit: Emit<Event>): void {
  goOut(s, by, null, 'conceded', emit);
  if (s.how === null && s.toAct === by) passTurn(s, chance, emit);
}
