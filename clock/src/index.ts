export { MatchClock, type Memo } from './clock.ts';
export { realTime, type Time } from './time.ts';
