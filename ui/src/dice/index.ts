export * from './Die.tsx';
