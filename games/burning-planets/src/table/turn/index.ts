export { Checklist } from './checklist.tsx';
export { Digest } from './Digest.tsx';
export { sinceLastTurn } from './since.ts';
export { lastStruck } from './struck.ts';
export { useEndTurn } from './useEndTurn.ts';
