import { advice } from './en/advice.ts';
import { events } from './en/events.ts';
import { here } from './en/here.ts';
import { learn } from './en/learn.ts';
import { options } from './en/options.ts';
import { points } from './en/points.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { stars } from './en/stars.ts';
import { table } from './en/table.ts';

export const en = {
  ...advice,
  ...events,
  ...here,
  ...learn,
  ...options,
  ...points,
  ...refusals,
  ...rules,
  ...stars,
  ...table,
};
export type MessageId = keyof typeof en;
