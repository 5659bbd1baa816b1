import type { Event } from './events.ts';

/** What a player does openly within a turn and what reveals nothing: up to the last roll or reveal it may be taken back. */
const harmless: ReadonlySet<Event['t']> = new Set([
  'built',
  'demolished',
  'cleared',
  'shipBuilt',
  'moved',
  'razed',
  'kitPlaced',
  'kitStored',
  'phaseEnded',
  'stocksShown',
  'shareSwitched',
]);

/** What two say to each other about a contract, of which nobody else is told. */
const whispered: ReadonlySet<Event['t']> = new Set([
  'contractProposed',
  'contractDeclined',
  'contractWithdrawn',
  'contractWithheld',
]);

/** Lots going aboard show whether their giver had them, and coverage what another owns: both stand. */
export function retractable(events: readonly Event[]): boolean {
  return events.every((event) => (event.t === 'loaded' ? event.lots.length === 0 : harmless.has(event.t)));
}

export const revealsNothing = (events: readonly Event[]): boolean =>
  retractable(events.filter(({ t }) => !whispered.has(t)));
