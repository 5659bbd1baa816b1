import type { Kind, Observer, Seat } from '@orrery/kernel';

/** The languages of this house; a game of another house names its own wherever `L` stands. */
export const langs = ['it', 'en'] as const;
export type Lang = (typeof langs)[number];

/** For dates and times: our English is British. */
export const localeOf = (lang: Lang): string => (lang === 'en' ? 'en-GB' : lang);

/** Every message of a room in one language: ICU MessageFormat; `<b>...</b>` marks what a table prints bold. */
export type Catalogue<Id extends string> = Readonly<Record<Id, string>>;

export type Values = Readonly<Record<string, string | number>>;

/** A message with what fills it. */
export interface Sentence<Id extends string = string> {
  readonly id: Id;
  readonly values: Values;
}

/** Looks a message up in the reader's language and fills it. */
export interface Say<Id extends string = string> {
  (id: Id, values?: Values): string;
  /** Joins what a sentence lists, as the language does: `listed`. */
  readonly list?: (items: readonly string[]) => string;
}

/** "A, B and C" in the reader's language. */
export function listed(say: { readonly list?: Say['list'] }, items: readonly string[]): string {
  return say.list?.(items) ?? items.join(', ');
}

/** What was told, folded in its order into what later sentences may name. */
export interface Past<K extends Kind, P> {
  readonly none: P;
  after(past: P, seen: K['seen']): P;
}

/** Everything a game says. Ids of refusals and events are their type names, so that a forgotten one does not compile. */
export interface Words<K extends Kind, Id extends string, L extends string = Lang, P = unknown> {
  catalogue(lang: L): Promise<Catalogue<Id>>;
  /**
   * The log line of an event as `as` reads it; null where an event is worth none. `options` are those of the match, for words
   * that hang on them: cards an owner brought keep the names their owner gave them. Without: as at a usual table. `past` is what was
   * told before; without, or where only the end of a log is at hand, a sentence leaves out what it would name by it.
   */
  sentence(
    seen: K['seen'],
    as: Observer,
    name: (seat: Seat) => string,
    say: Say<Id>,
    options?: K['options'],
    past?: P,
  ): Sentence<Id> | null;
  /** What the log of a game that is played leaves out, for who looks at just this event afterwards. */
  unlogged?(seen: K['seen'], as: Observer, name: (seat: Seat) => string): Sentence<Id> | null;
  /** Where events call things by numbers that earlier ones gave them. Without: every event is told for itself. */
  readonly past?: Past<K, P>;
  /** For "why can't I?": the message of a refusal and the rule it rests on. */
  readonly why: Readonly<Record<K['refusal'], { readonly id: Id; readonly rule: string; readonly short?: Id }>>;
}
