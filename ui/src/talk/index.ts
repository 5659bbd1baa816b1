export * from './Talk.tsx';
