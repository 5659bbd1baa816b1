export * from './EndSheet.tsx';
export * from './ScoreList.tsx';
export * from './verdict.ts';
