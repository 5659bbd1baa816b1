export * from './Curtain.tsx';
