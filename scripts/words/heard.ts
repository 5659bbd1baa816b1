// Which messages the tests heard: each process writes what it heard into a file of its own, and the end of `npm test` joins them.
import fs from 'node:fs';
import path from 'node:path';
import type { Written } from './sentences.ts';

const keyOf = (id: string, message: string): string => `${id}\t${message}`;

/** Remembers what is said, and writes down what is new; `counts`: is this one said by the house, or only by a test itself? */
export function listening(folder: string, counts: () => boolean) {
  const heard = new Set<string>();
  let fresh: string[] = [];
  return {
    hear(id: string, message: string): void {
      const key = keyOf(id, message);
      if (heard.has(key) || !counts()) return;
      heard.add(key);
      fresh.push(key);
    },
    keep(): void {
      if (fresh.length === 0) return;
      fs.appendFileSync(path.join(folder, `${process.pid}.txt`), `${fresh.join('\n')}\n`);
      fresh = [];
    },
  };
}

/** All that any process heard. */
export function heardIn(folder: string): ReadonlySet<string> {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return new Set(files.flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').split('\n')));
}

/** Messages that nobody heard in any language, by room. */
export function unheard(written: readonly Written[], heard: ReadonlySet<string>): readonly string[] {
  const messages = new Map<string, boolean>();
  for (const { file, id, text } of written) {
    const message = `${file.split('/src/')[0]}: ${id}`;
    messages.set(message, messages.get(message) === true || heard.has(keyOf(id, text)));
  }
  return [...messages].filter(([, said]) => !said).map(([message]) => message);
}
