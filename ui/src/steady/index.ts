export { useSteady } from './useSteady.ts';
