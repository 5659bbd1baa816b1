import type { Kind } from '@orrery/kernel';
import type { WhyNot } from '@orrery/ui';
import type { Say, Words } from '@orrery/words';

/** A refusal of a game in words: what the bar says, and what it says to who asks why; null: it is none of this game's. */
export function whyNot<K extends Kind>(words: Words<K, string>, refusal: string, say: Say): WhyNot | null {
  const explained = words.why as Readonly<Record<string, { id: string; rule: string; short?: string }>>;
  const why = Object.hasOwn(explained, refusal) ? explained[refusal] : undefined;
  if (why === undefined) return null;
  return {
    ...{ text: say(why.id), rule: why.rule },
    ...(why.short === undefined ? {} : { short: say(why.short) }),
  };
}
