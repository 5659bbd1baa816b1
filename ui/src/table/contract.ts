import type { Answer, Eyes, Kind, Level, Manner, Medal, Observer, Result, Seat, Told } from '@orrery/kernel';
import type { Say } from '@orrery/words';
import type { ComponentType, ReactNode } from 'react';
import type { RulesProps } from '../rules/index.ts';

/** Who sits where, as everybody at the table sees it: name and look are those the match began with. */
export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  /** Which of the seat identities (colour, sigil, hatch) it wears. */
  readonly look: number;
  /** Of who plays it now. */
  readonly kind: 'me' | 'here' | 'friend' | 'bot' | 'open';
  readonly level?: Level;
  /** Of the bot that sits there; absent: it has none. */
  readonly manner?: Manner;
  /** What it means in this game, in a sentence. */
  readonly mannerMeans?: string;
  /** Who plays it now, where that is not who sat there when the match began; a bot has no name. */
  readonly player?: { readonly name: string | null };
  readonly online: boolean;
  /** In a running match, while they are not: since when, in milliseconds since 1970. */
  readonly awaySince?: number | null;
  /** They have said that they are away until then, in milliseconds since 1970; absent: they have not. */
  readonly vacation?: number;
}

/** The event now on stage: `view` is still the one before it, `follow` comes when it has passed. Animate it for `ms` milliseconds; 0: motion is off. */
export interface Cue<K extends Kind> {
  readonly seen: K['seen'];
  /** Grows with every event on stage: the key of its animation. */
  readonly no: number;
  readonly ms: number;
  /** It keeps its secret as yet (`GameTable.hush`): nothing may tell it, neither to eyes nor to ears. */
  readonly hushed?: boolean;
}

/** My decision: present only when I may act and the stage has caught up with the log. */
export interface Turn<K extends Kind> {
  /** Every legal move, computed by the rules on this device. */
  readonly moves: readonly K['move'][];
  /** Why a move cannot be made; null if it can. */
  refusal(move: unknown): K['refusal'] | null;
  /** `unattended`: the table plays it by itself, and it says nothing of whether anybody is there. */
  play(move: K['move'], unattended?: 'unattended'): Promise<Answer>;
}

/** People at one device, while it shows what all may see. */
export interface Here<K extends Kind> {
  readonly seats: readonly Seat[];
  /** Covers the table, and lifts the curtain for this seat. */
  lift(seat: Seat): void;
  /**
   * Plays for a seat what tells nothing of its secrets, such as a pass. Who has answered already is left alone, unless the
   * move is one that they may make all the same, unasked. `unattended`: the table plays it by itself.
   */
  play(seat: Seat, move: K['move'], how?: 'unasked' | 'unattended'): void;
}

/** Medals that people give to works of a match that is over: for nothing but honour. */
export interface Medals {
  readonly given: readonly Medal[];
  /** What this person has honoured; null: nothing as yet. */
  readonly mine: string | null;
  /** May they honour this one? */
  may(to: string): boolean;
  /** Honours it, instead of another one. */
  give(to: string): void;
}

/** Where people talk at a table: who has asked the others to give up, and since when, in milliseconds since 1970. A game judges who may. */
export interface Claims {
  readonly made: readonly { readonly seat: Seat; readonly at: number }[];
  /** Asks them; null: one may not speak now. */
  readonly ask: (() => void) | null;
}

/** What a game's table is given. The view may lag the truth while events are on stage. */
export interface TableProps<K extends Kind> {
  readonly view: K['view'];
  readonly as: Observer;
  readonly seats: readonly SeatInfo[];
  /** Seats the match waits for, as far as the stage has come. */
  readonly awaited: readonly Seat[];
  readonly cue: Cue<K> | null;
  /** All that this observer was told, as far as the stage has come: for a digest of what happened meanwhile. */
  readonly told?: readonly Told<K>[];
  readonly turn: Turn<K> | null;
  readonly result: Result | null;
  /** Cells to light up because a line of the log speaks of them: as `cells` names them. */
  readonly lit: readonly string[];
  readonly say: Say;
  /** Ask before an irreversible move. */
  readonly confirm: boolean;
  /** When the time for the question now put runs out, in milliseconds since 1970, and how long it was; absent: no clock. */
  readonly clock?: { readonly until: number; readonly of: number } | null;
  /**
   * What this seat has answered for it by the table's host, as its game writes it; null: nothing was said yet. Absent: nobody
   * answers for it. Nobody else ever learns of it.
   */
  readonly answering?: { readonly how: string | null; prefer(how: string): void } | null;
  /** At a device that several people share, between their turns: those who sit here. Absent everywhere else. */
  readonly here?: Here<K> | null;
  /**
   * Of a match that is over, through the eyes of one who did not know all: how it truly stood. What this adds is drawn hatched, with a
   * shut eye. Absent: nothing is added.
   */
  readonly truth?: K['view'] | null;
  /** A match that is over is watched again: nobody's hand is on it. */
  readonly watched?: boolean;
  /** There: the cells that the moment is about, which a game brings into sight whose board is larger than its window. */
  readonly about?: readonly string[];
  /** In a match that is over, where its game knows of works (`Game.works`): what people have honoured. */
  readonly medals?: Medals | null;
  /** Absent: nobody is here to be asked. */
  readonly claims?: Claims | null;
  /** Asks what a hard bot would do, for a game whose bar is full of buttons; null or absent: not here, or not now. */
  readonly askHint?: (() => void) | null;
  /** The frame lays `sheet` beside the board where it has a column for it: absent, the game lays it over the board. */
  readonly beside?: boolean;
  /** Seeds the sky and everything drawn by chance. */
  readonly tableId: string;
  /** Shows why a move was refused, with its rule. */
  explain(refusal: K['refusal']): void;
  /** Sets the parts of a table in the shared frame (`ui/src/frame`): the game fills the regions, the app the rest. */
  frame(parts: TableParts): ReactNode;
}

