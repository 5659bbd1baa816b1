export * from './plate.ts';
export * from './seats.ts';
