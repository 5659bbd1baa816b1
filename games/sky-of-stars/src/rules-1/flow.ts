import type { Chance, Emit } from '@orrery/kernel';
import { end, score } from './end.ts';
import type { Event } from './events.ts';
import type { Phase } from './kind.ts';
import { acts, beforeRoll, roll } from './roll.ts';
import { deal, starts } from './round.ts';
import { isWaiting } from './seats.ts';
import { judge, reveal, show, shows } from './show.ts';
import type { State } from './state.ts';
import type { Next, Step, StepName } from './steps.ts';
import { lasts } from './stop.ts';

const steps: Readonly<Record<StepName, Step>> = {
  deal,
  starts,
  beforeRoll,
  roll,
  acts,
  lasts,
  shows,
  show,
  reveal,
  judge,
  score,
  end,
};

/** What follows when all who were asked have answered. */
const after: Readonly<Record<Exclude<Phase, 'over'>, StepName>> = {
  start: 'starts',
  act: 'acts',
  window: 'roll',
  last: 'lasts',
  show: 'reveal',
  verdict: 'judge',
};

/** SK-P1: the match goes on by itself until somebody is asked again. */
export function carryOn(s: State, from: Next, chance: Chance, emit: Emit<Event>): void {
  for (let next = from; next !== null; ) next = steps[next](s, chance, emit);
}

/** Goes on if nobody is waited for any more (SK-P5). */
export function goOn(s: State, chance: Chance, emit: Emit<Event>): void {
  if (s.phase !== 'over' && !isWaiting(s)) carryOn(s, after[s.phase], chance, emit);
}
