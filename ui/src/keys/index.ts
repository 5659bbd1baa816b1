export * from './KeyList.tsx';
export * from './KeysSheet.tsx';
export * from './useKeys.ts';
