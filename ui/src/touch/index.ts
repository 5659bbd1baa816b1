export { atOnce } from './atOnce.ts';
export { buzz, canBuzz } from './buzz.ts';
export { useRest } from './useRest.ts';
