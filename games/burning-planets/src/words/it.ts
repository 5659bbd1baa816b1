import type { Catalogue } from '@orrery/kernel';
import type { MessageId } from './en.ts';
import { contracts } from './it/contracts.ts';
import { events } from './it/events.ts';
import { map } from './it/map.ts';
import { names } from './it/names.ts';
import { planet } from './it/planet.ts';
import { refusals } from './it/refusals.ts';
import { turn } from './it/turn.ts';

export const it: Catalogue<MessageId> = { ...contracts, ...events, ...map, ...names, ...planet, ...refusals, ...turn };
