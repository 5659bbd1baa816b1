import type { Rules } from '@orrery/bots';
import { Dice, type Entry, type Kind, type MatchHead, RecordingChance, type Seat, step } from '@orrery/kernel';
import type { Players } from '../bots/player.ts';
import { Floor } from '../floor.ts';
import { botSeed, orderSeed, type Plan, seating, tableSeed } from '../simulate/plan.ts';

/** Lets bots play game `g` of a plan, and keeps its log. */
export function playedMatch<K extends Kind>(
  rules: Rules<K>,
  players: Players<K>,
  options: K['options'],
  plan: Plan,
  g: number,
): { readonly head: MatchHead; readonly entries: readonly Entry[] } {
  const { game } = rules;
  const bots = seating(plan, g);
  const chance = new Dice(tableSeed(plan, g));
  const floor = new Floor(orderSeed(plan, g));
  const tellings = bots.map(() => 0);
  const head = { id: `${plan.seed}-${g}`, game: game.id, rules: game.rules, seats: plan.seats, options };
  const dealt = new RecordingChance(chance);
  let state = game.setup(options, plan.seats, dealt, null);
  const entries: Entry[] = [{ seq: 0, at: 0, t: 'setup', draws: dealt.draws }];
  while (game.result(state) === null) {
    const seq = entries.length;
    const question = (by: Seat) => `${game.asks?.(state, by)}|${tellings[by]}`;
    const ask = (by: Seat) => players.get(bots[by]!)!(game.view(state, by), by, botSeed(plan, g, seq, by), state);
    const next = floor.next(game.actors(state), question, ask);
    if (next === null) throw new Error(`nobody has anything to say after entry ${seq} (game ${g})`);
    const taken = step(game, state, next.by, next.move, chance);
    if (!taken.ok) throw new Error(`${bots[next.by]} in seat ${next.by} was refused: ${taken.refusal} (game ${g})`);
    entries.push({ seq, at: seq, t: 'move', by: next.by, id: String(seq), move: taken.move, draws: taken.draws });
    state = taken.state;
    for (const seat of tellings.keys())
      if (taken.events.some((event) => game.tell(event, seat) !== null)) tellings[seat]! += 1;
  }
  return { head, entries };
}
