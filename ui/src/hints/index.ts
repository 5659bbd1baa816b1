export * from './hintNow.ts';
