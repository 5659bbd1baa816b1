export * from './rem.ts';
export * from './sized.ts';
export * from './useSize.ts';
