// Whoever reads other people's match through a seat's eyes is told that seat's secrets with its name: "you" is who played.
import fs from 'node:fs';
import type { Eyes } from '@orrery/kernel';
import { readMatchFile } from '@orrery/kernel';
import { createSay, plain } from '@orrery/words';
import { expect, test } from 'vitest';
import { seated } from '../../src/play/names.ts';
import { openMatch, optionsOf } from '../../src/review/match.ts';
import { seatsOfFile } from '../../src/review/seats.ts';
import { linesOf } from '../../src/review/told.ts';
import { useSpeech } from '../../src/words/speech.ts';
import { inBrowser } from '../page/page.tsx';

inBrowser('en');

const games = ['shooting-star', 'planet-x', 'sky-of-stars', 'burning-planets'];
const root = new URL('../../../games/', import.meta.url);
const matches = games.flatMap((game) =>
  fs
    .readdirSync(new URL(`${game}/tests/golden/`, root))
    .flatMap((name) => (name.endsWith('.json') ? [[game, name] as const] : [])),
);

async function opened(game: string, name: string) {
  const file = readMatchFile(JSON.parse(fs.readFileSync(new URL(`${game}/tests/golden/${name}`, root), 'utf8')))!;
  const found = await openMatch(file, { seats: seatsOfFile(file), own: [], link: null });
  if (!found.ok) throw new Error(found.code);
  const { kit, reader } = found.match;
  const say = createSay('en', [...useSpeech.getState().catalogues, await kit.words.catalogue('en')]);
  const seats = seated(found.match.seats, say);
  const read = (eyes: Eyes) =>
    linesOf(
      { kit, reader, eyes, own: [], seats, options: optionsOf(found.match), say },
      0,
      reader.moments.length - 1,
    ).map(({ text }) => plain(text));
  return { read, seats };
}

test.each(matches)('%s, %s: nobody else is "you"', async (game, name) => {
  const { read, seats } = await opened(game, name);
  const eyes: Eyes[] = ['open', 'table', ...seats.keys()];
  const wrong = eyes.flatMap((each) => read(each).filter((line) => /\byou(r|rs|rself)?\b/i.test(line)));
  expect([...new Set(wrong)]).toEqual([]);
});

test('open eyes read what every seat of A Sky of Stars did in secret', async () => {
  const { read, seats } = await opened('sky-of-stars', 'four-seats.json');
  const [open, table] = [read('open'), read('table')];
  const lines = (all: readonly string[], what: RegExp) => all.filter((line) => what.test(line)).length;
  for (const { name } of seats) {
    expect(lines(open, new RegExp(`^${name} starts from`))).toBe(3);
    expect(lines(open, new RegExp(`^${name} draws a line`))).toBeGreaterThan(3);
    expect(lines(open, new RegExp(`^${name}’s secret number is \\d`))).toBe(3);
  }
  expect(lines(table, /draws a line|starts from|secret number/)).toBe(0);
});
