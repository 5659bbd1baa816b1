import type { Chance, Emit, Seat } from '@orrery/kernel';
import { answer, seal, timeOut } from './answer.ts';
import type { Event } from './events.ts';
import { carryOn, goOn } from './flow.ts';
import type { Move, Phase, Refusal } from './kind.ts';
import { leave } from './leave.ts';
import { refuseParameters } from './refuse.ts';
import { activeSeats, hasAnswered, isActive, unanswered } from './seats.ts';
import type { State } from './state.ts';
import { callStop } from './stop.ts';

/** Who is asked may change the answer until all have given one (SK-P5); with `onLeave: drop` everybody may leave. */
export function actors(s: State): readonly Seat[] {
  if (s.phase === 'over') return [];
  return s.options.onLeave === 'drop' ? activeSeats(s) : s.asked;
}

export function awaited(s: State): readonly Seat[] {
  return unanswered(s);
}

/** When each kind of move is in its place. */
const phases: Readonly<Record<Exclude<Move['t'], 'timeout' | 'leave'>, readonly Phase[]>> = {
  start: ['start'],
  line: ['act', 'last'],
  pass: ['act', 'last'],
  erase: ['act'],
  ready: ['window'],
  stop: ['window'],
  guess: ['show'],
  verdict: ['verdict'],
};

export function gate(s: State, by: Seat, t: string): Refusal | null {
  if (s.phase === 'over') return 'wrong-phase';
  if (t === 'leave') return gateLeave(s, by);
  if (Object.hasOwn(phases, t) && !phases[t as keyof typeof phases].includes(s.phase)) return 'wrong-phase';
  if (!s.asked.includes(by)) return t === 'guess' || t === 'verdict' ? notAskedToVote(s, by) : 'not-asked';
  if (t === 'timeout' || t === 'ready') return hasAnswered(s, by) ? 'not-asked' : null;
  return null;
}

function gateLeave(s: State, by: Seat): Refusal | null {
  if (s.options.onLeave === 'bot') return 'bot-takes-over';
  return isActive(s, by) ? null : 'already-left';
}

function notAskedToVote(s: State, by: Seat): Refusal {
  return s.open.includes(by) ? 'own-drawing' : 'not-asked';
}

export function refuse(s: State, by: Seat, move: Move): Refusal | null {
  return gate(s, by, move.t) ?? refuseParameters(s, by, move);
}

export function apply(s: State, by: Seat, move: Move, chance: Chance, emit: Emit<Event>): void {
  if (move.t === 'leave') {
    const next = leave(s, by, emit);
    if (next !== null) carryOn(s, next, chance, emit);
  } else if (move.t === 'stop') {
    carryOn(s, callStop(s, by, emit), chance, emit);
  } else if (move.t === 'timeout') timeOut(s, by, emit);
  else if (move.t === 'guess' || move.t === 'verdict') answer(s, by, move, emit);
  else seal(s, by, move, emit);
  goOn(s, chance, emit);
}

/** The question put to a seat: the step, whoever has answered it. So another's answer makes mine not stale. */
export function asks(s: State): string {
  return `${s.round}.${s.phase}.${s.phase === 'show' || s.phase === 'verdict' ? s.showIndex : s.rolls}`;
}
