export * from './EndSheet.tsx';
export * from './verdict.ts';
