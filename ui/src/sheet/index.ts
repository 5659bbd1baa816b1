export * from './Explain.tsx';
export * from './Sheet.tsx';
