// With open eyes one sees what every seat sees of itself, at every moment of a match.
import fs from 'node:fs';
import { type Game, type Kind, MatchReader, readMatchFile } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { roomOf } from '../../../games/index.ts';

async function golden(id: string, name: string) {
  const address = new URL(`../../../games/${id}/tests/golden/${name}.json`, import.meta.url);
  const file = readMatchFile(JSON.parse(fs.readFileSync(address, 'utf8')))!;
  const { game } = await roomOf(id)!.rules();
  return new MatchReader(game as Game<Kind>, file);
}

interface Seen {
  readonly me: unknown;
  readonly players: readonly object[];
  readonly sites?: readonly { readonly card: { readonly seat: number } | null }[];
  readonly ships?: readonly { readonly owner: number }[];
}

test.each([
  ['shooting-star', 'four-seats'],
  ['planet-x', 'four-teams'],
  ['sky-of-stars', 'four-seats'],
  ['burning-planets', 'three-seats'],
])('%s: what a seat knows of itself lies open', async (id, name) => {
  const reader = await golden(id, name);
  let hidden = 0;
  for (const moment of reader.moments.keys()) {
    const open = reader.viewAt(moment, 'open') as Seen;
    const table = reader.viewAt(moment, 'table') as Seen;
    expect(open.me).toBe('table');
    for (const seat of open.players.keys()) {
      const own = reader.viewAt(moment, seat) as Seen;
      expect(open.players[seat]).toEqual(own.players[seat]);
      const cards = ({ sites = [] }: Seen) => sites.filter(({ card }) => card?.seat === seat);
      expect(cards(open)).toEqual(cards(own));
      const ships = ({ ships: all = [] }: Seen) => all.filter(({ owner }) => owner === seat);
      expect(ships(open)).toEqual(ships(own));
      if (JSON.stringify(own.players[seat]) !== JSON.stringify(table.players[seat])) hidden++;
    }
  }
  expect(hidden).toBeGreaterThan(0);
});

test('who plays from memory is shown its piles and its hand', async () => {
  const reader = await golden('shooting-star', 'memory');
  const middle = Math.floor(reader.moments.length / 2);
  const known = (eyes: 'open' | 'table') =>
    (reader.viewAt(middle, eyes) as unknown as { players: { unplayed: unknown; conquest: unknown }[] }).players.every(
      ({ unplayed, conquest }) => unplayed !== null && conquest !== null,
    );
  expect([known('open'), known('table')]).toEqual([true, false]);
});
