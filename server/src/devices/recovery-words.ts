import { randomInt, type ScryptOptions, scrypt } from 'node:crypto';
import { recoveryLength, syllables } from '@orrery/wire';

/** Of two syllables, and nothing that one would rather not read aloud. */
const unsaid = new Set([
  ...['pene', 'figa', 'sega', 'topa', 'pube', 'puta', 'puto', 'nazi', 'pipi', 'popo', 'pupu', 'tete', 'nuda', 'nudo'],
  ...['rape', 'nude', 'pedo', 'sado', 'dago', 'niga', 'mofo', 'lube'],
]);

/** 96 random bits that can be written down on paper, in Italy as in England. */
export function drawWords(): string[] {
  return Array.from({ length: recoveryLength }, drawWord);
}

function drawWord(): string {
  for (;;) {
    const drawn = `${syllables[randomInt(syllables.length)]}${syllables[randomInt(syllables.length)]}`;
    if (!unsaid.has(drawn)) return drawn;
  }
}

/** 32 MB and a twentieth of a second for each try. */
const usualCost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** So many wait at a time: somebody who comes then would wait for seconds. */
const mostWaiting = 40;

/**
 * The slow hash by which words are found. The salt is of the server and not of the person, for the words are all that somebody
 * brings; they are drawn and never chosen, so no two people have the same. One after the other: many at once would
 * take all memory.
 */
export class WordHashes {
  private readonly salt: string;
  private readonly cost: ScryptOptions;
  private before: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(key: string, cost: ScryptOptions = usualCost) {
    this.salt = `recovery|${key}`;
    this.cost = cost;
  }

  /** null: too many wait for theirs already. */
  async of(words: string): Promise<string | null> {
    if (this.waiting >= mostWaiting) return null;
    this.waiting++;
    const hashed = this.before.then(() => this.hash(words)).finally(() => this.waiting--);
    this.before = hashed.catch(() => undefined);
    return hashed;
  }

  private hash(words: string): Promise<string> {
    return new Promise((answer, failed) => {
      scrypt(words, this.salt, 32, this.cost, (error, hash) =>
        error === null ? answer(hash.toString('base64url')) : failed(error),
      );
    });
  }
}
