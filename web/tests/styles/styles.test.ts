import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

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

// Such a question has to be asked again of every element that comes or goes, and then of everything around it: on a slow phone that
// was half of what a finger waited for. What a class or an attribute tells is asked only where that is written.
test('no style sheet asks what an element holds by its state or its place', () => {
  const files = globSync('{ui,web,games/*}/src/**/*.css', { cwd: root });
  expect(files.length).toBeGreaterThan(30);
  const asks = files.flatMap((file) => {
    const css = readFileSync(resolve(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...css.matchAll(/:has\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].flatMap(([, held = '']) => {
      const parts = held.split(/[\s>+~,]+/).filter((part) => part !== '');
      return parts.some((part) => part.includes(':') || !/[.[]/.test(part)) ? [`${file}: ${held}`] : [];
    });
  });
  expect(asks).toEqual([]);
});

// A transition of no length still begins and ends: with 0.01 ms every change of every element became one.
test('where nothing should move, no transition begins', () => {
  const base = readFileSync(resolve(root, 'ui/src/theme/base.css'), 'utf8');
  expect(base.match(/transition-duration: [^;]+;/g)).toEqual(['transition-duration: 0s;', 'transition-duration: 0s;']);
});

// A rule that asks for a property which nobody has set is no rule: numbers of the review stood in the wrong letters for it.
test('every property that something asks for is set somewhere', () => {
  const texts = globSync('{ui,web,games/*}/src/**/*.{css,ts,tsx}', { cwd: root }).map(
    (file) => [file, readFileSync(resolve(root, file), 'utf8')] as const,
  );
  const set = new Set(
    texts.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)['"`\]]*\s*[:,]/g)].map(([, name]) => name!)),
  );
  expect(set.size).toBeGreaterThan(100);
  const asked = texts.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) => (set.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(asked).toEqual([]);
});
