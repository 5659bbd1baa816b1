import fc from 'fast-check';
import {
  type Chance,
  Dice,
  type Draw,
  type Emit,
  type Game,
  judge,
  type Kind,
  type Observer,
  observersOf,
  RecordingChance,
  type Seat,
  step,
} from '../src/index.ts';
import { mustAllowAlike, mustLookAlike, type Pair } from './alike.ts';
import { atPositions, type Court, overMatches } from './court.ts';
import { hostile } from './hostile.ts';
import { must, mustBeSame, mustBeSameBytes, short } from './same.ts';

/**
 * No leak: in another truth that an observer cannot tell from this one, all that they see, are told, are asked and are
 * answered is equal to the byte. The other truth is now all other, now other in little: a move that shows much at once
 * may then show the same in both.
 */
export function nothingLeaks<K extends Kind>(court: Court<K>): void {
  const { game, trial } = court;
  const changed = { seat: 0, table: 0 };
  atPositions(court, fc.array(hostile, { maxLength: 3 }), ({ state, journey }, luck, inputs) => {
    for (const who of ['table', luck.int(journey.head.seats)] as const)
      for (const chance of [luck, new GentleDice(luck)]) {
        const other = trial.scramble(game.copy(state), who, chance);
        if (JSON.stringify(state) !== JSON.stringify(other)) changed[who === 'table' ? 'table' : 'seat']++;
        if (trial.conserved) mustBeSame('the components scrambled', trial.conserved(state), trial.conserved(other));
        const pair = { one: state, other, who, how: 'LEAK' };
        mustLookAlike(game, pair);
        if (who !== 'table') mustAllowAlike(game, pair, who, luck, inputs);
        mustTellAlike(game, pair, luck);
      }
  });
  if (trial.open) return;
  must(changed.seat > 0, () => 'the scrambler never changed anything that a seat must not know');
  must(changed.table > 0, () => 'the scrambler never changed anything that the table must not know');
}

/**
 * Draws leak nothing either: where one draw falls otherwise and leads to another state that an observer cannot see to be
 * another, they are told no difference. (So a view keeps what was told: a roll that mattered, a card that came.)
 */
export function drawsLeakNothing<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  const compare = (what: string, seats: number, luck: Dice, run: Run<K>) => {
    const recording = new RecordingChance(luck);
    const one = heard(run, recording);
    if (recording.draws.length === 0) return;
    for (let i = 0; i < 3; i++) {
      const other = heard(run, new AlteredLuck(recording.draws, luck));
      if (JSON.stringify(one.state) === JSON.stringify(other.state)) continue;
      for (const who of observersOf(seats)) mustBeToldAlike(game, what, one, other, who);
    }
  };
  overMatches(court, ({ seats, options }, seed) =>
    compare('LEAK in the setup', seats, new Dice(seed), (chance, emit) => game.setup(options, seats, chance, emit)),
  );
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    for (const by of game.actors(state)) {
      const move = game.pick(state, by, luck);
      compare(`LEAK after ${short(move)} of seat ${by}`, journey.head.seats, luck, (chance, emit) => {
        const next = game.copy(state);
        game.apply(next, by, move, chance, emit);
        return next;
      });
    }
  });
}

/** Whoever sees, may or must do something else after a move is told of it: by that a table knows it has to look again. */
export function changesAreTold<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    for (const by of game.actors(state)) {
      const move = game.pick(state, by, luck);
      const taken = step(game, state, by, move, luck);
      if (!taken.ok) continue;
      for (const who of observersOf(journey.head.seats)) {
        if (toldOf(game, taken.events, who).length > 0) continue;
        const pair: Pair<K> = {
          one: state,
          other: taken.state,
          who,
          how: `untold, after ${short(move)} of seat ${by}`,
        };
        mustLookAlike(game, pair);
      }
    }
  });
}

/** The same next move, by anyone: told alike unless it shows the observer what was hidden, for then the views differ. */
function mustTellAlike<K extends Kind>(game: Game<K>, { one, other, who }: Pair<K>, luck: Dice): void {
  for (const by of game.actors(one))
    for (const from of [one, other]) {
      if (!game.actors(from).includes(by)) continue;
      const move = game.pick(from, by, luck);
      if (!judge(game, one, by, move).ok || !judge(game, other, by, move).ok) continue;
      const seed = luck.bits();
      const [a, b] = [one, other].map((s) => heardMove(game, s, by, move, new Dice(seed)));
      mustBeToldAlike(game, `LEAK after ${short(move)} of seat ${by}`, a!, b!, who);
    }
}

interface Heard<K extends Kind> {
  readonly state: K['state'];
  readonly events: readonly K['event'][];
}
type Run<K extends Kind> = (chance: Chance, emit: Emit<K['event']>) => K['state'];

function heard<K extends Kind>(run: Run<K>, chance: Chance): Heard<K> {
  const events: K['event'][] = [];
  return { state: run(chance, (event) => events.push(event)), events };
}

function heardMove<K extends Kind>(game: Game<K>, s: K['state'], by: Seat, move: K['move'], chance: Chance): Heard<K> {
  return heard((luck, emit) => {
    const next = game.copy(s);
    game.apply(next, by, move, luck, emit);
    return next;
  }, chance);
}

function mustBeToldAlike<K extends Kind>(game: Game<K>, what: string, a: Heard<K>, b: Heard<K>, who: Observer): void {
  if (JSON.stringify(game.view(a.state, who)) !== JSON.stringify(game.view(b.state, who))) return;
  mustBeSameBytes(`${what}: what ${who} is told`, toldOf(game, a.events, who), toldOf(game, b.events, who));
  mustLookAlike(game, { one: a.state, other: b.state, who, how: what });
}

function toldOf<K extends Kind>(game: Game<K>, events: readonly K['event'][], who: Observer): K['seen'][] {
  return events.map((event) => game.tell(event, who)).filter((seen) => seen !== null);
}

/** Luck under which a shuffle hardly swaps: mostly the highest number, which leaves a card where it is. */
class GentleDice implements Chance {
  private readonly luck: Dice;
  constructor(luck: Dice) {
    this.luck = luck;
  }
  int(n: number): number {
    return this.luck.int(8) === 0 ? this.luck.int(n) : n - 1;
  }
}

/** Recorded draws again, but for one that falls otherwise; what no longer fits after it is drawn afresh. */
class AlteredLuck implements Chance {
  private next = 0;
  private readonly draws: readonly Draw[];
  private readonly altered: number;
  private readonly luck: Dice;
  constructor(draws: readonly Draw[], luck: Dice) {
    this.draws = draws;
    this.altered = luck.int(draws.length);
    this.luck = luck;
  }
  int(n: number): number {
    const index = this.next++;
    const draw = this.draws[index];
    return draw !== undefined && draw.of === n && index !== this.altered ? draw.value : this.luck.int(n);
  }
}
