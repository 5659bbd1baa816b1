import type { Rules } from '@orrery/bots';
import { Dice, type Kind, type Seat, sidesAt, step } from '@orrery/kernel';
import type { Players } from '../bots/player.ts';
import { Floor } from '../floor.ts';
import { botSeed, orderSeed, type Plan, seating, tableSeed } from './plan.ts';

/** How one game went. Plain JSON. */
export interface Played {
  readonly g: number;
  /** null: not over after more decisions than any match can hold. */
  readonly places: readonly number[] | null;
  readonly scores: readonly number[] | null;
  /** The seats of the one side that is first; none where the victory is shared by sides. */
  readonly winners: readonly Seat[];
  readonly decisions: number;
  readonly rounds: number;
  /** CPU time each seat thought, silence included, and how many moves it made. */
  readonly ms: readonly number[];
  readonly moves: readonly number[];
  /** CPU time by kind of move: in all, at most, and how many. */
  readonly byMove: Readonly<Record<string, { ms: number; most: number; count: number }>>;
  /** What this game counts beside places and scores; empty for most. */
  readonly tally: Readonly<Record<string, { readonly right: number; readonly of: number }>>;
}

/** Plays game `g` of a plan, bots counted in playouts: the same everywhere but for the milliseconds. */
export function playGame<K extends Kind>(
  rules: Rules<K>,
  players: Players<K>,
  options: K['options'],
  plan: Plan,
  g: number,
): Played {
  const { game, mind } = rules;
  const bots = seating(plan, g);
  const chance = new Dice(tableSeed(plan, g));
  const floor = new Floor(orderSeed(plan, g));
  const ms = bots.map(() => 0);
  const moves = bots.map(() => 0);
  const tellings = bots.map(() => 0);
  const byMove: Record<string, { ms: number; most: number; count: number }> = {};
  let state = game.setup(options, plan.seats, chance, null);
  let decisions = 0;
  const made: { by: Seat; move: K['move'] }[] = [];
  for (; decisions < game.longest && game.result(state) === null; decisions++) {
    const next = floor.next(game.actors(state), question, ask);
    if (next === null) throw new Error(`nobody has anything to say after ${decisions} decisions (game ${g})`);
    const { by, move } = next;
    moves[by]! += 1;
    made.push({ by, move });
    const taken = step(game, state, by, move, chance);
    if (!taken.ok) throw new Error(`${bots[by]} in seat ${by} was refused: ${taken.refusal} (game ${g})`);
    state = taken.state;
    for (const seat of tellings.keys())
      if (taken.events.some((event) => game.tell(event, seat) !== null)) tellings[seat]! += 1;
  }
  const result = game.result(state);
  const places = result?.places ?? null;
  const scores = result?.scores ?? null;
  const tally = 'direct' in mind ? (mind.tally?.(state, made) ?? {}) : {};
  const winners = places === null ? [] : winnersOf(places, sidesAt(game, options, plan.seats));
  return { g, places, scores, winners, decisions, rounds: mind.round(state), ms, moves, byMove, tally };

  function question(by: Seat): string {
    return `${game.asks?.(state, by)}|${tellings[by]}`;
  }
  function ask(by: Seat): K['move'] | null {
    const began = cpuMs();
    const move = players.get(bots[by]!)!(game.view(state, by), by, botSeed(plan, g, decisions, by), state);
    const spent = cpuMs() - began;
    ms[by]! += spent;
    if (move !== null) {
      const { ms, most, count } = byMove[move.t] ?? { ms: 0, most: 0, count: 0 };
      byMove[move.t] = { ms: ms + spent, most: Math.max(most, spent), count: count + 1 };
    }
    return move;
  }
}

export function winnersOf(places: readonly number[], sides: readonly number[]): Seat[] {
  const first = [...places.keys()].filter((seat) => places[seat] === 1);
  return new Set(first.map((seat) => sides[seat])).size === 1 ? first : [];
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
