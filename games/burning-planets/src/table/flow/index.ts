export { type Flow, useFlow } from './useFlow.ts';
