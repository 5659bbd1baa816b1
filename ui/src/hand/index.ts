export * from './Hand.tsx';
export * from './useDrag.ts';
