import type { Game, Kind, Seat } from './game.ts';

/** So many entries that answer nothing a seat may make in a match, and so many more for every new question that it answers. */
const most = 1000;
const moreForAnswer = 4;
/** So many undos of one seat a match can hold; a log with more is broken. */
export const mostUndos = 500;

/** What a seat has done beside answering. */
interface Conduct {
  /** What it has used up of what it may do, less what its answers have given it. */
  spent: number;
  /** The question it answered last: to answer it once more is to change its mind. */
  answered: string | null;
}

/** Plain JSON. */
export type SavedConduct = readonly (readonly [Seat, Readonly<Conduct>])[];

/**
 * Entries that answer nothing: a sealed answer changed, a proposal that nobody asked for, what was done and taken back. Each
 * seat has a store of its own of them, so that none can make the log of a match endless for the others. It hangs on what the
 * seat itself did and was asked, and on nothing that it does not know.
 */
export class Unasked {
  private readonly seats = new Map<Seat, Conduct>();

  /** May a seat make one more? */
  allows(by: Seat): boolean {
    return (this.seats.get(by)?.spent ?? 0) < most;
  }

  made(by: Seat): void {
    this.of(by).spent++;
  }
  /** Answers are always taken. */
  answered(by: Seat, question: string): void {
    const conduct = this.of(by);
    conduct.spent += question === conduct.answered ? 1 : -moreForAnswer;
    conduct.answered = question;
  }

  save(): SavedConduct {
    return [...this.seats].map(([seat, conduct]) => [seat, { ...conduct }]);
  }
  restore(saved: SavedConduct): void {
    for (const [seat, conduct] of saved) this.seats.set(seat, { ...conduct });
  }

  private of(seat: Seat): Conduct {
    const known = this.seats.get(seat);
    if (known !== undefined) return known;
    const none = { spent: 0, answered: null };
    this.seats.set(seat, none);
    return none;
  }
}

/**
 * Does a move answer the question that was put to its seat? It does if the seat is then asked no more, or something else, or if
 * less is missing in its answer. What `fallback` plays always does (a law): nobody who is asked can be left without an answer.
 */
export function isAnswer<K extends Kind>(game: Game<K>, by: Seat, before: K['state'], after: K['state']): boolean {
  if (!game.awaited(before).includes(by)) return false;
  if (!game.awaited(after).includes(by) || game.asks === undefined) return true;
  if (game.asks(before, by) !== game.asks(after, by)) return true;
  return game.missing !== undefined && game.missing(after, by) < game.missing(before, by);
}

/**
 * No match has more entries than this, whatever its seats do: the answers that stand, at most as many as the game has decisions;
 * what was not asked for; answers that were given anew after either or after an undo; and undos.
 */
export function mostEntries<K extends Kind>({ longest }: Game<K>, seats: number): number {
  const undos = seats * mostUndos;
  const unasked = seats * most + moreForAnswer * (longest + undos);
  return 1 + longest + 2 * unasked + 2 * undos;
}
