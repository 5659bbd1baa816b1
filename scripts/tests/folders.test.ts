import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** More than so many files of one kind in a folder want to be grouped, by what a player would call them. */
const most = 40;

test('no folder holds more files of one kind than can be overlooked', () => {
  const root = path.join(import.meta.dirname, '../..');
  const files = fs.globSync('*/**/*.{ts,tsx,mjs,css}', {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|\.[^/]*)$/.test(String(name)),
  });
  expect(files.length).toBeGreaterThan(1000);
  const counts = new Map<string, number>();
  for (const file of files) {
    const kind = `${path.dirname(file)}/*${path.extname(file)}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > most)).toEqual([]);
});