/** The regions of the table shell that a game fills. */
export interface TableParts {
  /** In the header: the round, what is left. */
  readonly status: ReactNode;
  /** What a seat plate shows beside name and sigil. */
  seat(seat: Seat): SeatParts;
  readonly board: ReactNode;
  /** The board is a square: on a desktop it takes the whole height, on a phone the whole width, and the dock gets the rest. */
  readonly square?: boolean;
  /** On a phone the board runs to both edges of the screen and has no engraved frame. */
  readonly bleeds?: boolean;
  /**
   * The height of bar and hand together on a phone, in pixels. It is the same all through a match: where the bar grows, the hand
   * gives the height (`@container hand (max-height: ...)` is its folded form), and the board never moves. Absent: as usual.
   */
  readonly dock?: number;
  /** Something is shown that people may want to react to. After the end of a match they always may. */
  readonly reacts?: boolean;
  /** A short caption in the board's lower edge, such as "SECTOR 6 x 3". */
  readonly cartouche?: string;
  /** What is asked or shown, in words; always present. */
  readonly bar: BarParts;
  readonly hand?: ReactNode;
  /**
   * Secret missions and the like: under its title beside the board on a desktop; on a phone a strip between board and dock, and in
   * the menu. `strip`: false, on a phone it is in the menu only. `decides`: it is for who plays there, and shows nothing to who only looks.
   */
  readonly aside?: {
    readonly title: string;
    readonly body: ReactNode;
    readonly strip?: false;
    readonly decides?: true;
  };
  /**
   * What is selected, beside the board: a tab before the log, which opens by itself with each other `id`. Null: nothing is, or the game
   * shows it elsewhere, as on a phone, where there is no such column.
   */
  readonly sheet?: { readonly id: string; readonly title: string; readonly body: ReactNode } | null;
  /**
   * What I can do now, each kind of move once and in a few words that follow "You can": read out where somebody asks (M). Empty: nothing.
   */
  can(): readonly string[];
  /** Where the rules know giving up, for who still plays: what it means, and how; null: not at this moment. It is in the menu. */
  readonly givesUp?: { readonly means: string; readonly now: (() => void) | null };
  /** A thing on the board or in the hand (`data-cell`), large and in words, for who rests a finger on it; null: nothing is there. */
  closer?(cell: string): { readonly title: string; readonly body: ReactNode } | null;
  /** The paragraph of the rules page that belongs to this moment. */
  readonly rule: string;
  /** Keys of this game alone, for the list of keys. */
  readonly keys?: readonly KeyHelp[];
}

export interface KeyHelp {
  readonly key: string;
  readonly text: string;
}

/** A seat plate: name and turn are the frame's, the rest the game's. Pictures in it carry their own labels. */
export interface SeatParts {
  /** A few words on what the seat does, such as "has placed"; without them the frame says whether it is awaited. */
  readonly note?: string;
  /** A token beside the name, such as the Dark Invader. */
  readonly mark?: ReactNode;
  /** The large number. */
  readonly points?: ReactNode;
  /** Small counts under it: piles. */
  readonly counts?: ReactNode;
  /** They are so few that they stand beside the badge of the smallest plate, which then has two lines and not three. */
  readonly brief?: boolean;
  /** A row under the name: what is left to play. */
  readonly pips?: ReactNode;
  /** Where a match is watched again: the chance it had then, at the edge of the plate. */
  readonly chance?: ReactNode;
  /** On a phone that shows one of the others at a time: a touch on this plate turns to its side of the table. */
  readonly faces?: { readonly label: string; readonly now: boolean; choose(): void };
}

