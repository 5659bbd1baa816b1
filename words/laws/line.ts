import type { Kind, Observer, Seat } from '@orrery/kernel';
import type { Say, Words } from '../src/index.ts';

/** Who reads a line of the log, and what it takes to write it for them. */
export interface Reader<K extends Kind> {
  readonly as: Observer;
  readonly name: (seat: Seat) => string;
  readonly say: Say;
  readonly options?: K['options'];
  /** `Words.past` of what was told before. */
  readonly past?: unknown;
}

/** The line that the log has for an event; null: none. */
export function lineOf<K extends Kind, Id extends string>(
  words: Pick<Words<K, Id>, 'sentence'>,
  seen: K['seen'],
  { as, name, say, options, past }: Reader<K>,
): string | null {
  const sentence = words.sentence(seen, as, name, say as Say<Id>, options as K['options'], past);
  return sentence === null ? null : say(sentence.id, sentence.values);
}
