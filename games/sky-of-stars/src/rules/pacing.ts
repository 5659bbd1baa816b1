import type { Pacing, Tempo } from '@orrery/kernel';
import { mostSeconds, secondsFor, secondsOnStage } from './clock.ts';
import type { SkyOfStars } from './kind.ts';

/** At the table `timers` are seconds, by correspondence as many hours. */
const UNITS: Readonly<Record<Tempo, number | null>> = { off: null, live: 1000, days: 3_600_000 };

/** Each step is one question to all it asks; a show is one for each drawing (SK-P21). */
export const pacing: Pacing<SkyOfStars> = {
  longest(options) {
    const seconds = mostSeconds(options);
    return seconds === null ? null : seconds * 1000;
  },
  timing(table, tempo) {
    const { options, phase, face, round, rolls, open } = table;
    const seconds = secondsFor(options, phase, face);
    const unit = UNITS[tempo];
    if (seconds === null || unit === null) return null;
    const limit = (seconds + (tempo === 'live' ? secondsOnStage(table) : 0)) * unit;
    return {
      question: `${round}.${phase}.${rolls}.${open.join('-')}`,
      limit,
      waits: [],
      least: 0,
      ...(phase === 'count' ? { formality: true } : {}),
    };
  },
};
