export * from './Playback.tsx';
export * from './speed.ts';
export type { Place } from './stage.ts';
export * from './useStage.ts';
