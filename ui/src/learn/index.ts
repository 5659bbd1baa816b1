export * from './course.ts';
export * from './LearnHead.tsx';
export * from './LearnNext.tsx';
export * from './StepTutorial.tsx';
