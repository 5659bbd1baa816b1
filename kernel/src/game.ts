import type { Ending } from './ending.ts';
import type { Work } from './medals.ts';
import type { OptionKinds } from './options.ts';
import type { Pacing } from './pacing.ts';
import type { SeriesRules } from './series.ts';

/** Seats 0..n-1 sit clockwise. */
export type Seat = number;

/** Who looks: a seat, or 'table' for somebody who only watches. */
export type Observer = Seat | 'table';

/** One bag of types per game. A view is never a state: passing one for the other does not compile. */
export interface Kind {
  state: object;
  view: object;
  options: object;
  move: { readonly t: string };
  event: { readonly t: string };
  seen: { readonly t: string };
  /** A literal union: each refusal is the key of a sentence in both languages, never free text. */
  refusal: string;
}

/** The bag of a game, from its types in this order. */
export interface KindOf<
  State extends object,
  View extends object,
  Options extends object,
  Move extends Kind['move'],
  Event extends Kind['event'],
  Seen extends Kind['seen'],
  Refusal extends string,
> extends Kind {
  state: State;
  view: View;
  options: Options;
  move: Move;
  event: Event;
  seen: Seen;
  refusal: Refusal;
}

/** The only door through which luck comes in. `why` names the draw for the log and the fairness check. */
export interface Chance {
  int(n: number, why: string): number;
}

/** Where a step tells what happened; null in playouts, where nobody listens: write `emit?.({...})`. */
export type Emit<E> = ((event: E) => void) | null;

/** How a match ended. `places[seat]` is 1 for who won; equal numbers share the place. Why it did: `Game.ending`. */
export interface Result {
  readonly places: readonly number[];
  readonly scores: readonly number[] | null;
}

/** What a trust boundary answers: the value, or which part of the input is wrong and how (a message key). */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string; readonly where: string };

export interface SeatOption<K extends Kind> {
  readonly name: string;
  /** What a seat may have; all seats have different ones. */
  choices(options: K['options']): readonly string[];
}

/** A game: pure rules over plain data. Each member states the law it obeys; `@orrery/laws` checks them all. */
export interface Game<K extends Kind> {
  readonly id: string;
  /** Grows when an old log could replay differently. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** More decisions than any match can hold: the termination law plays against it. */
  readonly longest: number;
  /** The refusal for input that `readMove` cannot read. */
  readonly malformed: K['refusal'];

  /** The trust boundary for options: total, never throws. `undefined` means all defaults. */
  readOptions(raw: unknown, seats: number): Read<K['options']>;
  /** Of each option: is it one that any table may choose, or another reading of the rulebook? */
  readonly optionKinds: OptionKinds<K['options']>;
  /**
   * The options that take a data set of the owner's own (cards, a board) where else the name of one of ours stands. They may be
   * long: hosts keep and send each set once, by its hash.
   */
  readonly dataOptions?: readonly string[];
  /** The trust boundary for moves: structure only, total, never throws; unknown keys are dropped or refused. */
  readMove(raw: unknown): K['move'] | null;

  setup(options: K['options'], seats: number, chance: Chance, emit: Emit<K['event']>): K['state'];
  /** Everyone who may act now; empty if and only if the match is over. */
  actors(s: K['state']): readonly Seat[];
  /**
   * Those of them the match waits for: whose clock runs, who is told "your turn". With `who`, as far as that observer may
   * know: where it is secret who has answered, all others who were asked. Without, the truth, for whoever drives the match.
   */
  awaited(s: K['state'], who?: Observer): readonly Seat[];
  /** May this seat make a move of type `t` now? Asked before parameters are read (over, phase, turn). Refuses every non-actor. */
  gate(s: K['state'], by: Seat, t: string): K['refusal'] | null;
  /** Why this readable move, past the gate, is not legal; null if it is. Changes nothing. */
  refuse(s: K['state'], by: Seat, m: K['move']): K['refusal'] | null;
  /** Plays a legal move; changes `s` in place. */
  apply(s: K['state'], by: Seat, m: K['move'], chance: Chance, emit: Emit<K['event']>): void;
  result(s: K['state']): Result | null;
  /**
   * Of a match that is over: why it is, by what any observer was told of its last move; null: it was played out. Without it: always.
   */
  ending?(last: readonly K['seen'][]): Ending | null;
  /** Written by hand: nothing mutable is shared between the two. */
  copy(s: K['state']): K['state'];

