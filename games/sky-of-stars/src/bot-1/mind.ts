import { mindBy } from '../bot/mind.ts';
import { firstEye } from './recognise.ts';

/** The first bots of this game. They draw as today's still do, and guess as they did (golden decisions in `lab/tests/yardstick` prove it). */
export const first = mindBy(firstEye);
