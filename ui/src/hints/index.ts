export * from './hint-now.ts';
