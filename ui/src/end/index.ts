export * from './EndSheet.tsx';
export * from './ScoreList.tsx';
export * from './ScoreSide.tsx';
export * from './verdict.ts';
