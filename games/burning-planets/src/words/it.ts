import type { Catalogue } from '@orrery/words';
import type { MessageId } from './en.ts';
import { advice } from './it/advice.ts';
import { contracts } from './it/contracts.ts';
import { events } from './it/events.ts';
import { here } from './it/here.ts';
import { learn } from './it/learn.ts';
import { map } from './it/map.ts';
import { names } from './it/names.ts';
import { options } from './it/options.ts';
import { orders } from './it/orders.ts';
import { planet } from './it/planet.ts';
import { points } from './it/points.ts';
import { refusals } from './it/refusals.ts';
import { rules } from './it/rules.ts';
import { turn } from './it/turn.ts';

export const it: Catalogue<MessageId> = {
  ...{ ...advice, ...contracts, ...events, ...here, ...learn, ...map, ...names },
  ...{ ...options, ...orders, ...planet, ...points, ...refusals, ...rules, ...turn },
};
