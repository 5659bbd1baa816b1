export { Checklist } from './checklist.tsx';
export { Digest } from './Digest.tsx';
export { sinceLastTurn } from './since.ts';
export { lastStruck } from './struck.ts';
export { type EndTurn, useEndTurn } from './useEndTurn.ts';
