export * from './kinds.ts';
export * from './Reactions.tsx';
