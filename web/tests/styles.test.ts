import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The classes that lead a rule of some style sheets: whoever writes them dresses every element that bears them. */
function leading(pattern: string): Set<string> {
  const found = new Set<string>();
  for (const file of globSync(pattern, { cwd: root })) {
    const css = readFileSync(resolve(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, selectors = ''] of css.matchAll(/([^{}]+)\{/g)) {
      if (selectors.trim().startsWith('@')) continue;
      for (const selector of selectors.split(/,(?![^(]*\))/)) {
        const [first = ''] = selector.trim().split(/[\s>+~]+/);
        const name = /\.[a-z][\w-]*/i.exec(first)?.[0];
        if (name !== undefined) found.add(name);
      }
    }
  }
  return found;
}

// Style sheets stay when a page is left: a class with two owners breaks the table of whoever came through the other page.
describe('the style sheets of the app', () => {
  const app = leading('web/src/**/*.css');
  it.each(['ui/src/**/*.css', 'games/*/src/**/*.css'])('share no class with %s', (pattern) => {
    const theirs = leading(pattern);
    expect(theirs.size).toBeGreaterThan(10);
    expect([...app].filter((name) => theirs.has(name))).toEqual([]);
  });
});
