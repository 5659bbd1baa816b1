import {
  type Chance,
  Dice,
  type Entry,
  type Game,
  type Kind,
  type MatchHead,
  RecordingChance,
  type Seat,
  step,
  type Taken,
} from '@orrery/kernel';

/** How many sit down, and to what. */
export interface Setting {
  readonly seats: number;
  readonly options: object;
}

/** How a random match is played: anyone by any legal move; only those awaited, by `pick`; everybody's clock has run out. */
export const ways = ['mixed', 'pick', 'mixed', 'fallback', 'mixed'] as const;
export type Way = (typeof ways)[number];

export interface Journey<K extends Kind> {
  readonly head: MatchHead;
  readonly seed: number;
  readonly way: Way;
  readonly entries: readonly Entry[];
  /** The state it stopped in. */
  readonly last: K['state'];
  /** Why it stopped before its end, if it did. */
  readonly broke: string | null;
}

export interface Position<K extends Kind> {
  readonly journey: Journey<K>;
  /** The entry that led here. */
  readonly seq: number;
  readonly state: K['state'];
}

/** Every seat count with every sample of options that it allows. */
export function settingsOf<K extends Kind>(game: Game<K>, samples: readonly unknown[]): Setting[] {
  const settings: Setting[] = [];
  for (const raw of samples)
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const read = game.readOptions(raw, seats);
      if (read.ok) settings.push({ seats, options: read.value });
    }
  if (settings.length === 0) throw new Error(`${game.id}: no sample of options is readable`);
  return settings;
}

/** Plays one random match, calling at every position; stops at the end, at the bound, or where the game fails. */
export function travel<K extends Kind>(
  game: Game<K>,
  setting: Setting,
  seed: number,
  way: Way,
  visit: (position: Position<K>, events: readonly K['event'][]) => void = () => {},
): Journey<K> {
  const luck = new Dice(`luck ${seed}`);
  const choice = new Dice(`choice ${seed}`);
  const { seats, options } = setting;
  const head: MatchHead = { id: `law-${seed}`, game: game.id, rules: game.rules, seats, options };
  const recording = new RecordingChance(luck);
  const events: K['event'][] = [];
  const state = game.setup(options, seats, recording, (event) => events.push(event));
  const entries: Entry[] = [{ seq: 0, at: 0, t: 'setup', draws: recording.draws }];
  const journey = { head, seed, way, entries, last: state, broke: null as string | null };
  visit({ journey, seq: 0, state }, events);
  for (let seq = 1; seq <= game.longest && game.result(journey.last) === null; seq++) {
    const next = decide(game, journey.last, way, choice, luck);
    if (typeof next === 'string') {
      journey.broke = next;
      break;
    }
    const { by, move, draws } = next;
    entries.push({ seq, at: seq, t: 'move', by, id: String(seq), move, draws });
    journey.last = next.state;
    visit({ journey, seq, state: next.state }, next.events);
  }
  return journey;
}

/** Somebody acts; or why nobody can. */
function decide<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  way: Way,
  choice: Dice,
  luck: Dice,
): (Taken<K> & { by: Seat }) | string {
  let by: Seat = -1;
  try {
    by = whoActs(game, state, way, choice);
    let chosen = chooseMove(game, state, by, way, choice);
    if (chosen === null) {
      by = whoActs(game, state, 'pick', choice);
      chosen = chooseMove(game, state, by, 'pick', choice);
    }
    const taken = step(game, state, by, chosen, luck);
    return taken.ok ? { ...taken, by } : `seat ${by}'s own move ${JSON.stringify(chosen)} is refused: ${taken.refusal}`;
  } catch (error) {
    return `seat ${by} acts, and the rules throw ${error instanceof Error ? error.stack : String(error)}`;
  }
}

/** A random legal move of somebody who may act; null where who is not awaited has nothing to say. */
export function anyMove<K extends Kind>(game: Game<K>, s: K['state'], by: Seat, luck: Chance): K['move'] | null {
  return game.speakUp && !game.awaited(s).includes(by) ? game.speakUp(s, by, luck) : game.pick(s, by, luck);
}

function whoActs<K extends Kind>(game: Game<K>, state: K['state'], way: Way, choice: Dice): Seat {
  const among = way === 'mixed' && choice.int(5) === 0 ? game.actors(state) : game.awaited(state);
  const by = among[choice.int(among.length)];
  if (by === undefined) throw new Error('the match is not over and nobody is awaited');
  return by;
}

/** null: the seat has nothing to say, and need not. */
function chooseMove<K extends Kind>(
  game: Game<K>,
  state: K['state'],
  by: Seat,
  way: Way,
  choice: Dice,
): K['move'] | null {
  if (way === 'fallback') return game.fallback(state, by, choice);
  if (way === 'mixed' && game.list !== undefined && choice.int(3) === 0) {
    const moves = game.list(state, by);
    const move = moves[choice.int(moves.length)];
    if (move !== undefined && (!endsMatch(game, state, by, move) || choice.int(20) === 0)) return move;
  }
  if (way === 'mixed' && choice.int(10) === 0 && game.awaited(state).includes(by))
    return game.fallback(state, by, choice);
  return anyMove(game, state, by, choice);
}

/** Who may give up at any time would do so in most random matches, and few would grow old. */
function endsMatch<K extends Kind>(game: Game<K>, state: K['state'], by: Seat, move: K['move']): boolean {
  const taken = step(game, state, by, move, new Dice('to see'));
  return taken.ok && game.result(taken.state) !== null;
}
