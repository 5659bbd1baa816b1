import type { Event } from './events.ts';

/** What a seat shows of its own. A card that is drawn, a window that closes and what comes of an attack tell more. */
const harmless: ReadonlySet<Event['t']> = new Set([
  'deployed',
  'discarded',
  'groupFormed',
  'groupReinforced',
  'attackDeclared',
  'windowOpened',
  'answered',
]);

export const revealsNothing = (events: readonly Event[]): boolean => events.every(({ t }) => harmless.has(t));
