import { events } from './en/events.ts';
import { map } from './en/map.ts';
import { names } from './en/names.ts';
import { refusals } from './en/refusals.ts';

export const en = { ...events, ...map, ...names, ...refusals };

/** Every message of the game: the English catalogue defines them, the Italian one must have them all. */
export type MessageId = keyof typeof en;
