import type { Event } from './kind.ts';

const harmless: ReadonlySet<Event['t']> = new Set(['weaponPlaced', 'planetPlaced']);

/** A weapon lies face down, a planet where its owner put it: both until the round goes on. */
export const revealsNothing = (events: readonly Event[]): boolean => events.every(({ t }) => harmless.has(t));
