export { game } from '../rules/index.ts';
export { mind } from './mind.ts';
