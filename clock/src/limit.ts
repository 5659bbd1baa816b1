import type { Kind, Pace, Pacing, Timing } from '@orrery/kernel';

/** A minute at the table is a day by correspondence. */
const dayForMinute = 24 * 60;

/** What is asked now, and for how long at this pace; null: nothing is timed. */
export function timingAt<K extends Kind>(pacing: Pacing<K>, table: K['view'], pace: Pace): Timing | null {
  const { tempo, days, slower = 1 } = pace;
  const byDays = tempo === 'days' && days !== undefined;
  const timing = pacing.timing(table, byDays ? 'live' : tempo);
  if (timing === null || timing.limit === null) return timing;
  const factor = byDays ? days * dayForMinute : tempo === 'live' ? slower : 1;
  return { ...timing, limit: timing.limit * factor };
}
