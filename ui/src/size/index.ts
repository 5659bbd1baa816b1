export * from './useSize.ts';
