import type { Catalogue } from '@orrery/kernel';
import type { MessageId } from './en.ts';
import { events } from './it/events.ts';
import { map } from './it/map.ts';
import { names } from './it/names.ts';
import { refusals } from './it/refusals.ts';

export const it: Catalogue<MessageId> = { ...events, ...map, ...names, ...refusals };
