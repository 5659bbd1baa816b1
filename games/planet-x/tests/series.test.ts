import { expect, test } from 'vitest';
import { game } from '../src/rules/index.ts';
import type { View } from '../src/rules/kind.ts';
import { nextStarter, series } from '../src/rules/series.ts';
import { samples } from './samples.ts';

function options(seats: number) {
  const read = game.readOptions({}, seats);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

type Options = ReturnType<typeof options>;
const nextGame = (played: Options, { first, places }: { first: number; places: number[] }, swap: boolean) =>
  series.next(played, { first } as View, { places, scores: null }, swap);

test('PX-E7, PX-O16: games of a match are decided by the strongest units, with the factions kept', () => {
  expect(series.opening(options(2)).tieBreak).toBe('strongest');
  const next = nextGame(options(2), { first: 0, places: [1, 2] }, false);
  expect(next).toEqual({ ...options(2), tieBreak: 'strongest', firstPlayer: 1 });
  expect(game.readOptions(next, 2)).toEqual({ ok: true, value: next });
});

test('PX-E7: the loser starts; after a shared game the left neighbour of the last starter', () => {
  expect(nextStarter({ first: 0, places: [1, 2] })).toBe(1);
  expect(nextStarter({ first: 1, places: [1, 2] })).toBe(1);
  expect(nextStarter({ first: 1, places: [1, 1] })).toBe(0);
});

test("PX-E7: in teams the losing side's first seat clockwise after the last starter", () => {
  expect(nextStarter({ first: 0, places: [3, 1, 3, 1] })).toBe(2);
  expect(nextStarter({ first: 2, places: [3, 1, 3, 1] })).toBe(0);
  expect(nextStarter({ first: 2, places: [1, 3, 1, 3] })).toBe(3);
  expect(nextStarter({ first: 3, places: [1, 1, 1, 1] })).toBe(0);
});

test('PX-E7: the options of the next game are always those of a game, whatever is played and by how many', () => {
  for (const raw of samples)
    for (const seats of [2, 3, 4]) {
      const read = game.readOptions(raw, seats);
      if (!read.ok) continue;
      const opening = series.opening(read.value);
      for (const swap of [false, true]) {
        const places = Array.from({ length: seats }, (_, seat) => 1 + (seat % 2));
        const next = nextGame(opening, { first: seats - 1, places }, swap);
        expect(game.readOptions(next, seats)).toEqual({ ok: true, value: next });
        expect([...next.factions].sort()).toEqual([...opening.factions].sort());
        if (swap) expect(next.factions.some((faction, seat) => faction === opening.factions[seat])).toBe(false);
      }
    }
});

test('PX-O16: swapped factions go to the other side, and come back', () => {
  const once = nextGame(options(4), { first: 0, places: [1, 3, 1, 3] }, true);
  expect(once.factions).toEqual(['xarn', 'concord', 'vell', 'ikthi']);
  expect(nextGame(once, { first: 1, places: [1, 3, 1, 3] }, true).factions).toEqual(options(4).factions);
  expect(series.sides(once)).toEqual([0, 1, 0, 1]);
});
