export * from './Reactions.tsx';
export * from './reactions.ts';
