import { BrokenLog, ReplayedChance } from './chance.ts';
import type { Emit, Game, Kind } from './game.ts';
import { type Entry, type MatchHead, type MoveEntry, type SetupEntry, standing } from './log.ts';
import { judge } from './step.ts';

/**
 * Replays a log from its head: the state after all its entries. Throws BrokenLog where the rules do not follow it.
 * `hear` is given the state that is still being played on: whoever wants to keep it copies it.
 */
export function fold<K extends Kind>(
  game: Game<K>,
  head: MatchHead,
  entries: readonly Entry[],
  hear?: (entry: SetupEntry | MoveEntry, events: readonly K['event'][], state: K['state']) => void,
): K['state'] {
  const gap = entries.findIndex((entry, index) => entry.seq !== index);
  if (gap >= 0) throw new BrokenLog(`entry ${gap} is numbered ${entries[gap]!.seq}`);
  const [first, ...moves] = standing(entries);
  if (first?.t !== 'setup') throw new BrokenLog('the log does not begin with a setup');
  let events: K['event'][] = [];
  const state = begin(game, head, first, (event) => events.push(event));
  hear?.(first, events, state);
  for (const entry of moves) {
    if (entry.t === 'setup') throw new BrokenLog(`entry ${entry.seq} is a second setup`);
    events = [];
    advance(game, state, entry, (event) => events.push(event));
    hear?.(entry, events, state);
  }
  return state;
}

/** The state that a setup entry laid out. */
export function begin<K extends Kind>(
  game: Game<K>,
  head: MatchHead,
  entry: SetupEntry,
  emit: Emit<K['event']>,
): K['state'] {
  const chance = new ReplayedChance(entry.draws);
  const state = game.setup(optionsOf(game, head), head.seats, chance, emit);
  if (chance.left > 0) throw new BrokenLog(`the setup left ${chance.left} draws`);
  return state;
}

/** The options of a match, if these rules can play it at all. */
export function optionsOf<K extends Kind>(game: Game<K>, head: MatchHead): K['options'] {
  if (head.game !== game.id || head.rules !== game.rules)
    throw new BrokenLog(`the match is of ${head.game} ${head.rules}, the rules are of ${game.id} ${game.rules}`);
  const { min, max } = game.seats;
  if (!Number.isInteger(head.seats) || head.seats < min || head.seats > max)
    throw new BrokenLog(`${head.seats} seats, where ${min} to ${max} can play`);
  const options = game.readOptions(head.options, head.seats);
  if (!options.ok) throw new BrokenLog(`options: ${options.problem} at ${options.where}`);
  return options.value;
}

/** Plays one recorded move on `state`, in place. */
export function advance<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  entry: MoveEntry,
  emit: Emit<K['event']>,
): void {
  const judged = judge(game, state, entry.by, entry.move);
  if (!judged.ok) throw new BrokenLog(`entry ${entry.seq} is refused: ${judged.refusal}`);
  const chance = new ReplayedChance(entry.draws);
  game.apply(state, entry.by, judged.move, chance, emit);
  if (chance.left > 0) throw new BrokenLog(`entry ${entry.seq} left ${chance.left} draws`);
}
