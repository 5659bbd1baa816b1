import { decide, type Rules } from '@orrery/bots';
import { Dice, type Kind, step } from '@orrery/kernel';
import { botSeed, type Plan, seating, tableSeed } from './plan.ts';

/** How one game went. Plain JSON. */
export interface Played {
  readonly g: number;
  /** null: not over after more decisions than any match can hold. */
  readonly places: readonly number[] | null;
  readonly scores: readonly number[] | null;
  readonly decisions: number;
  readonly rounds: number;
  /** CPU time of the decisions of each seat. */
  readonly ms: readonly number[];
  readonly asked: readonly number[];
}

/** Plays game `g` of a plan, bots counted in playouts: the same everywhere but for the milliseconds. */
export function playGame<K extends Kind>(rules: Rules<K>, options: K['options'], plan: Plan, g: number): Played {
  const { game, mind } = rules;
  const bots = seating(plan, g);
  const chance = new Dice(tableSeed(plan, g));
  const ms = bots.map(() => 0);
  const asked = bots.map(() => 0);
  let state = game.setup(options, plan.seats, chance, null);
  let decisions = 0;
  for (; decisions < game.longest; decisions++) {
    const by = game.awaited(state)[0];
    if (by === undefined) break;
    const began = cpuMs();
    const move = decide(rules, game.view(state, by), by, bots[by]!, botSeed(plan, g, decisions));
    ms[by]! += cpuMs() - began;
    asked[by]! += 1;
    const taken = step(game, state, by, move, chance);
    if (!taken.ok) throw new Error(`${bots[by]} in seat ${by} was refused: ${taken.refusal} (game ${g})`);
    state = taken.state;
  }
  const result = game.result(state);
  const places = result?.places ?? null;
  return { g, places, scores: result?.scores ?? null, decisions, rounds: mind.round(state), ms, asked };
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
