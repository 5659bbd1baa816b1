import { localeOf } from '@orrery/words';
import { useLang } from '../words/speech.ts';

/** A moment as a clock on the wall shows it. */
export function useTimeOfDay(): (at: number) => string {
  const format = new Intl.DateTimeFormat(localeOf(useLang()), { timeStyle: 'short' });
  return (at) => format.format(at);
}
