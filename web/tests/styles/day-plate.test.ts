import fs from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const sheets = ['web/src', 'ui/src', 'games']
  .flatMap((room) => fs.readdirSync(new URL(`${room}/`, root), { recursive: true }).map((name) => `${room}/${name}`))
  .filter((name) => name.endsWith('.css') && !name.includes('node_modules'));

const colours = /^(--[\w-]+|color|color-scheme|background|fill|stroke|(stroke-|fill-)?opacity)$/;
const length = /\d(px|r?em|ch|v[wh]|fr)\b/;

/** What the day plate sets, with the files it is set in. */
const set = sheets.flatMap((name) => {
  const text = fs.readFileSync(new URL(name, root), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/\[data-plate="day"\][^{}]*\{([^{}]*)\}/g)].flatMap(([, body = '']) =>
    body.split(';').flatMap((line) => {
      const [, property, value] = /^\s*([\w-]+)\s*:\s*([\s\S]+)$/.exec(line) ?? [];
      return property === undefined || value === undefined ? [] : [{ name, property, value }];
    }),
  );
});

// The journeys measure where things stand by night and in high contrast, and take this for granted.
test('the day plate changes colours, and nothing that could move or hide anything', () => {
  expect(set.length).toBeGreaterThan(40);
  expect(set.filter(({ property, value }) => !colours.test(property) || length.test(value))).toEqual([]);
});
