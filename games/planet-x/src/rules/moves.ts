import type { Chance, Emit, Observer, Seat } from '@orrery/kernel';
import {
  deploy,
  discard,
  join,
  refuseDeploy,
  refuseDiscard,
  refuseJoin,
  refuseSupport,
  support,
  supportReply,
} from './actions.ts';
import { attack, chooseLosses, refuseAttack, refuseLosses } from './attack.ts';
import { cardsOf } from './cards.ts';
import { endGame } from './end.ts';
import type { Event } from './events.ts';
import type { Move, Phase, Refusal, View } from './kind.ts';
import { mulligan, refuseMulligan, refuseVote, vote } from './opening.ts';
import { allyOf, eligible, everyone, isEligible, listOf } from './seats.ts';
import { playSpecial, refuseSpecial } from './specials.ts';
import { NONE, type State } from './state.ts';
import { afterAction, passWindow } from './turn.ts';

/** Everybody, always: anyone may give up at any time (PX-E6), and whether a seat holds a special is nobody's business. */
export function actors(s: State): readonly Seat[] {
  return s.phase === 'over' ? listOf(0) : listOf(everyone(s));
}

/**
 * Whom the game waits for. Who has passed, voted or answered the mulligan is secret (PX-P27): an observer
 * knows it of itself alone, and takes all others for still thinking.
 */
export function awaited(s: State, who?: Observer): readonly Seat[] {
  const asked = askedSeats(s);
  if (who === undefined) return listOf(asked & ~answeredSeats(s));
  return who === 'table' ? listOf(asked) : listOf(asked & ~(answeredSeats(s) & (1 << who)));
}

function askedSeats(s: State): number {
  switch (s.phase) {
    case 'over':
      return 0;
    case 'vote':
    case 'mulligan':
      return everyone(s);
    case 'attackWindow':
    case 'endWindow':
      return eligible(s);
    case 'support':
      return 1 << allyOf(s, s.active);
    case 'chooseLoss':
      return 1 << s.defender;
    default:
      return 1 << s.active;
  }
}

function answeredSeats(s: State): number {
  if (s.phase !== 'vote' && s.phase !== 'mulligan') return s.passed;
  let set = 0;
  for (let seat = 0; seat < s.n; seat++) if (s.answers[seat] !== NONE) set |= 1 << seat;
  return set;
}

/**
 * PX-P28 and E_STALE: the question changes with everything that everybody sees happen (an action leads to another phase,
 * window or turn; a special uses an allowance; or somebody gives up), and with one's own secret answer; never with
 * another's. The host refuses an answer to another question as STALE.
 */
export function asks(s: State, by: Seat): string {
  const answered = (answeredSeats(s) >> by) & 1;
  return `${s.turn}.${s.phase}.${s.windows}.${s.used}.${s.resigned}.${answered}`;
}

const WINDOWS: readonly Phase[] = ['attackWindow', 'endWindow'];
const PHASES: Readonly<Record<string, readonly Phase[]>> = {
  voteFirst: ['vote'],
  mulligan: ['mulligan'],
  deploy: ['main'],
  discard: ['main'],
  form: ['main'],
  reinforce: ['main'],
  attack: ['main'],
  support: ['main'],
  supportReply: ['support'],
  pass: ['main', ...WINDOWS],
  playSpecial: ['main', ...WINDOWS],
  chooseLosses: ['chooseWin', 'chooseLoss'],
};
const ANYBODYS: readonly string[] = ['voteFirst', 'mulligan', 'playSpecial'];

/** Over, phase, turn: in this order. */
export function gate(s: State, by: Seat, t: string): Refusal | null {
  if (s.phase === 'over') return 'E_OVER';
  if (!Number.isInteger(by) || by < 0 || by >= s.n) return 'E_NOT_YOUR_TURN';
  if (!Object.hasOwn(PHASES, t)) return t === 'resign' && (s.resigned >> by) & 1 ? 'E_ALREADY_ANSWERED' : null;
  if (!PHASES[t]!.includes(s.phase)) return 'E_PHASE';
  if (ANYBODYS.includes(t) || WINDOWS.includes(s.phase)) return null;
  return (askedSeats(s) >> by) & 1 ? null : 'E_NOT_YOUR_TURN';
}

export function refuse(s: State, by: Seat, move: Move): Refusal | null {
  const shut = gate(s, by, move.t);
  if (shut !== null) return shut;
  switch (move.t) {
    case 'voteFirst':
      return refuseVote(s, by, move);
    case 'mulligan':
      return refuseMulligan(s, by, move);
    case 'deploy':
      return refuseDeploy(s, by, move);
    case 'discard':
      return refuseDiscard(s, by, move);
    case 'form':
    case 'reinforce':
      return refuseJoin(s, by, move);
    case 'attack':
      return refuseAttack(s, by, move);
    case 'support':
    case 'supportReply':
      return refuseSupport(s, by, move);
    case 'pass':
      return refusePass(s, by);
    case 'playSpecial':
      return refuseSpecial(s, by, move);
    case 'chooseLosses':
      return refuseLosses(s, move);
    case 'resign':
      return null;
  }
}

/** PX-P6, PX-P27. */
function refusePass(s: State, by: Seat): Refusal | null {
  if (s.phase === 'main') return s.sizes[by] === 0 ? null : 'E_PASS_NOT_ALLOWED';
  if (!isEligible(s, by)) return 'E_NOT_ASKED';
  return (s.passed >> by) & 1 ? 'E_ALREADY_ANSWERED' : null;
}

export function apply(s: State, by: Seat, move: Move, chance: Chance, emit: Emit<Event>): void {
  switch (move.t) {
    case 'pass':
      if (s.phase === 'main') afterAction(s, emit);
      else passWindow(s, by, emit);
      return;
    case 'voteFirst':
      vote(s, by, move, chance, emit);
      return;
    case 'mulligan':
      mulligan(s, by, move, emit);
      return;
    case 'deploy':
      deploy(s, by, move, emit);
      return;
    case 'discard':
      discard(s, by, move, emit);
      return;
    case 'form':
    case 'reinforce':
      join(s, by, move, emit);
      return;
    case 'attack':
      attack(s, by, move, emit);
      return;
    case 'support':
      support(s, by, move, emit);
      return;
    case 'supportReply':
      supportReply(s, by, move, emit);
      return;
    case 'playSpecial':
      playSpecial(s, by, move, chance, emit);
      return;
    case 'chooseLosses':
      chooseLosses(s, by, move, emit);
      return;
    case 'resign':
      resign(s, by, emit);
  }
}

/** PX-E6: with two sides the other one wins; in a free-for-all the table's host lets a bot play the seat on. */
function resign(s: State, by: Seat, emit: Emit<Event>): void {
  s.resigned |= 1 << by;
  emit?.({ t: 'resigned', seat: by });
  if (s.n === 2 || s.options.mode === 'teams') endGame(s, cardsOf(s.options), 'resigned', emit);
}

/** PX-E6: in a free-for-all a bot plays on for who has given up. */
export function abandoned({ players }: View): readonly Seat[] {
  return players.flatMap(({ resigned }, seat) => (resigned ? [seat] : []));
}
