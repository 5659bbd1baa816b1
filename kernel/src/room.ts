import type { Game, Kind } from './game.ts';
import type { Knack, Mind } from './mind.ts';
import type { Lang, Words } from './words.ts';

/** What is needed to play a game by one number of its rules, to say what happens in it, and to show it. */
export interface Edition<K extends Kind = Kind, Table = unknown> {
  rules(): Promise<{ readonly game: Game<K>; readonly mind: Mind<K> | Knack<K> }>;
  words(): Promise<Words<K, string>>;
  table(): Promise<Table>;
}

/** A game as it stands on the shelf: light enough for the first page; the heavy parts come when asked for. */
export interface Room<K extends Kind = Kind, Table = unknown> extends Edition<K, Table> {
  readonly id: string;
  /** The number of its plate in the atlas. */
  readonly plate: number;
  readonly title: string;
  /** What it is about, in one sentence, for its plate. */
  readonly idea?: Readonly<Record<Lang, string>>;
  /** `usual`: how many sit down where nobody says how many; else three, as far as the game allows. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number };
  readonly minutes: { readonly min: number; readonly max: number };
  /** Options of a game that is begun without asking for any, where the usual game is long. */
  readonly first?: Readonly<Record<string, unknown>>;
  /** Older rules whose matches are still played, shown and verified, by their number. New matches get the room's own. */
  readonly earlier?: Readonly<Record<number, Edition>>;
}

/** What plays and shows a match begun under this number of the rules; null where the shelf does not have it. */
export async function editionFor(room: Room, rules: number): Promise<Edition | null> {
  const earlier = room.earlier;
  const edition = earlier !== undefined && Object.hasOwn(earlier, rules) ? earlier[rules]! : room;
  return (await edition.rules()).game.rules === rules ? edition : null;
}
