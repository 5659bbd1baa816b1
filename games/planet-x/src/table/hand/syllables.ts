/** Words of so many letters do not fit the foot of a card on a phone. */
const LONG = 10;

/** Where a syllable may begin, in Italian and nearly so in English: before a consonant and its vowel, never inside a pair said as one. */
const BREAKS =
  /(?<=[a-z]{3})(?<!(?:[bcdfgpt](?=[rl])|[cgst](?=h)|g(?=n)|q(?=u)|s(?=[cpt])))(?=(?:[bcdfgpt][rl]|[cgst]h|gn|qu|s[cpt]|[b-df-hj-np-tv-z])[aeiou][a-z]{2})/gi;

/** A name with soft hyphens in its long words: for eyes alone. */
export function hyphenated(name: string): string {
  return name.replaceAll(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replaceAll(BREAKS, '\u00ad')));
}
