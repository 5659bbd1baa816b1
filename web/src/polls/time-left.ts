import type { Say } from '@orrery/words';
import type { WebWord } from '../words/en.ts';

const hour = 3600;

/** Tables of days have hours to decide: nobody counts those in seconds. */
export const hoursIn = (seconds: number): number | null => (seconds > hour ? Math.ceil(seconds / hour) : null);

export function timeLeft(seconds: number, say: Say<WebWord>): string {
  const hours = hoursIn(seconds);
  return hours === null ? say('poll.left', { seconds }) : say('poll.left.hours', { hours });
}
