export * from './next.ts';
export * from './useGrid.ts';
