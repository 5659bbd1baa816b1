import type { Rules } from '@orrery/bots';
import { Dice, type Kind, type Seat, sidesAt, step } from '@orrery/kernel';
import type { Players } from '../bots/player.ts';
import { Floor } from '../floor.ts';
import { botSeed, dealSeed, orderSeed, type Plan, seating, tableSeed } from '../simulate/plan.ts';
import { winnersOf } from '../simulate/play.ts';
import type { Eye } from './eye.ts';

/** What a designer asks of one game. Plain JSON. */
export interface Facts {
  readonly g: number;
  readonly winners: readonly Seat[];
  readonly scores: readonly number[] | null;
  readonly decisions: number;
  readonly rounds: number;
  /** How often who is ahead by points or chances changed, from round to round. */
  readonly leads: number;
  /** By seat: everything that its moves named, and how often: weapons, cards, ships, structures. */
  readonly used: readonly Readonly<Record<string, number>>[];
  /** By seat: what it had without choosing it. */
  readonly given: readonly (readonly string[])[];
  /** What each use of a thing brought whoever used it. */
  readonly brought: Readonly<Record<string, readonly number[]>>;
}

/** How a game is played and looked at. */
export interface Table<K extends Kind> {
  readonly rules: Rules<K>;
  readonly eye: Eye<K>;
  readonly players: Players<K>;
  readonly options: K['options'];
}

/** Plays game `g` of a plan and notes what was used by whom. */
export function factsOf<K extends Kind>(
  { rules, eye, players, options: chosen }: Table<K>,
  plan: Plan,
  g: number,
): Facts {
  const { game, mind } = rules;
  const bots = seating(plan, g);
  const chance = new Dice(tableSeed(plan, g));
  const floor = new Floor(orderSeed(plan, g));
  const options = isDealt(eye, plan) ? eye.deal!(chosen, new Dice(dealSeed(plan, g))) : chosen;
  const tellings = bots.map(() => 0);
  const used = bots.map((): Record<string, number> => ({}));
  const brought: Record<string, number[]> = {};
  const chances = new Float64Array(game.seats.max);
  let state = game.setup(options, plan.seats, chance, null);
  let [decisions, leads, leader, round] = [0, 0, -1, 1];
  for (; decisions < game.longest && game.result(state) === null; decisions++) {
    const next = floor.next(
      game.actors(state),
      (by) => `${game.asks?.(state, by)}|${tellings[by]}`,
      (by) => players.get(bots[by]!)!(game.view(state, by), by, botSeed(plan, g, decisions, by), state),
    );
    if (next === null) throw new Error(`nobody has anything to say after ${decisions} decisions (game ${g})`);
    const taken = step(game, state, next.by, next.move, chance);
    if (!taken.ok) throw new Error(`${bots[next.by]} was refused: ${taken.refusal} (game ${g})`);
    for (const name of namedIn(taken.move, eye.uses)) used[next.by]![name] = (used[next.by]![name] ?? 0) + 1;
    state = taken.state;
    for (const { thing, worth } of eye.brought?.(taken.events, state) ?? [])
      brought[thing] = [...(brought[thing] ?? []), worth];
    for (const seat of tellings.keys())
      if (taken.events.some((event) => game.tell(event, seat) !== null)) tellings[seat]! += 1;
    if (mind.judge === undefined || mind.round(state) === round) continue;
    round = mind.round(state);
    mind.judge(state, chances);
    const ahead = leaderOf(chances.subarray(0, plan.seats));
    if (leader >= 0 && ahead >= 0 && ahead !== leader) leads++;
    if (ahead >= 0) leader = ahead;
  }
  const result = game.result(state);
  const winners = result === null ? [] : winnersOf(result.places, sidesAt(game, options, plan.seats));
  const given = bots.map((_, seat) => eye.given?.(state, seat) ?? []);
  const scores = result?.scores ?? null;
  return { g, winners, scores, decisions, rounds: mind.round(state), leads, used, given, brought };
}

/** What somebody has named is not dealt. */
function isDealt(eye: Pick<Eye<Kind>, 'deals'>, { options }: Plan): boolean {
  if (eye.deals === undefined) return false;
  return options === undefined || !Object.hasOwn(JSON.parse(options) as object, eye.deals);
}

/** Words of a move that name something of the box: its short texts but for its kind. */
function namedIn(move: { readonly t: string }, uses: Eye<Kind>['uses']): string[] {
  return Object.entries(move).flatMap(([key, value]) =>
    key !== 't' && typeof value === 'string' && value.length <= 40 && (uses?.includes(key) ?? true)
      ? [`${key} ${value}`]
      : [],
  );
}

/** Who has the best chance; -1 where nobody is clearly ahead. */
function leaderOf(chances: Float64Array): number {
  let best = 0;
  for (const [seat, chance] of chances.entries()) if (chance > chances[best]!) best = seat;
  return chances.every((chance, seat) => seat === best || chance < chances[best]! - 0.02) ? best : -1;
}
