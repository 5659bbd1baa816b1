import type { Seat } from '@orrery/kernel';

/** What is simulated: enough for any thread to play any one game of it alike. Plain JSON. */
export interface Plan {
  readonly game: string;
  readonly seats: number;
  /** Who sits where in game 0, as specs. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** As JSON; every thread reads them itself. */
  readonly options: string | undefined;
}

/** Who sits where in game `g`: everybody moves on one seat from game to game. */
export function seating(plan: Pick<Plan, 'seats' | 'bots'>, g: number): string[] {
  return plan.bots.map((_, seat) => plan.bots[(seat + g) % plan.seats]!);
}

/** The luck of the table in game `g`: the same for all different seatings of one turn, so that nobody gets the better deals. */
export function tableSeed(plan: Plan, g: number): string {
  return `${plan.seed}|table|${Math.floor(g / turnOf(plan))}`;
}

/** After how many games everybody sits as in game 0: where all bots are alike that is every game. */
export function turnOf(plan: Pick<Plan, 'seats' | 'bots'>): number {
  const start = plan.bots.join();
  let turn = 1;
  while (seating(plan, turn).join() !== start) turn++;
  return turn;
}

/** What mood the bot in seat `by` is in before decision `d` of game `g`. */
export function botSeed(plan: Plan, g: number, d: number, by: Seat): string {
  return `${plan.seed}|bot|${g}|${d}|${by}`;
}

/** Who is heard first in game `g`, wherever several have something to say. */
export function orderSeed(plan: Plan, g: number): string {
  return `${plan.seed}|order|${g}`;
}

/** What is dealt beside the deal of game `g`: the same for all seatings of one turn. */
export function dealSeed(plan: Plan, g: number): string {
  return `${plan.seed}|dealt|${Math.floor(g / turnOf(plan))}`;
}
