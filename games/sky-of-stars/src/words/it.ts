import type { Catalogue } from '@orrery/words';
import type { MessageId } from './en.ts';
import { advice } from './it/advice.ts';
import { events } from './it/events.ts';
import { here } from './it/here.ts';
import { learn } from './it/learn.ts';
import { options } from './it/options.ts';
import { points } from './it/points.ts';
import { refusals } from './it/refusals.ts';
import { rules } from './it/rules.ts';
import { stars } from './it/stars.ts';
import { table } from './it/table.ts';

export const it: Catalogue<MessageId> = {
  ...{ ...advice, ...events, ...here, ...learn, ...options, ...points },
  ...{ ...refusals, ...rules, ...stars, ...table },
};
