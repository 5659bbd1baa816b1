import { advice } from './en/advice.ts';
import { contracts } from './en/contracts.ts';
import { events } from './en/events.ts';
import { here } from './en/here.ts';
import { learn } from './en/learn.ts';
import { map } from './en/map.ts';
import { names } from './en/names.ts';
import { options } from './en/options.ts';
import { orders } from './en/orders.ts';
import { planet } from './en/planet.ts';
import { points } from './en/points.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { turn } from './en/turn.ts';

export const en = {
  ...{ ...advice, ...contracts, ...events, ...here, ...learn, ...map, ...names },
  ...{ ...options, ...orders, ...planet, ...points, ...refusals, ...rules, ...turn },
};

/** Every message of the game: the English catalogue defines them, the Italian one must have them all. */
export type MessageId = keyof typeof en;
