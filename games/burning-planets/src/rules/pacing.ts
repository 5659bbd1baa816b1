import type { Pacing, Tempo } from '@orrery/kernel';
import type { BurningPlanets } from './kind.ts';

/** Seconds at the table, hours by correspondence: for a place in the setup, and for each phase of a turn as a whole. */
const PLACE = 45;
const PHASES = { structures: 90, ships: 60, actions: 150 } as const;
const UNITS: Readonly<Record<Tempo, number | null>> = { off: null, live: 1000, days: 3_600_000 };

/** A phase is one question however much is done in it: who acts again and again cannot make it longer. */
export const pacing: Pacing<BurningPlanets> = {
  usual: 'off',
  longest: () => Math.max(PLACE, ...Object.values(PHASES)) * 1000,
  timing({ stage, round, turn, placing, acts }, tempo) {
    const unit = UNITS[tempo];
    if (unit === null || stage === 'over') return null;
    if (turn !== null) {
      const { seat, phase } = turn;
      return { question: `${round}.${seat}.${phase}`, limit: PHASES[phase] * unit, waits: [], least: 0 };
    }
    if (placing === null) return null;
    return { question: `${stage}.${acts}.${placing.seat}`, limit: PLACE * unit, waits: [], least: 0 };
  },
};
