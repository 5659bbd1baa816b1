export { Carried } from './Carried.tsx';
export * from './Hand.tsx';
export * from './useDrag.ts';
