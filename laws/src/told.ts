import { type Chance, type Emit, type Game, type Kind, type Observer, observersOf, type Seat } from '@orrery/kernel';
import fc from 'fast-check';
import { mustAskAlike, mustLookAlike } from './alike.ts';
import { atPositions, type Court } from './court.ts';
import { anyMove } from './journeys.ts';
import { must, mustBeSame, mustBeSameBytes, short } from './same.ts';

/** A state with the events that led to it. */
export interface Heard<K extends Kind> {
  readonly state: K['state'];
  readonly events: readonly K['event'][];
}
export type Run<K extends Kind> = (chance: Chance, emit: Emit<K['event']>) => K['state'];

export function heard<K extends Kind>(run: Run<K>, chance: Chance): Heard<K> {
  const events: K['event'][] = [];
  return { state: run(chance, (event) => events.push(event)), events };
}

/** Plays a legal move on a copy. */
export function moving<K extends Kind>(game: Game<K>, s: K['state'], by: Seat, move: K['move']): Run<K> {
  return (chance, emit) => {
    const next = game.copy(s);
    game.apply(next, by, move, chance, emit);
    return next;
  };
}

/** If an observer cannot see two outcomes to differ, they were told the same on the way to them. */
export function mustBeToldAlike<K extends Kind>(
  game: Game<K>,
  what: string,
  one: Heard<K>,
  other: Heard<K>,
  who: Observer,
): void {
  if (JSON.stringify(game.view(one.state, who)) !== JSON.stringify(game.view(other.state, who))) return;
  mustBeSameBytes(`${what}: what ${who} is told`, toldOf(game, one.events, who), toldOf(game, other.events, who));
  mustAskAlike(game, { one: one.state, other: other.state, who, how: what });
}

/** Who saw the same before two moves and was told the same of them sees the same: else a view holds what nobody was told. */
export function mustSeeWhatWasTold<K extends Kind>(
  game: Game<K>,
  what: string,
  one: Heard<K>,
  other: Heard<K>,
  who: Observer,
): void {
  const [here, there] = [toldOf(game, one.events, who), toldOf(game, other.events, who)];
  if (JSON.stringify(here) !== JSON.stringify(there)) return;
  mustBeSameBytes(`${what}: told alike, the view of ${who}`, game.view(one.state, who), game.view(other.state, who));
}

function toldOf<K extends Kind>(game: Game<K>, events: readonly K['event'][], who: Observer): K['seen'][] {
  return events.map((event) => game.tell(event, who)).filter((seen) => seen !== null);
}

/** Some legal move of each who may act, at many positions: what it led to, and what was told on the way. */
function afterMoves<K extends Kind>(
  court: Court<K>,
  look: (before: K['state'], after: Heard<K>, seats: number, what: string) => void,
): void {
  const { game } = court;
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    for (const by of game.actors(state)) {
      const move = anyMove(game, state, by, luck);
      if (move === null) continue;
      const after = heard(moving(game, state, by, move), luck);
      look(state, after, journey.head.seats, `after ${short(move)} of seat ${by}`);
    }
  });
}

/** Whoever sees, may or must do something else after a move is told of it: by that a table knows it has to look again. */
export function changesAreTold<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  afterMoves(court, (one, { state: other, events }, seats, what) => {
    for (const who of observersOf(seats))
      if (toldOf(game, events, who).length === 0) mustLookAlike(game, { one, other, who, how: `untold, ${what}` });
  });
}

/** Why a match is over is the same for all who were told of its last move, and the seats that it names sit there. */
export function endingsAreToldAlike<K extends Kind>(court: Court<K>, ending: NonNullable<Game<K>['ending']>): void {
  const { game } = court;
  afterMoves(court, (_, { state, events }, seats, what) => {
    if (game.result(state) === null) return;
    const [first, ...others] = observersOf(seats).map((who) => ending(toldOf(game, events, who)));
    const how = `why it ended, ${what}`;
    for (const other of others) mustBeSame(how, first, other);
    if (first == null || !('seats' in first)) return;
    must(
      first.seats.length > 0 && first.seats.every((seat) => seat >= 0 && seat < seats),
      () => `${how}: no such seats`,
    );
  });
}