  /** All legal moves of a seat, where they can be listed. */
  list?(s: K['state'], by: Seat): readonly K['move'][];
  /** One legal move at random, cheaply; of any actor, or where there is `speakUp`, of one who is awaited. */
  pick(s: K['state'], by: Seat, chance: Chance): K['move'];
  /**
   * For games in which a seat may act unasked, but may as well have nothing to say: one legal move at random of an actor
   * who is not awaited, or null.
   */
  speakUp?(s: K['state'], by: Seat, chance: Chance): K['move'] | null;
  /** What a run-out clock plays: legal, and tells nothing that the seat hides. */
  fallback(s: K['state'], by: Seat, chance: Chance): K['move'];
  /**
   * Which moves that others saw their mover may take back all the same: those whose events revealed nothing to anybody but
   * what the mover chose. Asked only of moves that drew nothing and left the same seats awaited. Without it: none.
   */
  retractable?(events: readonly K['event'][]): boolean;
  /**
   * Have these events of a move shown nobody anything that was hidden, but what its mover chose to show? Then it may be taken back
   * where all agree, as long as it is the last. What others may not know of has to be so: their moves go on being ones to take back,
   * which would tell of it (a law). Without it: as `retractable` says.
   */
  revealsNothing?(events: readonly K['event'][]): boolean;
  /**
   * The question now put to a seat, as a key: a move that answers another question is stale. Without it every entry of the
   * log asks anew; games with simultaneous decisions give one, so that another's commitment does not make mine stale.
   */
  asks?(s: K['state'], by: Seat): string;
  /**
   * For games in which a question may be answered in parts: how many are missing still in the answer of a seat that is awaited. A
   * move after which fewer are missing is an answer; after which as many are, a change of mind: of those a host takes only so many.
   */
  missing?(s: K['state'], by: Seat): number;

  /**
   * What an observer sees: built up field by field, never filtered down from the state. What it, or
   * an event, has under `options` are the options of the match, for everybody and always: a server sends them once.
   */
  view(s: K['state'], who: Observer): K['view'];
  /**
   * What an observer is told of an event; null: nothing at all. Who is told nothing of a whole step sees no change by it:
   * same view, actors, awaited and question. So a secret act leaves no trace, not even a number.
   */
  tell(e: K['event'], who: Observer): K['seen'] | null;
  /**
   * The view after one told event: folding all tellings of an observer over its first view gives each later view, so that
   * nobody has to be sent views, nor to compare two to know what happened. Between the events of one telling it may hold more
   * than a view does, for a table to stage. Without it a table goes from view to view at once.
   */
  follow?(v: K['view'], seen: K['seen'], me: Observer): K['view'];
  /**
   * Where nothing is hidden any more: how a state looks, and what is told of an event (null: what the table is told). Only for who
   * reads a match that is over. All that the table sees is there, too. Without it: as the table sees it.
   */
  readonly open?: { view(s: K['state']): K['view']; tell(e: K['event']): K['seen'] | null };
  /** For games in which time tells or presses: what their host has to know of it. */
  readonly pacing?: Pacing<K>;
  /** For games that are not just played again and again in a series: who starts the next one, and with what. */
  readonly series?: SeriesRules<K>;
  /** An option that is a list with a different value for each seat: who takes a seat may choose its value before a match begins. */
  readonly seatOption?: SeatOption<K>;
  /** In a match that is over: what people may give a medal to, each one of their own. Without it: nothing. */
  works?(table: K['view']): readonly Work[];
  /** May this seat now speak to these seats, to everybody if there are none? Asked while a match is played; without it: always. */
  mayTalk?(table: K['view'], from: Seat, to: readonly Seat[]): boolean;
  /** A turn is many moves, made before everybody's eyes: who plays on in it does not begin to think, so bots hurry. */
  readonly flows?: boolean;
  /** Seats that have given up while the match goes on, as everybody sees: the host lets bots play them. */
  abandoned?(table: K['view']): readonly Seat[];
  /**
   * Draws anew, in place, what lies ready but nobody at the table can know yet: the order of a deck. Nobody sees a difference, not
   * even open eyes. Only for who looks at a match that is over. Without it all luck is drawn when it is needed.
   */
  redraw?(s: K['state'], chance: Chance): void;
  /** A whole state that fits all that `me` knows; the rest is drawn. Legality for `me` in it is exact. */
  imagine(v: K['view'], me: Seat, chance: Chance): K['state'];
}
