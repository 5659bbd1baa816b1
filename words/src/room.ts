import type { Game, Kind, Mind, ScriptedMind } from '@orrery/kernel';
import type { Lang, Words } from './words.ts';

/** What is needed to play a game by one number of its rules, to say what happens in it, and to show it. */
export interface Edition<K extends Kind = Kind, Table = unknown, L extends string = Lang> {
  rules(): Promise<{ readonly game: Game<K>; readonly mind: Mind<K> | ScriptedMind<K> }>;
  words(): Promise<Words<K, string, L>>;
  table(): Promise<Table>;
  /** Absent: a card to share shows the game's plate instead of a board. */
  picture?(): Promise<BoardPicture<K>>;
}

/** How a game draws its board on a card to share: the same on a page and on a server. */
export interface BoardPicture<K extends Kind> {
  /** SVG without a style sheet, from 0, 0 to the size of the box. Only what these eyes see may be in it. */
  board(view: K['view'], box: PictureBox): string;
  /** How much lies on the board: the card shows the last of the fullest moments. Absent: it shows the last moment. */
  fullness?(view: K['view']): number;
  /** Which seat identity each seat wears, where sides have colours of their own. */
  looks?(view: K['view']): readonly number[];
  /** What everybody can count of each seat as it stands; `word` says what, in the game's own words. */
  readonly line: { readonly word: string; of(view: K['view']): readonly number[] };
}

export interface PictureBox {
  readonly width: number;
  readonly height: number;
  /** By seat: its identity. */
  readonly looks: readonly number[];
  /** In whose inks it is printed: a card is of the night, a small board of the page it stands on. */
  readonly plate: Plate;
}

export type Plate = 'night' | 'day' | 'contrast';

/** A game as it stands on the shelf: light enough for the first page; the heavy parts come when asked for. */
export interface Room<K extends Kind = Kind, Table = unknown, L extends string = Lang> extends Edition<K, Table, L> {
  readonly id: string;
  /** The number of its plate in the atlas. */
  readonly plate: number;
  readonly title: string;
  /** What it is about, in one sentence, for its plate. */
  readonly idea?: Readonly<Record<L, string>>;
  /** `usual`: how many sit down where nobody says how many; else three, as far as the game allows. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number };
  /** How long a game lasts that is begun without asking for options. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** Options of a game that is begun without asking for any, where the usual game is long. */
  readonly first?: Readonly<Record<string, unknown>>;
  /** Older rules whose matches are still played, shown and verified, by their number. New matches get the room's own. */
  readonly earlier?: Readonly<Record<number, Edition<Kind, unknown, L>>>;
}

/** What plays and shows a match begun under this number of the rules; null where the shelf does not have it. */
export async function editionFor<L extends string>(
  room: Room<Kind, unknown, L>,
  rules: number,
): Promise<Edition<Kind, unknown, L> | null> {
  const earlier = room.earlier;
  const edition = earlier !== undefined && Object.hasOwn(earlier, rules) ? earlier[rules]! : room;
  return (await edition.rules()).game.rules === rules ? edition : null;
}
