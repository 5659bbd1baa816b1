export { follow } from './follow.ts';
export { imagine } from './imagine.ts';
export { tell, tellOpenly } from './tell.ts';
export { view } from './view.ts';
