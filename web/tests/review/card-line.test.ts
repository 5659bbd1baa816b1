import fs from 'node:fs';
import { shelf } from '@orrery/games';
import { type Kind, MatchReader, readMatchFile } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { type GameKit, loadKit } from '../../src/play/kit.ts';

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
