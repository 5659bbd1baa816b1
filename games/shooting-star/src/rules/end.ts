import type { Emit } from '@orrery/kernel';
import { count } from './bits.ts';
import type { Event } from './kind.ts';
import { missionsOf } from './missions.ts';
import { pilesOf } from './piles.ts';
import { finalScore } from './score.ts';
import type { State } from './state.ts';

export const ROUNDS = 7;

/** SS-P17: the next round, or the end (SS-E1). */
export function endRound(s: State, emit: Emit<Event>): void {
  for (let seat = 0; seat < s.n; seat++) s.weapon[seat] = s.arrow[seat] = -1;
  const planetsLeft = count(s.alive);
  const over = s.round === ROUNDS || planetsLeft <= s.n;
  const nextInvader = (s.invader + 1) % s.n;
  emit?.({ t: 'roundEnded', planetsLeft, nextInvader: over ? null : nextInvader });
  if (over) {
    endGame(s, emit);
    return;
  }
  s.invader = s.toAct = nextInvader;
  s.round++;
  emit?.({ t: 'roundStarted', round: s.round, invader: nextInvader });
}

/** SS-E2: hands go to Debris, missions are shown. */
function endGame(s: State, emit: Emit<Event>): void {
  for (let seat = 0; seat < s.n; seat++) {
    s.debris[seat * s.n + seat]! |= s.hands[seat]!;
    s.hands[seat] = 0;
  }
  s.phase = 'over';
  s.toAct = -1;
  if (emit === null) return;
  emit({ t: 'missionsRevealed', missions: s.hands.map((_, seat) => missionsOf(s, seat)) });
  const piles = s.options.piles === 'memory' ? s.hands.map((_, seat) => pilesOf(s, seat)) : null;
  emit({ t: 'gameEnded', result: finalScore(s), piles });
}
