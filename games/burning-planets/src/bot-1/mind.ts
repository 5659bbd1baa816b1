import { firstHabits } from '../bot/habits.ts';
import { mindWith } from '../bot/mind.ts';

/** The first bots of this game. What they share with today's is held in place by their golden decisions (`lab/tests/yardstick`). */
export const first = mindWith(firstHabits);
