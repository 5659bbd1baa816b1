import type { Kind, Pace, Pacing, Timing } from '@orrery/kernel';

const day = 24 * 3_600_000;

/** What is asked now, and for how long at this pace; null: nothing is timed. */
export function timingAt<K extends Kind>(
  pacing: Pacing<K>,
  { options, pace }: { readonly options: K['options']; readonly pace: Pace },
  table: K['view'],
): Timing | null {
  const { tempo, days, slower = 1, whole = false } = pace;
  const byDays = tempo === 'days' && days !== undefined;
  const timing = pacing.timing(table, byDays ? 'live' : tempo);
  if (timing === null || timing.limit === null) return timing;
  if (byDays) {
    // A window that stays open for all of its limit, whoever has answered, and what decides nothing keep their proportion.
    const isDecision = timing.formality !== true && !(pace.fixedWindows && timing.waits.length > 0);
    const share = whole && isDecision ? 1 : timing.limit / (pacing.longest(options) ?? day);
    return { ...timing, limit: Math.round(share * days * day) };
  }
  return { ...timing, limit: timing.limit * (tempo === 'live' ? slower : 1) };
}
