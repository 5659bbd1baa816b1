import type { BotName } from '@orrery/bots';

/** What is simulated: enough for any thread to play any one game of it alike. Plain JSON. */
export interface Plan {
  readonly game: string;
  readonly seats: number;
  /** Who sits where in game 0. */
  readonly bots: readonly BotName[];
  readonly games: number;
  readonly seed: string;
  /** As the command line gave them; every thread reads them itself. */
  readonly options: string | undefined;
}

/** Who sits where in game `g`: everybody moves on one seat from game to game. */
export function seating(plan: Plan, g: number): BotName[] {
  return plan.bots.map((_, seat) => plan.bots[(seat + g) % plan.seats]!);
}

/** The luck of the table in game `g`: the same for a whole turn of the seating, so that nobody gets the better deals. */
export function tableSeed(plan: Plan, g: number): string {
  return `${plan.seed}|table|${Math.floor(g / plan.seats)}`;
}

/** What moods the bots are in at decision `d` of game `g`. */
export function botSeed(plan: Plan, g: number, d: number): string {
  return `${plan.seed}|bot|${g}|${d}`;
}
