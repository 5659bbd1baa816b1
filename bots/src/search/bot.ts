import {
  type Game,
  type Kind,
  type Level,
  levels,
  type Manner,
  type Mind,
  type ScriptedMind,
  type Seat,
} from '@orrery/kernel';

/** What a room's `rules()` brings: enough to think about its game. */
export interface Rules<K extends Kind> {
  readonly game: Game<K>;
  readonly mind: Mind<K> | ScriptedMind<K>;
}

/** The rules of a game that is thought about by searching, and what a search asks of its mind. */
export interface Searchable<K extends Kind> {
  readonly game: Game<K>;
  readonly mind: Pick<Mind<K>, 'judge' | 'round' | 'shortlist' | 'clearWin' | 'likes'>;
}

/** A seat that is asked what it plays, and all that it goes by. */
export interface AskedSeat<K extends Kind> {
  readonly me: Seat;
  /** What it sees. */
  readonly view: K['view'];
  /** Of its moods. */
  readonly seed: string;
  /** Absent or null: none. */
  readonly manner?: Manner | null | undefined;
}

/** Who can be asked to play: the levels of a game, and the one that only knows what is legal. */
export type BotName = Level | 'random';
export const botNames: readonly BotName[] = ['random', ...levels];

/** Milliseconds on any scale that only runs forward; the search itself has no clock. */
export type Clock = () => number;
