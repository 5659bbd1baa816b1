export * from './Why.tsx';
