export * from './LearnHead.tsx';
export * from './LearnNext.tsx';
