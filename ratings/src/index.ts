export * from './bots.ts';
export * from './duels.ts';
export * from './fit.ts';
export * from './match.ts';
export * from './rate.ts';
export { type Rating, unknown } from './rating.ts';
export * from './scale.ts';
