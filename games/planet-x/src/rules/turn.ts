import type { Emit, Seat } from '@orrery/kernel';
import { type Cards, cardsOf } from './cards.ts';
import { calledOff, compare, loseUnits } from './clash.ts';
import { endGame, isLastCardPlayed, isStalemate } from './end.ts';
import type { Event } from './events.ts';
import type { WindowKind } from './kind.ts';
import { refill } from './refill.ts';
import { eligible, leftOf, listOf } from './seats.ts';
import { countUnits, loneUnit } from './stacks.ts';
import { NONE, type State } from './state.ts';
import { endTruces } from './truces.ts';

/** PX-P5, steps 1 and 2. */
export function startTurn(s: State, seat: Seat, emit: Emit<Event>): void {
  s.active = seat;
  s.turn++;
  s.used = 0;
  s.moved = false;
  s.phase = 'main';
  emit?.({ t: 'turnStarted', turn: s.turn, seat });
}

/** PX-P26, PX-P27: a window opens, or asks again after a special; with nobody eligible it is left at once. */
export function askWindow(s: State, kind: WindowKind, emit: Emit<Event>): void {
  const open = s.phase === kind;
  const asked = eligible(s);
  s.passed = 0;
  if (asked === 0) {
    if (open) emit?.({ t: 'windowClosed', kind });
    leaveWindow(s, kind, emit);
    return;
  }
  s.phase = kind;
  s.windows++;
  emit?.({ t: 'windowOpened', kind, n: s.windows, asked: listOf(asked) });
}

/** PX-P27: a secret pass; the last one closes the window. */
export function passWindow(s: State, by: Seat, emit: Emit<Event>): void {
  const kind = s.phase as WindowKind;
  s.passed |= 1 << by;
  emit?.({ t: 'answered', seat: by, answer: { to: kind } });
  if ((eligible(s) & ~s.passed) !== 0) return;
  s.passed = 0;
  emit?.({ t: 'windowClosed', kind });
  leaveWindow(s, kind, emit);
}

function leaveWindow(s: State, kind: WindowKind, emit: Emit<Event>): void {
  if (kind === 'attackWindow') clash(s, emit);
  else endTurn(s, emit);
}

/** PX-P15, PX-P16, PX-P27: what follows a special, by the phase it was played in. */
export function afterSpecial(s: State, emit: Emit<Event>): void {
  if (s.phase === 'main') return;
  const kind = s.phase as WindowKind;
  const why = kind === 'attackWindow' ? calledOff(s) : null;
  if (why === null) {
    askWindow(s, kind, emit);
    return;
  }
  emit?.({ t: 'attackCalledOff', why });
  emit?.({ t: 'windowClosed', kind });
  s.passed = 0;
  afterAction(s, emit);
}

/** PX-P17: the comparison, and the losses where nobody has a choice. */
function clash(s: State, emit: Emit<Event>): void {
  const forces = compare(s, cardsOf(s.options));
  const [mine, theirs] = forces;
  const outcome = mine > theirs ? 'won' : mine < theirs ? 'lost' : 'tied';
  const paysAlone = countUnits(s, s.attacker) === 1;
  const free = outcome === 'tied' || (paysAlone && (outcome === 'lost' || countUnits(s, s.target) === 1));
  const chooser = free ? null : outcome === 'won' ? s.active : s.defender;
  emit?.({ t: 'clash', seat: s.active, defender: s.defender, forces, outcome, chooser });
  if (chooser !== null) {
    s.phase = outcome === 'won' ? 'chooseWin' : 'chooseLoss';
    return;
  }
  if (outcome === 'won') loseUnits(s, loneUnit(s, s.target), loneUnit(s, s.attacker), null, emit);
  else if (outcome === 'lost') loseUnits(s, NONE, loneUnit(s, s.attacker), null, emit);
  afterAction(s, emit);
}

/** PX-P5, step 4: the action is done. */
export function afterAction(s: State, emit: Emit<Event>): void {
  s.attacker = s.target = s.defender = NONE;
  if (s.options.endWindow) askWindow(s, 'endWindow', emit);
  else endTurn(s, emit);
}

/** PX-P5, steps 5 to 8. */
function endTurn(s: State, emit: Emit<Event>): void {
  const cards: Cards = cardsOf(s.options);
  refill(s, cards, emit);
  if (s.truces.length > 0) endTruces(s, cards, emit);
  s.stall = s.moved ? 0 : s.stall + 1;
  if (isLastCardPlayed(s)) {
    if (emit !== null)
      for (const [seat, size] of s.sizes.entries()) if (size === 0) emit({ t: 'lastCardPlayed', seat });
    endGame(s, cards, 'lastCard', emit);
  } else if (isStalemate(s)) endGame(s, cards, 'stalemate', emit);
  else startTurn(s, leftOf(s, s.active), emit);
}
