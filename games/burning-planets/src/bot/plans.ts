import type { Habits } from './habits.ts';

/** More than any fleet has: who asks for so much marches on nothing that is defended. */
const NEVER = 1000;

/** Ways to play one whole turn that the script would not think of: march whatever stands there, stay at home behind cannons, buy nothing. */
export function plansOf(how: Habits): Habits[] {
  return [
    { ...how, daring: 0 },
    { ...how, daring: NEVER, walls: true },
    { ...how, hoards: true },
  ];
}
