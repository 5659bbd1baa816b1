export * from './Rail.tsx';
export * from './TableFrame.tsx';
