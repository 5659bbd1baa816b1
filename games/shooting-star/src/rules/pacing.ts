import type { Pacing, Tempo } from '@orrery/kernel';
import type { ShootingStar } from './kind.ts';

/** Seconds at the table, hours by correspondence. */
const LIMITS = { build: 45, place: 60 } as const;
const UNITS: Readonly<Record<Tempo, number | null>> = { off: null, live: 1000, days: 3_600_000 };

/** One seat at a time: every planet and every weapon that is laid is a question of its own (SS-P1, SS-V2). */
export const pacing: Pacing<ShootingStar> = {
  usual: 'off',
  longest: () => Math.max(...Object.values(LIMITS)) * 1000,
  timing({ phase, round, toAct, sites }, tempo) {
    const unit = UNITS[tempo];
    if (phase === 'over' || toAct === null || unit === null) return null;
    const laid = sites.filter(({ card }) => card !== null).length;
    const question = `${phase}.${round}.${toAct}.${sites.length}.${laid}`;
    return { question, limit: LIMITS[phase] * unit, waits: [], least: 0 };
  },
};
