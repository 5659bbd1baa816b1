import type { Game, Kind } from './game.ts';
import type { Knack, Mind } from './mind.ts';
import type { Words } from './words.ts';

/** A game as it stands on the shelf: light enough for the first page; the heavy parts come when asked for. */
export interface Room<K extends Kind = Kind, Table = unknown> {
  readonly id: string;
  /** The number of its plate in the atlas. */
  readonly plate: number;
  readonly title: string;
  /** `usual`: how many sit down where nobody says how many; else three, as far as the game allows. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number };
  readonly minutes: { readonly min: number; readonly max: number };
  /** Options of a game that is begun without asking for any, where the usual game is long. */
  readonly first?: Readonly<Record<string, unknown>>;
  rules(): Promise<{ readonly game: Game<K>; readonly mind: Mind<K> | Knack<K> }>;
  words(): Promise<Words<K, string>>;
  table(): Promise<Table>;
}
