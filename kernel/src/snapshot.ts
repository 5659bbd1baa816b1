import type { Kind, Observer, Seat } from './game.ts';
import type { MoveEntry } from './log.ts';
import type { SavedTellings } from './tellings.ts';
import type { SavedConduct } from './unasked.ts';

/**
 * Where a match stands, so that it can be opened without folding all its entries: plain JSON. A cache beside the log, never the
 * truth: the law `snapshotsChangeNothing` holds it against folding.
 */
export interface Snapshot<K extends Kind = Kind> {
  /** Which rules wrote it. */
  readonly rules: number;
  /** The last entry that is in it, and when that was taken. */
  readonly seq: number;
  readonly at: number;
  readonly draws: number;
  readonly undos: readonly (readonly [Seat, number])[];
  readonly conduct: SavedConduct;
  readonly tellings: SavedTellings<K>;
  /** The state before the first move that may still be taken back; where there is none, the last one. */
  readonly state: K['state'];
  /** The moves that count since then. Played again they lead to the last state, and to those before each of them. */
  readonly since: readonly MoveEntry[];
  /** Those of them that may be taken back, and who was told of them. */
  readonly ways: readonly SavedWay[];
  /** The last of them in a row that may be taken back where all agree; absent: none, it was written before that was known. */
  readonly retrievable?: readonly SavedWay[];
}

interface SavedWay {
  readonly seq: number;
  readonly told: readonly (readonly [Observer, number])[];
}
