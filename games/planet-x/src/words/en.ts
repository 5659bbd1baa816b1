import { advice } from './en/advice.ts';
import { cards } from './en/cards.ts';
import { events } from './en/events.ts';
import { here } from './en/here.ts';
import { learn } from './en/learn.ts';
import { options } from './en/options.ts';
import { points } from './en/points.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { table } from './en/table.ts';

export const en = {
  ...advice,
  ...cards,
  ...events,
  ...here,
  ...learn,
  ...options,
  ...points,
  ...refusals,
  ...rules,
  ...table,
};

/** Every message of the game: the English catalogue defines them, the Italian one must have them all. */
export type MessageId = keyof typeof en;
