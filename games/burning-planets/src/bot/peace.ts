import type { Seat } from '@orrery/kernel';
import { scoreOf } from '../rules/end.ts';
import type { State } from '../rules/state.ts';

/** Rounds after which a war that has no end of its own has gone on for long, and those after which nobody wants more of it. */
const LONG = 70;
const TOO_LONG = 100;
/** Who counts so many times as much as the strongest other still hopes to win alone. */
const AHEAD = 2;

/** Would a seat share the victory (BP-E3), by what everybody sees on the board? A duel has none to share, and a limit ends a war by itself. */
export function isWeary(s: State, me: Seat): boolean {
  if (s.n === 2 || s.options.roundLimit !== 'off' || s.round <= LONG) return false;
  if (s.round > TOO_LONG) return true;
  const others = s.outAt.map((out, seat) => (out === 0 && seat !== me ? scoreOf(s, seat) : 0));
  return scoreOf(s, me) < AHEAD * Math.max(...others);
}
