export { atOnce } from './at-once.ts';
export { buzz, canBuzz } from './buzz.ts';
export { useRest } from './useRest.ts';
