import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/rules/cards.ts';
import { deckCards } from '../../src/rules/deck.ts';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { board } from '../fixtures/board.ts';
import { dealt, playedOut } from '../fixtures/deal.ts';
import { play, view } from '../fixtures/play.ts';

const imagined = (s: State, me: number, seed: number | string) => game.imagine(view(s, me), me, new Dice(seed));

describe('imagining', () => {
  test('every card another may have laid, every mission and every deck order comes up', () => {
    const s = play(board('2 2 2 2 / 2 2 2 2 / 2 2 2 2'), 'A W6 (1,1)').s;
    const worlds = Array.from({ length: 200 }, (_, seed) => imagined(s, 1, seed));
    expect(new Set(worlds.map((world) => world.weapon[0])).size).toBe(9);
    expect(new Set(worlds.map((world) => world.missions[0])).size).toBe(4);
    expect(new Set(worlds.map((world) => world.deck[0])).size).toBeGreaterThan(25);
    for (const world of worlds) expect(world.hands[0]! | (1 << world.weapon[0]!)).toBe(0b111111111);
  });

  test('what was played before is never imagined in a hand', () => {
    const s = play(board('2 2 2 2 / 2 2 2 2 / 2 2 2 2'), 'A W8 (0,0)', 'B W8 (3,0)', 'B W7 (0,0)').s;
    for (let seed = 0; seed < 50; seed++) {
      const world = imagined(s, 0, seed);
      expect(world.hands[1]! & 1).toBe(0);
      expect(world.weapon[1]).not.toBe(0);
    }
  });

  test('piles: memory: what the last resolution showed is gone from hands and deck, and the deck is never short', () => {
    let gone = 0;
    for (let seed = 0; seed < 24; seed++)
      playedOut(dealt(2 + (seed % 4), { piles: 'memory', nextReplacement: 'shown' }, seed), seed, (s) => {
        const cards = cardsOf(s.options);
        const me = seed % s.n;
        const world = imagined(s, me, seed);
        const seen = view(s, me);
        // As many in hands, before them and in Debris as were seen to be.
        expect(view(world, me).players).toEqual(seen.players);
        for (const { seat, weapon } of seen.lastRound?.weapons ?? []) {
          const number = cards.weaponNumber.get(weapon)!;
          expect((world.hands[seat]! >> number) & 1).toBe(0);
          if (world.site[seat]! >= 0) expect(world.weapon[seat]).not.toBe(number);
        }
        const deck = deckCards(world, cards);
        for (const id of seen.lastRound?.replacements ?? []) {
          expect(deck).not.toContain(cards.planetNumber.get(id));
          if (!seen.sites.some(({ planet }) => planet === id)) gone++;
        }
        const small = deck.filter((planet) => cards.kind[planet] === 0);
        expect(small.length).toBeGreaterThanOrEqual(world.planets.filter((planet) => cards.kind[planet] === 1).length);
        expect(cards.set.planets[small[0]!]!.id).toBe(seen.next);
      });
    expect(gone).toBeGreaterThan(0);
  });
});
