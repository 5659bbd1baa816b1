export { PHASES } from './phases.ts';
export { type Flow, useFlow } from './useFlow.ts';