/** The action bar: whose decision, what, and the buttons that answer it. */
export interface BarParts {
  readonly lead: string;
  readonly text: ReactNode;
  readonly actions?: ReactNode;
  /** The time left is in the words already. */
  readonly showsTime?: boolean;
  /**
   * Nothing is to be answered: on a phone the one button stands beside the words, so that nothing moves. Taking back the last move would
   * change nothing just now, and is not offered.
   */
  readonly calm?: true;
  /** While somebody else is at it a phone shows the last line of the log here; not where these words say more. */
  readonly tells?: boolean;
  /**
   * Nothing is chosen yet: for who plays for the first time a hint may stand in the place of these words; `beside`: what one plays for
   * may stand beside them, and nothing else.
   */
  readonly rests?: true | 'beside';
  /** Of what is on its way these words say all: on a phone they have the place of `lead` too, and the hand keeps its height. */
  readonly begun?: true;
}

export interface EndProps<K extends Kind> {
  readonly view: K['view'];
  readonly seats: readonly SeatInfo[];
  readonly result: Result;
  readonly as: Observer;
  readonly say: Say;
  /** The match as it was told to them, as far as they were there. */
  readonly told?: readonly Told<K>[];
  /** What people have honoured in it; absent or null: nothing can be. */
  readonly medals?: Medals | null;
}

