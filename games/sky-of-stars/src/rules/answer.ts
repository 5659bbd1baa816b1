import type { Emit, Seat } from '@orrery/kernel';
import { type Chart, chartOf, starId } from './chart.ts';
import { ballotByClock, openFor, sealedByClock } from './clock.ts';
import type { Chosen, Event } from './events.ts';
import type { Answer, Move } from './kind.ts';
import { hasAnswered } from './seats.ts';
import { ABSTAINED, OBJECT, OK, type Sealed, type State } from './state.ts';

type SealedMove = Extract<Move, { t: 'start' | 'line' | 'pass' | 'erase' | 'ready' | 'count' }>;
type Ballot = Extract<Move, { t: 'guess' | 'verdict' }>;

/** SK-P5: an answer stays sealed, and may be replaced, until all who are asked have one. */
export function seal(s: State, by: Seat, move: SealedMove, emit: Emit<Event>): void {
  keep(s, by, inNumbers(chartOf(s.options), move), emit);
}

/** SK-P14: a guess may be changed until the reveal; a verdict likewise. */
export function answer(s: State, by: Seat, move: Ballot, emit: Emit<Event>): void {
  vote(s, by, move.owner, move.t === 'guess' ? move.n : move.says === 'ok' ? OK : OBJECT, emit);
}

/** SK-P21 for one seat. Answers given stand. */
export function timeOut(s: State, by: Seat, emit: Emit<Event>): void {
  emit?.({ t: 'timedOut', seat: by });
  if (s.phase === 'show' || s.phase === 'verdict')
    for (const owner of openFor(s, by)) vote(s, by, owner, ballotByClock(s), emit);
  else keep(s, by, sealedByClock(s, by), emit);
}

function keep(s: State, by: Seat, sealed: Sealed, emit: Emit<Event>): void {
  const first = s.pending[by] === null;
  s.pending[by] = sealed;
  if (sealed.t === 'ready' || sealed.t === 'count') {
    emit?.({ t: sealed.t === 'ready' ? 'readied' : 'counted', seat: by });
    return;
  }
  emit?.({ t: 'chosen', seat: by, answer: inNames(chartOf(s.options), sealed) });
  if (first) emit?.({ t: 'acted', seat: by });
}

/** Others hear of it once the seat has answered for every drawing on show. */
function vote(s: State, by: Seat, owner: Seat, ballot: number, emit: Emit<Event>): void {
  const before = hasAnswered(s, by);
  s.ballots[by]![owner] = ballot;
  if (emit === null) return;
  emit({ t: 'chosen', seat: by, answer: ballotSeen(s, owner, ballot) });
  if (before || !hasAnswered(s, by)) return;
  emit({ t: s.phase === 'show' ? 'guessed' : 'acted', seat: by });
}

function ballotSeen(s: State, owner: Seat, ballot: number): Chosen['answer'] {
  if (s.phase !== 'verdict') return { t: 'guess', owner, n: ballot === ABSTAINED ? null : ballot };
  return { t: 'verdict', owner, says: ballot === OBJECT ? 'object' : 'ok' };
}

/** A sealed answer by the numbers of its stars, as the state keeps it. */
export function inNumbers({ numberOf }: Chart, move: Answer): Sealed {
  switch (move.t) {
    case 'start':
    case 'erase':
      return { t: move.t, star: numberOf.get(move.star)! };
    case 'line':
      return { t: 'line', from: numberOf.get(move.from)!, to: numberOf.get(move.to)! };
    default:
      return { t: move.t };
  }
}

/** A sealed answer by the names of its stars, as its owner sees it. */
export function inNames(chart: Chart, sealed: Sealed): Answer {
  switch (sealed.t) {
    case 'start':
    case 'erase':
      return { t: sealed.t, star: starId(chart, sealed.star) };
    case 'line':
      return { t: 'line', from: starId(chart, sealed.from), to: starId(chart, sealed.to) };
    default:
      return { t: sealed.t };
  }
}
