export { MatchClock } from './clock.ts';
export { type Memo, nextMemo } from './memo.ts';
export { realTime, type Time } from './time.ts';