export interface OptionsProps {
  readonly seats: number;
  /** Only what differs from the defaults. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly say: Say;
  change(value: Readonly<Record<string, unknown>>): void;
}

/** One option of the create screen, by its name in the rules. */
export interface OptionField {
  readonly name: string;
  render(props: OptionsProps): ReactNode;
}

/** What somebody likes to play with at a game, by what the table was told of their matches. */
export interface Favourites<K extends Kind> {
  /** What it is, as a message of the game's own words. */
  readonly word: string;
  /** What a seat has used in a match, once for each time. */
  of(told: readonly K['seen'][], seat: Seat, options: K['options']): readonly Used[];
  /**
   * Where a use is a move of its own, by what its player was told of it: then they are told by what they brought in winning chances,
   * in matches that were judged. `word` says so. Absent: by how often they were used.
   */
  readonly gains?: { readonly word: string; of(seen: K['seen'], seat: Seat): string | null };
  name(id: string, say: Say): string;
  /** Its picture, beside the name; `drawn`: as it was drawn in the match it was used in last. */
  readonly Mark: ComponentType<{ readonly id: string; readonly drawn: string | null }>;
}

/** A thing that was used once. */
export interface Used {
  readonly id: string;
  /** How it looked then, where every match draws its own: kept as it is, for `Mark`. */
  readonly drawn?: string;
}

/** What a seat got at once. */
export interface Gain {
  readonly seat: Seat;
  readonly amount: number;
}

/** Something that each seat did, or that befell it, by what the table was told of a whole match. */
export interface Tolled<K extends Kind> {
  /** What it is, as a message of the game's own words. */
  readonly word: string;
  /** How often, by seat. */
  of(told: readonly K['seen'][], seats: number): readonly number[];
}

/** One line for who plays a game for the first time. */
export interface Hint<K extends Kind> {
  /** It, as a message of the game's own words. */
  readonly word: string;
  /** Is it worth saying as it stands? */
  now(view: K['view'], as: Seat): boolean;
  /** Whoever was told this has understood it: it was done, or has been seen. */
  understood(seen: K['seen'], as: Seat): boolean;
}

/** Everything of a game that people see and touch: what `table()` of its room loads. */
export interface GameTable<K extends Kind> {
  readonly Table: ComponentType<TableProps<K>>;
  /** The board in small, for "your tables". */
  readonly Thumbnail: ComponentType<{ readonly view: K['view'] }>;
  /** The score explained point by point, for the end sheet. */
  readonly Score: ComponentType<EndProps<K>>;
  /** Two minutes, ending in `done` (plays a first game) or `close`. */
  readonly Tutorial: ComponentType<{ readonly say: Say; done(): void; close(): void }>;
  /** The rules for people, each paragraph with its id; scrolls to `at`. `options`: those of the table it is read at. */
  readonly Rules: ComponentType<RulesProps<K['options']>>;
  /** The options of the create screen, in the order people ask for them. Which are readings of the rulebook the rules say. */
  readonly options: readonly OptionField[];
  /** How long an event stays on stage at normal speed, in milliseconds; 0: it passes at once. */
  beat(seen: K['seen'], view: K['view']): number;
  /** Is this event, such as a reveal, shown also to who skips what others do? Absent: none is. */
  halts?(seen: K['seen']): boolean;
  /** For how much of its time on stage, 0 to 1, an event keeps its secret: until then its sentence and its sound wait. Absent: 0. */
  hush?(seen: K['seen']): number;
  /** What is still to be shown may take so many milliseconds; the more lies ahead, the faster it goes. Absent: it takes its time. */
  readonly patience?: number;
  /** Whose sigil stands before the sentence of an event; null: nobody's. */
  actor(seen: K['seen']): Seat | null;
  /** Does the sentence of this event head a new part of the log, such as "Round 3"? */
  heads(seen: K['seen']): boolean;
  /** Is this event one of several that come of the one before, such as the hits of a shot, each too short to be read? Absent: none is. */
  details?(seen: K['seen']): boolean;
  /** What the bar says of an event the board shows better than a long sentence, such as many cards turned at once. Absent, null: the sentence. */
  brief?(seen: K['seen'], say: Say): string | null;
  /** The round of such an event, where every turn has its heading; null: turns are not counted in rounds. Absent: each heading begins one. */
  roundOf?(seen: K['seen']): number | null;
  /** Do people play from memory here? Then the log shows what came since its last heading, and no reveal is played again. */
  fromMemory?(view: K['view']): boolean;
  /** An event of its own says whose time ran out: the table need not say it beside it. */
  readonly tellsRunOut?: true;
  /** The cells an event is about, for the log to highlight, in the game's own keys. */
  cells(seen: K['seen']): readonly string[];
  /** The cells a move is about, where its event does not name them: for a hint. */
  marks?(move: K['move'], view: K['view']): readonly string[];
  /** The sound an event makes, by its name in `ui/src/sound`. */
  sound(seen: K['seen'], view: K['view'], as: Observer): string | null;
  /** What a seat stands for at a table with these options, such as its faction, for who chooses where to sit. */
  seatLabel?(options: K['options'], seat: Seat, say: Say): string | null;
  /** How what a seat may choose for itself (`Game.seatOption`) is shown to who chooses. */
  readonly seatChoice?: {
    /** What it is, as a message of the game's own words. */
    readonly word: string;
    name(options: K['options'], id: string, say: Say): string;
    readonly Picture: ComponentType<{ readonly options: K['options']; readonly id: string; readonly say: Say }>;
  };
  /** Where sides have colours of their own: which seat identity each seat wears. */
  looks?(view: K['view']): readonly number[];
  /** Is this seat, if it is asked now, asked in the middle of what others do, such as for an answer to an attack? Absent: never. */
  between?(view: K['view'], seat: Seat): boolean;
  /** Does the table answer for this seat what it is asked now, by what it prefers (`answering`)? Then it need not look up. */
  answersFor?(view: K['view'], seat: Seat, how: string | null): boolean;
  /** At a shared device: is this question put to everybody openly, so that the curtain waits until somebody asks for it (`Here`)? */
  openly?(view: K['view']): boolean;
  /** At a shared device: is nothing that a seat sees hidden from the others just now, so that no curtain comes between their turns? */
  bare?(view: K['view']): boolean;
  /** What only this seat knew, in a word or two each: for who reads a finished match with other eyes. `look`: how it stands then. */
  secrets?(look: (eyes: Eyes) => K['view'], seat: Seat, say: Say): readonly string[];
  /** What everybody can count of each seat as it stands, such as points: for a line through a finished match. Absent: nothing. */
  readonly line?: {
    /** What is counted, as a message of the game's own words. */
    readonly word: string;
    of(view: K['view']): readonly number[];
    /** What seats get from time to time, by an event that all were told: columns under the line. */
    readonly gains?: { readonly word: string; of(seen: K['seen']): Gain | null };
    /** What changes hands, by an event that all were told: flags over the line, of who has it then. */
    readonly taken?: { readonly word: string; of(seen: K['seen']): Seat | null };
    /** To whom an event brings something of it, whoever did it: what is told of a moment that turned a match. Absent: to who did it. */
    brings?(seen: K['seen']): readonly Seat[];
  };
  /** For the end of a match, where points alone do not say what somebody did in it. */
  readonly toll?: readonly Tolled<K>[];
  /** For the record of who plays it. Absent: nothing is counted. */
  readonly favourites?: Favourites<K>;
  /** What one plays for, in one sentence: for who plays it for the first time. */
  goal(options: K['options'], say: Say): string;
  /** For who plays it for the first time, after its goal: the one that is worth saying first comes first. */
  readonly hints?: readonly Hint<K>[];
  /** One line on where a match stands, for lists of tables. */
  standing(view: K['view'], say: Say): string;
}
