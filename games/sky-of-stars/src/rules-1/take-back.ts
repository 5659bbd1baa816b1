import type { Event } from './events.ts';

/** A sealed answer, and that it was given. When the last one is there the step goes on, and that tells more. */
const harmless: ReadonlySet<Event['t']> = new Set(['chosen', 'acted', 'readied', 'guessed']);

export const revealsNothing = (events: readonly Event[]): boolean => events.every(({ t }) => harmless.has(t));
