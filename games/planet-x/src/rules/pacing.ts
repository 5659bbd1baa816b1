import type { Answering, Pacing, Tempo, Timing } from '@orrery/kernel';
import { readPreference, stopsAt, usualStop } from './answering.ts';
import type { Phase, PlanetX, View } from './kind.ts';

/** PX-P30: a window lasts at least so long, in milliseconds; the animation of the action runs meanwhile. */
const least = 1500;

/**
 * PX-S7: first hands stay open so long, whoever has answered: a hand that may not be changed is kept by its device, and nobody
 * may tell that from a hand that was changed, or kept by choice, meanwhile. Bots do not look at clocks: for them nobody waits.
 */
const leastHands = 2500;

/** PX-P30: in seconds at the table, in hours by correspondence. */
const LIMITS: Readonly<Record<Exclude<Phase, 'over'>, number>> = {
  vote: 20,
  mulligan: 20,
  main: 60,
  attackWindow: 15,
  chooseWin: 20,
  chooseLoss: 20,
  support: 20,
  endWindow: 8,
};
const UNITS: Readonly<Record<Tempo, number | null>> = { off: null, live: 1000, days: 3_600_000 };

/** Windows, main and choices: how long they last depends on the phase alone (PX-P26, PX-P30). */
function timing(view: View, tempo: Tempo): Timing | null {
  const { phase, turn, windows, players } = view;
  if (phase === 'over') return null;
  const unit = UNITS[tempo];
  const isWindow = phase === 'attackWindow' || phase === 'endWindow';
  // A special in main puts the question anew (PX-P28), as it does in a window, which counts its own askings.
  const specials = players.filter(({ specialUsed }) => specialUsed).length;
  return {
    question: `${turn}.${phase}.${windows}.${specials}`,
    limit: unit === null ? null : LIMITS[phase] * unit,
    waits: isWindow ? ['pass'] : phase === 'mulligan' ? ['mulligan'] : [],
    ...(isWindow ? { least } : phase === 'mulligan' ? { least: leastHands, leastAlone: 0 } : { least: 0 }),
  };
}

/** PX-P29: the host passes for who does not stop at this window. */
const answering: Answering<PlanetX> = {
  isPreference: (how) => readPreference(how) !== null,
  usual: usualStop,
  // Hold is for a window of its own match.
  lasting: (how) => readPreference(how)?.stop ?? usualStop,
  answer(view, by, how) {
    const preference = readPreference(how);
    if (preference === null || view.window === null || stopsAt(preference, view, by)) return null;
    return { t: 'pass' };
  },
};

const longest = () => Math.max(...Object.values(LIMITS)) * 1000;

export const pacing: Pacing<PlanetX> = { longest, timing, answering, secretAnswers: true };
