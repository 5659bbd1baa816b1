import type { Kind, Pace, Pacing, Timing } from '@orrery/kernel';

const day = 24 * 3_600_000;

/** What is asked now, and for how long at this pace; null: nothing is timed. */
export function timingAt<K extends Kind>(
  pacing: Pacing<K>,
  { options, pace }: { readonly options: K['options']; readonly pace: Pace },
  table: K['view'],
): Timing | null {
  const { tempo, days, slower = 1 } = pace;
  const byDays = tempo === 'days' && days !== undefined;
  const timing = pacing.timing(table, byDays ? 'live' : tempo);
  if (timing === null || timing.limit === null) return timing;
  if (byDays) return { ...timing, limit: Math.round((timing.limit / (pacing.longest(options) ?? day)) * days * day) };
  return { ...timing, limit: timing.limit * (tempo === 'live' ? slower : 1) };
}
