import type { Seat } from '@orrery/kernel';
import { chartOf } from './chart.ts';
import { isFree } from './draw.ts';
import type { Face, Options, Phase } from './kind.ts';
import { shortestLine, wantedNow } from './line.ts';
import { ABSTAINED, NOT_YET, OK, type Sealed, type State } from './state.ts';
import type { View } from './view-kind.ts';

/** SK-P21: what stands for the answer of a seat whose clock has run out, in the phases of sealed answers. */
export function sealedByClock(s: State, seat: Seat): Sealed {
  switch (s.phase) {
    case 'start': {
      const star = chartOf(s.options).fromCentre.find((each) => isFree(s, seat, each));
      return star === undefined ? { t: 'none' } : { t: 'start', star };
    }
    case 'act': {
      if (s.face === 'erase') return { t: 'none' };
      const line = shortestLine(s, seat, wantedNow(s));
      return line === null ? { t: 'none' } : { t: 'line', ...line };
    }
    case 'window':
      return { t: 'ready' };
    case 'count':
      return { t: 'count' };
    default:
      return { t: 'pass' };
  }
}

/** SK-P21: guesses not given are abstentions, verdicts not given are `ok`; those given stand. */
export function ballotByClock(s: State): number {
  return s.phase === 'show' ? ABSTAINED : OK;
}

/** The drawings a seat has still to guess or judge. */
export function openFor(s: State, seat: Seat): Seat[] {
  return s.open.filter((owner) => owner !== seat && s.ballots[seat]![owner] === NOT_YET);
}

/** Seconds for each kind of step (`timers`), for the host's clock: the rules have none. null: no clock runs. */
export function secondsFor({ timers }: Pick<Options, 'timers'>, phase: Phase, face: Face | null): number | null {
  if (timers === 'off' || phase === 'over') return null;
  const step = phase === 'act' ? (face === 'erase' ? 'erase' : 'line') : phase;
  return SECONDS[step][timers];
}

/** For the longest of them, with what is played before it. */
export function mostSeconds({ timers }: Pick<Options, 'timers'>): number | null {
  if (timers === 'off') return null;
  return Math.max(...Object.entries(SECONDS).map(([step, seconds]) => seconds[timers] + (LATER[step] ?? 0)));
}

/**
 * What is played on every screen before a question can be answered costs nobody their time: STOP, the sky that is shown, after a
 * reveal that one first, and before a later round the page of the round.
 */
export function secondsOnStage({ phase, round, rounds }: Pick<View, 'phase' | 'round' | 'rounds'>): number {
  const first = phase === 'start' ? round <= 1 : (rounds.at(-1)?.shows.length ?? 0) === 0;
  return (first ? FIRST[phase] : LATER[phase]) ?? 0;
}
const FIRST: Readonly<Record<string, number>> = { last: 1.5, show: 0.6 };
const LATER: Readonly<Record<string, number>> = { last: 1.5, show: 6.6, start: 10 };

const SECONDS = {
  start: { relaxed: 45, brisk: 25 },
  line: { relaxed: 45, brisk: 20 },
  erase: { relaxed: 30, brisk: 15 },
  window: { relaxed: 8, brisk: 4 },
  last: { relaxed: 45, brisk: 20 },
  show: { relaxed: 40, brisk: 20 },
  count: { relaxed: 8, brisk: 8 },
  verdict: { relaxed: 40, brisk: 20 },
} as const;
