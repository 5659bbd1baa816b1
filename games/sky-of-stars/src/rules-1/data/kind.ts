/** Everything an owner of the box may replace. Plain JSON. */

export type StarId = string;
export type CardId = string;
export type WordId = string;

export interface Star {
  readonly id: StarId;
  /** x to the right, y down; integers, so that no rule ever needs a fraction. */
  readonly x: number;
  readonly y: number;
  /** What the die asks for. */
  readonly type: string;
  /** Scores only. */
  readonly colour: string;
}

/** The printed night sky, the same for every seat. Stars in the order of their ids. */
export interface Sky {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** A line that comes this near to the middle of a star passes over it. */
  readonly passRadius: number;
  /** How large a star is drawn; no rule looks at it. */
  readonly drawRadius: number;
  readonly types: readonly string[];
  readonly colours: readonly string[];
  readonly stars: readonly Star[];
}

/** A word in both languages: each person reads their own. */
export interface Word {
  readonly id: WordId;
  readonly it: string;
  readonly en: string;
}

/** A Constellation card: its words are numbered 1 to 5 in their order. */
export interface Card {
  readonly id: CardId;
  readonly name: string;
  readonly words: readonly Word[];
}

export interface Deck {
  readonly id: string;
  readonly cards: readonly Card[];
}

/** Twelve faces, each a type of star, `?` or `erase`. */
export interface Die {
  readonly id: string;
  readonly faces: readonly string[];
}
