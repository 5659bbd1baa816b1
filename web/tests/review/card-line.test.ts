import fs from 'node:fs';
import { shelf } from '@orrery/games';
import { type Kind, MatchReader, readMatchFile } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { type GameKit, loadKit } from '../../src/play/kit.ts';
import { openMatch } from '../../src/review/match.ts';
import { chancesOf } from '../../src/review/picture.ts';
import { seatsOfFile } from '../../src/review/seats.ts';

test.each([
  ['shooting-star', 'four-seats'],
  ['planet-x', 'three-seats'],
  ['sky-of-stars', 'three-seats'],
  ['burning-planets', 'three-seats'],
])('%s: a card that is shared draws the same line as the review, under the same word', async (id, name) => {
  const address = new URL(`../../../games/${id}/tests/golden/${name}.json`, import.meta.url);
  const file = readMatchFile(JSON.parse(fs.readFileSync(address, 'utf8')))!;
  const { game, table } = (await loadKit(id, file.head.rules)) as GameKit<Kind>;
  const picture = (await shelf.find((room) => room.id === id)!.picture!())!;
  const reader = new MatchReader(game, file);
  expect(picture.line.word).toBe(table.line!.word);
  const last = reader.moments.length - 1;
  for (const moment of [0, 0.3, 0.6, 1].map((part) => Math.round(part * last))) {
    const view = reader.viewAt(moment, 'table');
    expect(picture.line.of(view)).toEqual(table.line!.of(view));
  }
});

test.each([
  ['shooting-star', 'four-seats'],
  ['planet-x', 'four-teams'],
])('%s: a card’s bands begin with who won, and allies lie on each other', async (id, name) => {
  const address = new URL(`../../../games/${id}/tests/golden/${name}.json`, import.meta.url);
  const file = readMatchFile(JSON.parse(fs.readFileSync(address, 'utf8')))!;
  const opened = await openMatch(file, { seats: seatsOfFile(file), own: [], link: null });
  if (!opened.ok) throw new Error(opened.code);
  const { places } = opened.match.reader.result!;
  const open = opened.match.reader.moments.map(() => [0.25, 0.25, 0.25, 0.25]);
  // Until all of it is known there is nothing of it on a card.
  expect(chancesOf(opened.match)).toBeNull();
  expect(chancesOf(opened.match, { open: open.slice(1), turns: [] })).toBeNull();
  expect(chancesOf(opened.match, { open, turns: null })).toBeNull();
  const { order, rounds } = chancesOf(opened.match, { open, turns: [] })!;
  expect([...order].sort()).toEqual([0, 1, 2, 3]);
  const won = places.filter((place) => place === 1).length;
  expect(order.slice(0, won).map((seat) => places[seat])).toEqual(Array.from({ length: won }, () => 1));
  expect(rounds.length).toBeGreaterThan(1);
});
