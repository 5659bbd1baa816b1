export * from './Log.tsx';
export * from './lines.ts';
