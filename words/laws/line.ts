import type { Kind, Observer, Seat } from '@orrery/kernel';
import type { Say, Words } from '../src/index.ts';

/** The line that the log has for an event, as `as` reads it; null: none. */
export function lineOf<K extends Kind, Id extends string>(
  words: Pick<Words<K, Id>, 'sentence'>,
  seen: K['seen'],
  as: Observer,
  name: (seat: Seat) => string,
  say: Say,
  options?: K['options'],
): string | null {
  const sentence = words.sentence(seen, as, name, say as Say<Id>, options as K['options']);
  return sentence === null ? null : say(sentence.id, sentence.values);
}
