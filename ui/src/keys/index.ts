export * from './KeysSheet.tsx';
export * from './useKeys.ts';
