import { contracts } from './en/contracts.ts';
import { events } from './en/events.ts';
import { map } from './en/map.ts';
import { names } from './en/names.ts';
import { planet } from './en/planet.ts';
import { refusals } from './en/refusals.ts';
import { turn } from './en/turn.ts';

export const en = { ...contracts, ...events, ...map, ...names, ...planet, ...refusals, ...turn };

/** Every message of the game: the English catalogue defines them, the Italian one must have them all. */
export type MessageId = keyof typeof en;
