import { decide } from '@orrery/bots';
import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { reckoning } from '../../src/bot/reckoning.ts';
import { handOf, pileSize, putOnDiscards } from '../../src/rules/hands.ts';
import { game } from '../../src/rules/index.ts';
import { DISCARDS, HAND, PILE, TABLE } from '../../src/rules/state.ts';
import { type Given, Scene } from '../scene.ts';
import { optionsFor, positions } from './positions.ts';

const found = [2, 3, 4].flatMap((seats) => optionsFor(seats).flatMap((options) => positions(options, 3)));
const open = found.filter(({ s }) => reckoning.isOpen(s));

test('only the end of a match of two is reckoned: there who has counted the cards knows the other hand', () => {
  expect(open.length).toBeGreaterThan(100);
  for (const { s } of found) expect(reckoning.isOpen(s)).toBe(s.n === 2 && pileSize(s) === 0);
  for (const { s } of open)
    for (const me of [0, 1]) {
      const imagined = game.imagine(game.view(s, me), me, new Dice('other'));
      for (const seat of [0, 1]) expect(handOf(imagined, seat).sort()).toEqual(handOf(s, seat).sort());
    }
});

test('whatever is reckoned with is legal, and passing always is', () => {
  for (const { s, by } of open) {
    const moves = reckoning.moves(s, by);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.length).toBeLessThanOrEqual(8);
    for (const move of moves) expect(game.refuse(s, by, move)).toBeNull();
    if (s.phase === 'attackWindow' || s.phase === 'endWindow') expect(moves).toContainEqual({ t: 'pass' });
  }
});

/** A position at the end: cards of which nothing is said are discarded, so that all is known. */
function ended(given: Given): Scene {
  const scene = new Scene({ ...given, pile: 0 });
  const { state } = scene;
  const nowhere = state.deck.filter((card) => ![PILE, DISCARDS, TABLE, HAND, HAND + 1].includes(state.place[card]!));
  for (const card of nowhere) putOnDiscards(state, card);
  return scene;
}

describe('hard', () => {
  const { hard } = mind.levels;
  const guessing = { ...mind, levels: { ...mind.levels, hard: { ...hard, positions: 0 } } };
  const plays = (how: typeof mind, { state }: Scene, seat: number) =>
    [1, 2, 3].map((mood) =>
      decide({ game, mind: how }, { view: game.view(state, seat), me: seat, bot: 'hard', seed: `${mood}` }),
    );

  test('does not end a match that it loses by its last card', () => {
    const given: Given = {
      table: {
        A: ['mech-5b(plus-mech)+air-5b+ship-8a(plus-ship)', 'mech-2a', 'air-4a(plus-air)+ship-10a(minus-ship)'],
        B: ['inf-2c+mech-2a', 'ship-9a', 'inf-2d', 'mech-3a', 'inf-2a'],
      },
      hands: { A: ['B:ship-10a', 'B:ship-7a'], B: ['recover-ship'] },
      active: 'B',
    };
    const scene = ended(given);
    const last = scene.discard('B', 'recover-ship');
    expect(plays(guessing, scene, 1)).toContainEqual(last);
    for (const move of plays(mind, scene, 1)) expect(['reinforce', 'form']).toContain(move?.t);
  });

  test('ends a match that it leads before the other one can deploy what it holds', () => {
    const scene = ended({
      table: { A: ['ship-8a'], B: ['ship-7a'] },
      hands: { A: ['B:inf-2a', 'plus-ship'], B: ['air-5a', 'inf-1a'] },
    });
    const both = [scene.discard('A', 'B:inf-2a'), scene.special('A', 'plus-ship', 'A:ship-8a')];
    for (const move of plays(mind, scene, 0)) expect(both).toContainEqual(move);
    scene.play('A', both[0]!);
    for (const move of plays(mind, scene, 0)) expect(move).toEqual(both[1]);
  });
});
